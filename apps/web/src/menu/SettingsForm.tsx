import { use } from 'react';
import { fetchSecondary } from '../game/fetch.ts';
import type { GameSettingRow, GameUi } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages.ts';
import { useSettings } from '../settings/context.ts';
import { withLanguage } from '../settings/language.ts';
import { HANDS, SPEEDS, THEMES, VOLUMES } from '../settings/settings.ts';
import type { Sound } from '../sound/sounds.ts';
import { trySound } from '../sound/use-sound.ts';
import { ChoiceSetting, ToggleSetting } from './controls.tsx';

/** What each volume is tried with. */
const SAMPLE_SOUNDS = {
  tableVolume: { name: 'laid' },
  alertsVolume: { name: 'bell' },
} as const satisfies Record<string, Sound>;

/** How the table looks and behaves on this device. */
export function SettingsForm({ game }: { readonly game: GameUi }) {
  const t = useTranslator();
  const { settings, change, person, unavailableLanguage } = useSettings();
  const own = use(fetchSecondary(game)).settings;
  const ownAfter = (place: GameSettingRow['after']) =>
    own.map(({ name, after, Row }) => after === place && <Row key={name} />);
  return (
    <div className="settings">
      <ChoiceSetting
        label={t('menu.language')}
        value={t.language}
        options={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]])}
        onChange={(language) => change(withLanguage(settings, person, language))}
      />
      {unavailableLanguage && (
        <p role="alert" className="small">
          {t('app.absent', { language: LANGUAGE_NAMES[unavailableLanguage] })}
        </p>
      )}
      <ChoiceSetting
        label={t('menu.theme')}
        value={settings.theme}
        options={THEMES.map((theme) => [theme, t(`menu.theme.${theme}`)])}
        onChange={(theme) => change({ theme })}
      />
      {ownAfter('theme')}
      <ChoiceSetting
        label={t('menu.speed')}
        value={String(settings.speed)}
        options={SPEEDS.map((speed) => [String(speed), t(`menu.speed.${speed}`)])}
        onChange={(speed) => change({ speed: SPEEDS.find((one) => String(one) === speed) ?? 1 })}
      />
      <ToggleSetting
        label={t('menu.sound')}
        on={settings.sound}
        onChange={(sound) => {
          change({ sound });
          if (sound) trySound(SAMPLE_SOUNDS.tableVolume, settings);
        }}
      />
      {settings.sound &&
        (['tableVolume', 'alertsVolume'] as const).map((name) => (
          <ChoiceSetting
            key={name}
            label={t(`menu.${name}`)}
            value={String(settings[name])}
            options={VOLUMES.map((volume) => [String(volume), t(`menu.volume.${volume}`)])}
            onChange={(chosen) => {
              const part = { [name]: VOLUMES.find((volume) => String(volume) === chosen) };
              change(part);
              trySound(SAMPLE_SOUNDS[name], { ...settings, ...part });
            }}
          />
        ))}
      <ChoiceSetting
        label={t('menu.hand')}
        value={settings.hand}
        options={HANDS.map((hand) => [hand, t(`menu.hand.${hand}`)])}
        onChange={(hand) => change({ hand })}
      />
      {ownAfter('hand')}
      <ToggleSetting
        label={t('menu.letters')}
        on={settings.letters}
        onChange={(letters) => change({ letters })}
      />
      <ToggleSetting label={t('menu.hints')} on={settings.hints} onChange={(hints) => change({ hints })} />
      <ToggleSetting
        label={t('menu.purist')}
        on={settings.purist}
        onChange={(purist) => change({ purist })}
      />
      <ToggleSetting
        label={t('menu.textBoard')}
        on={settings.textBoard}
        onChange={(textBoard) => change({ textBoard })}
      />
    </div>
  );
}
