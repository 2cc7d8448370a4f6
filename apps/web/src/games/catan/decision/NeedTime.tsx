import { toSentence } from '../../../table/focus.ts';
import { useCatan } from '../context.ts';
import { useWords } from '../words/index.ts';

/** Where an offer is declined by itself when nobody answers it: the way to stop the clock. */
export function NeedTime() {
  const t = useWords();
  const { trade, look } = useCatan();
  if (!trade.runsOut) return null;
  return (
    <button
      type="button"
      className="link need-time"
      onClick={() => {
        trade.takeTime();
        look({ answer: t('catan.trade.timeTaken') });
        toSentence();
      }}
    >
      {t('catan.trade.needTime')}
    </button>
  );
}
