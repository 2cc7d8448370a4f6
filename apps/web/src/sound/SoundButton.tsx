import { useTranslator } from '../i18n/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { useSettings } from '../settings/context.ts';
import { trySound } from './use-sound.ts';

/** Turns sound on and off. */
export function SoundButton() {
  const t = useTranslator();
  const { settings, change } = useSettings();
  const on = settings.sound;
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => {
        change({ sound: !on });
        if (!on) trySound({ name: 'laid' }, settings);
      }}
    >
      <Icon name={on ? 'sound' : 'mute'} /> {t('foot.sound')}
    </button>
  );
}
