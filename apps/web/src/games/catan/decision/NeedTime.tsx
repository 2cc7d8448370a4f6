import { focusPrompt } from '../../../table/focus.ts';
import { useCatan } from '../context.ts';
import { useWords } from '../words/index.ts';

/** Where an offer is declined by itself when nobody answers it: the way to stop the clock. */
export function MoreTimeButton() {
  const t = useWords();
  const { trade, setUi } = useCatan();
  if (!trade.runsOut) return null;
  return (
    <button
      type="button"
      className="link need-time"
      onClick={() => {
        trade.takeTime();
        setUi({ answer: t('catan.trade.timeTaken') });
        focusPrompt();
      }}
    >
      {t('catan.trade.needTime')}
    </button>
  );
}
