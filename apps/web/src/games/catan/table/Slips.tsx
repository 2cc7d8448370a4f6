import { RuleLink } from '../../../parts/RuleLink.tsx';
import { AnswerSlip, Slip } from '../../../table/Slip.tsx';
import { useCatan } from '../context.ts';
import { refusalWords } from '../text/refusal-words.ts';
import { useWords } from '../words/index.ts';
import { usePlaceWords } from './use-place-words.ts';

/** Slips of paper on the wood: refusals, spoken answers, what a place of the island is. */
export function Slips() {
  const t = useWords();
  const { attention, look } = useCatan();
  const place = usePlaceWords();
  if (attention.refused)
    return (
      <Slip kind="refusal">
        <p>
          <b>{refusalWords(t, attention.refused)}</b>
        </p>
        <p className="slip-row">
          <RuleLink id={attention.refused.rule} />
          <button type="button" className="btn" onClick={() => look({ refused: undefined })}>
            {t('act.close')}
          </button>
        </p>
      </Slip>
    );
  if (attention.answer) return <AnswerSlip />;
  if (!place) return null;
  return (
    <Slip kind="feature">
      <p>
        <b>{place.title}</b>
      </p>
      {place.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {place.refusal && (
        <p className="no">
          {refusalWords(t, place.refusal)} <RuleLink id={place.refusal.rule} />
        </p>
      )}
    </Slip>
  );
}
