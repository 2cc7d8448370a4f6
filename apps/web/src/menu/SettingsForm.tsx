import { type ReactNode, useId } from 'react';
import { useWords } from '../i18n/context.ts';
import { LANGUAGES, OWN_NAMES } from '../i18n/languages.ts';
import type { GameName } from '../session/games.ts';
import { useSettings } from '../settings/context.ts';
import { CONFIRMS, HANDS, SPEEDS, THEMES, VOLUMES } from '../settings/settings.ts';
import type { Sound } from '../sound/sounds.ts';
import { trySound } from '../sound/use-sound.ts';

/** What each volume is tried with. */
const OF_VOLUME = { tableVolume: { name: 'laid' }, alertsVolume: { name: 'bell' } } as const satisfies Record<
  string,
  Sound
>;

/** How the table looks and behaves on this device. */
export function SettingsForm({ game }: { readonly game: GameName }) {
  const t = useWords();
  const { settings, change } = useSettings();
  return (
    <div className="settings">
      <Choice
        label={t('menu.language')}
        value={t.language}
        options={LANGUAGES.map((language) => [language, OWN_NAMES[language]])}
        onChange={(language) => change({ language })}
      />
      <Choice
        label={t('menu.theme')}
        value={settings.theme}
        options={THEMES.map((theme) => [theme, t(`menu.theme.${theme}`)])}
        onChange={(theme) => change({ theme })}
      />
      {game === 'carcassonne' && (
        <Choice
          label={t('menu.confirm')}
          value={settings.confirm}
          options={CONFIRMS.map((confirm) => [confirm, t(`menu.confirm.${confirm}`)])}
          onChange={(confirm) => change({ confirm })}
          note={t('menu.confirmNote')}
        />
      )}
      <Choice
        label={t('menu.speed')}
        value={String(settings.speed)}
        options={SPEEDS.map((speed) => [String(speed), t(`menu.speed.${speed}`)])}
        onChange={(speed) => change({ speed: SPEEDS.find((one) => String(one) === speed) ?? 1 })}
      />
      <Flag
        label={t('menu.sound')}
        on={settings.sound}
        onChange={(sound) => {
          change({ sound });
          if (sound) trySound(OF_VOLUME.tableVolume, settings);
        }}
      />
      {settings.sound &&
        (['tableVolume', 'alertsVolume'] as const).map((name) => (
          <Choice
            key={name}
            label={t(`menu.${name}`)}
            value={String(settings[name])}
            options={VOLUMES.map((volume) => [String(volume), t(`menu.volume.${volume}`)])}
            onChange={(chosen) => {
              const part = { [name]: VOLUMES.find((volume) => String(volume) === chosen) };
              change(part);
              trySound(OF_VOLUME[name], { ...settings, ...part });
            }}
          />
        ))}
      <Choice
        label={t('menu.hand')}
        value={settings.hand}
        options={HANDS.map((hand) => [hand, t(`menu.hand.${hand}`)])}
        onChange={(hand) => change({ hand })}
      />
      {game === 'catan' && (
        <Flag
          label={t('menu.unhurried')}
          on={settings.unhurried}
          onChange={(unhurried) => change({ unhurried })}
        />
      )}
      <Flag label={t('menu.letters')} on={settings.letters} onChange={(letters) => change({ letters })} />
      <Flag label={t('menu.purist')} on={settings.purist} onChange={(purist) => change({ purist })} />
      <Flag
        label={t('menu.textBoard')}
        on={settings.textBoard}
        onChange={(textBoard) => change({ textBoard })}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  onChange(value: T): void;
  readonly note?: ReactNode;
}

function Choice<T extends string>({ label, value, options, onChange, note }: ChoiceProps<T>) {
  const id = useId();
  return (
    <p className="setting">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      {note && <small>{note}</small>}
    </p>
  );
}

function Flag({
  label,
  on,
  onChange,
}: {
  readonly label: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}) {
  return (
    <label className="setting flag">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
