import { use } from 'react';
import { fetchLater } from '../game/fetch.ts';
import type { GameUi, SettingLine } from '../game/game-ui.ts';
import { useWords } from '../i18n/context.ts';
import { LANGUAGES, OWN_NAMES } from '../i18n/languages.ts';
import { useSettings } from '../settings/context.ts';
import { inLanguage } from '../settings/language.ts';
import { HANDS, SPEEDS, THEMES, VOLUMES } from '../settings/settings.ts';
import type { Sound } from '../sound/sounds.ts';
import { trySound } from '../sound/use-sound.ts';
import { Choice, Flag } from './controls.tsx';

/** What each volume is tried with. */
const OF_VOLUME = { tableVolume: { name: 'laid' }, alertsVolume: { name: 'bell' } } as const satisfies Record<
  string,
  Sound
>;

/** How the table looks and behaves on this device. */
export function SettingsForm({ game }: { readonly game: GameUi }) {
  const t = useWords();
  const { settings, change, person, absent } = useSettings();
  const own = use(fetchLater(game)).settings;
  const ownAfter = (place: SettingLine['after']) =>
    own.map(({ name, after, Line }) => after === place && <Line key={name} />);
  return (
    <div className="settings">
      <Choice
        label={t('menu.language')}
        value={t.language}
        options={LANGUAGES.map((language) => [language, OWN_NAMES[language]])}
        onChange={(language) => change(inLanguage(settings, person, language))}
      />
      {absent && (
        <p role="alert" className="small">
          {t('app.absent', { language: OWN_NAMES[absent] })}
        </p>
      )}
      <Choice
        label={t('menu.theme')}
        value={settings.theme}
        options={THEMES.map((theme) => [theme, t(`menu.theme.${theme}`)])}
        onChange={(theme) => change({ theme })}
      />
      {ownAfter('theme')}
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
      {ownAfter('hand')}
      <Flag label={t('menu.letters')} on={settings.letters} onChange={(letters) => change({ letters })} />
      <Flag label={t('menu.hints')} on={settings.hints} onChange={(hints) => change({ hints })} />
      <Flag label={t('menu.purist')} on={settings.purist} onChange={(purist) => change({ purist })} />
      <Flag
        label={t('menu.textBoard')}
        on={settings.textBoard}
        onChange={(textBoard) => change({ textBoard })}
      />
    </div>
  );
}
