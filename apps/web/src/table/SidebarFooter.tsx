import { useTranslator } from '../i18n/context.ts';
import { useSettings } from '../settings/context.ts';
import { trySound } from '../sound/use-sound.ts';
import { Icon } from '../ui/Icon.tsx';
import { useShowRule } from '../ui/RuleLink.tsx';
import { useTableBase } from './context.ts';
import { useTableOverlay } from './overlay.ts';

/** Footer of the sidebar: chat at an online table, rules, replay, sound. */
export function SidebarFooter() {
  const t = useTranslator();
  const company = useTableOverlay();
  const { setUi, moments, count, session } = useTableBase();
  const isOver = session.moment().outcome !== undefined;
  const rules = useShowRule();
  return (
    <>
      {company && <company.SidebarPart />}
      <nav className="sidebar-foot" aria-label={t('menu.title')}>
        <button type="button" onClick={() => rules('')}>
          <Icon name="rules" /> {t('sidebarFoot.rules')}
        </button>
        <button
          type="button"
          onClick={() =>
            setUi({ past: moments[0] ?? count, isAutoplay: isOver, isSidebarOpen: false, dialog: undefined })
          }
        >
          <Icon name="replay" /> {t('sidebarFoot.replay')}
        </button>
        <SoundButton />
      </nav>
    </>
  );
}

/** Turns sound on and off. */
function SoundButton() {
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
      <Icon name={on ? 'sound' : 'mute'} /> {t('sidebarFoot.sound')}
    </button>
  );
}
