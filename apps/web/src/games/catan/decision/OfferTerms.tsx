import { toSentence } from '../../../table/focus.ts';
import { useCatan } from '../context.ts';
import { Swap } from '../parts/Cards.tsx';
import { useWords } from '../words/index.ts';

/** What is offered, in cards, and the way to stop the clock. */
export function OfferTerms() {
  const t = useWords();
  const { now, trade, look } = useCatan();
  if (!now.offer) return null;
  return (
    <div className="offer-terms">
      <Swap give={now.offer.get} get={now.offer.give} />
      {trade.runsOut && (
        <button
          type="button"
          className="link"
          onClick={() => {
            trade.takeTime();
            look({ answer: t('catan.trade.timeTaken') });
            toSentence();
          }}
        >
          {t('catan.trade.needTime')}
        </button>
      )}
    </div>
  );
}
