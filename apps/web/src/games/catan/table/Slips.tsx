import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { refusalWords } from '../text/refusal-words.ts';
import { useWords } from '../words/index.ts';
import { useCatan } from './context.ts';
import { usePlaceWords } from './use-place-words.ts';

/** Slips of paper on the wood: refusals, spoken answers, what a place of the island is. */
export function Slips() {
  const t = useWords();
  const { attention, look } = useCatan();
  const place = usePlaceWords();
  if (attention.refused)
    return (
      <aside className="slip refusal" role="alert">
        <p>
          <b>{refusalWords(t, attention.refused)}</b>
        </p>
        <p className="slip-row">
          <RuleLink id={attention.refused.rule} />
          <button type="button" className="btn" onClick={() => look({ refused: undefined })}>
            {t('act.close')}
          </button>
        </p>
      </aside>
    );
  if (attention.answer)
    return (
      <aside className="slip">
        <button
          type="button"
          className="round close"
          aria-label={t('act.close')}
          onClick={() => look({ answer: undefined })}
        >
          <Icon name="close" />
        </button>
        <p>{attention.answer}</p>
      </aside>
    );
  if (!place) return null;
  return (
    <aside className="slip feature">
      <p>
        <b>{place.title}</b>
      </p>
      {place.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {place.refusal && (
        <p className="no">
          {refusalWords(t, place.refusal)} {place.refusal.rule}
        </p>
      )}
    </aside>
  );
}
