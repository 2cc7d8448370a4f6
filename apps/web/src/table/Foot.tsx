import { useWords } from '../i18n/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { useRules } from '../parts/RuleLink.tsx';
import { SoundButton } from '../sound/SoundButton.tsx';
import { useCompany } from './company.ts';
import { useTableBase } from './context.ts';

/** At the foot of the leaf: the talk of those who play from afar; the rules, the replay, the sound. */
export function Foot() {
  const t = useWords();
  const company = useCompany();
  const { look, moments, count, session } = useTableBase();
  const isOver = session.moment().outcome !== undefined;
  const rules = useRules();
  return (
    <>
      {company && <company.LeafPart />}
      <nav className="leaf-foot" aria-label={t('menu.title')}>
        <button type="button" onClick={() => rules('')}>
          <Icon name="rules" /> {t('foot.rules')}
        </button>
        <button
          type="button"
          onClick={() => look({ past: moments[0] ?? count, plays: isOver, leaf: false, dialog: undefined })}
        >
          <Icon name="replay" /> {t('foot.replay')}
        </button>
        <SoundButton />
      </nav>
    </>
  );
}
