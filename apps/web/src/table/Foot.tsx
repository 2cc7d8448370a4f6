import { useTranslator } from '../i18n/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { useShowRule } from '../parts/RuleLink.tsx';
import { SoundButton } from '../sound/SoundButton.tsx';
import { useTableOverlay } from './company.ts';
import { useTableBase } from './context.ts';

/** At the foot of the leaf: the talk of those who play from afar; the rules, the replay, the sound. */
export function SidebarFooter() {
  const t = useTranslator();
  const company = useTableOverlay();
  const { setUi, moments, count, session } = useTableBase();
  const isOver = session.moment().outcome !== undefined;
  const rules = useShowRule();
  return (
    <>
      {company && <company.SidebarPart />}
      <nav className="leaf-foot" aria-label={t('menu.title')}>
        <button type="button" onClick={() => rules('')}>
          <Icon name="rules" /> {t('foot.rules')}
        </button>
        <button
          type="button"
          onClick={() =>
            setUi({ past: moments[0] ?? count, isAutoplay: isOver, isSidebarOpen: false, dialog: undefined })
          }
        >
          <Icon name="replay" /> {t('foot.replay')}
        </button>
        <SoundButton />
      </nav>
    </>
  );
}
