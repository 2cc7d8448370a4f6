import { type ReactNode, use, useState } from 'react';
import { useGame } from '../game/context.ts';
import { fetchSecondary } from '../game/fetch-modules.ts';
import type { GameSettingRow, GameUi } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { recordText, saveRecord } from '../records/files.ts';
import { useRevealsSecrets } from '../records/reveals-secrets.ts';
import { navigate } from '../router/history.ts';
import type { AnySession } from '../session/local-session.ts';
import { useSettings } from '../settings/context.ts';
import { withLanguage } from '../settings/language.ts';
import { HANDS, SPEEDS, THEMES, VOLUMES } from '../settings/settings.ts';
import type { Sound } from '../sound/sounds.ts';
import { trySound } from '../sound/use-sound.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useShowRule } from '../ui/RuleLink.tsx';
import { ChoiceSetting, ToggleSetting } from './controls.tsx';

/** Sounds that let the reader try each volume. */
const SAMPLE_SOUNDS = {
  tableVolume: { name: 'laid' },
  alertsVolume: { name: 'bell' },
} as const satisfies Record<string, Sound>;

/** Settings of the table's look and behaviour on this device. */
function SettingsForm({ game }: { readonly game: GameUi }) {
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
      <SoundSettings />
      <ChoiceSetting
        label={t('menu.hand')}
        value={settings.hand}
        options={HANDS.map((hand) => [hand, t(`menu.hand.${hand}`)])}
        onChange={(hand) => change({ hand })}
      />
      {ownAfter('hand')}
      {(['letters', 'hints', 'purist', 'textBoard'] as const).map((name) => (
        <ToggleSetting
          key={name}
          label={t(`menu.${name}`)}
          on={settings[name]}
          onChange={(isOn) => change({ [name]: isOn })}
        />
      ))}
    </div>
  );
}

/** Sound on or off, and its volumes, each tried when it is chosen. */
function SoundSettings() {
  const t = useTranslator();
  const { settings, change } = useSettings();
  return (
    <>
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
    </>
  );
}

/** Dialogs that the menu opens. */
export type MenuDialog = 'text' | 'open' | 'keys';

interface Props {
  readonly session: AnySession;
  /** The game lies in the library, so that nothing is lost. */
  readonly isKept: boolean;
  leave(): void;
  open(dialog: MenuDialog): void;
  onClose(): void;
  /** Further entries of this table. */
  readonly children?: ReactNode;
}

/** Actions on the table, and its settings. */
export function Menu({ children, ...props }: Props) {
  const t = useTranslator();
  const game = useGame(props.session.setup.game);
  return (
    <Dialog title={t('menu.title')} onClose={props.onClose} wide>
      <div className="menu-columns">
        <div>
          {children}
          <h3>{t('menu.game')}</h3>
          <GameItems {...props} />
          <h3>{t('menu.help')}</h3>
          <HelpItems {...props} />
        </div>
        <div>
          <h3>{t('menu.settings')}</h3>
          <SettingsForm game={game} />
        </div>
      </div>
      <p className="small muted">{t('menu.about')}</p>
    </Dialog>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly message: MessageKey;
  readonly note?: MessageKey | false;
  onPress(): void;
}

function MenuItem({ icon, message, note, onPress }: ItemProps) {
  const t = useTranslator();
  return (
    <li>
      <button type="button" onClick={onPress}>
        <Icon name={icon} /> {t(message)}
        {note && <small className="muted">{t(note)}</small>}
      </button>
    </li>
  );
}

/** Another game, and what can be done with the record of this one. */
function GameItems({ session, isKept, leave, open }: Omit<Props, 'children'>) {
  const t = useTranslator();
  const [copied, setCopied] = useState(false);
  const [sure, setSure] = useState(false);
  const record = session.record();
  const note = useRevealsSecrets(session) && 'menu.holdsAll';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(recordText(session) ?? '');
      setCopied(true);
    } catch {
      open('text');
    }
  };
  return (
    <ul className="menu-list">
      <MenuItem icon="plus" message="menu.new" onPress={() => (isKept ? leave() : setSure(true))} />
      {sure && (
        <li className="sure" role="alert">
          <p>{t('menu.newSure')}</p>
          <button type="button" className="btn primary" onClick={leave}>
            {t('menu.new')}
          </button>
        </li>
      )}
      <MenuItem icon="library" message="start.library" onPress={() => navigate({ library: 'games' })} />
      {record && (
        <>
          <MenuItem icon="save" message="menu.save" note={note} onPress={() => saveRecord(record)} />
          <MenuItem
            icon={copied ? 'check' : 'copy'}
            message={copied ? 'menu.copied' : 'menu.copy'}
            note={note}
            onPress={() => void copy()}
          />
        </>
      )}
      <MenuItem icon="replay" message="menu.open" onPress={() => open('open')} />
    </ul>
  );
}

function HelpItems({ open, onClose }: Pick<Props, 'open' | 'onClose'>) {
  const rules = useShowRule();
  return (
    <ul className="menu-list">
      <MenuItem
        icon="rules"
        message="menu.rules"
        onPress={() => {
          onClose();
          rules('');
        }}
      />
      <MenuItem icon="keys" message="menu.keys" onPress={() => open('keys')} />
    </ul>
  );
}
