import { useWords } from '../../i18n/context.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useCatan } from '../table/context.ts';
import { waxWords } from './wax-words.ts';

/** Undo, and the one button of wax; to an offer, the three answers. */
export function Acts() {
  const { turn } = useCatan();
  if (turn.asked === 'answer') return <OfferActs />;
  if (turn.asked !== 'turn') return null;
  return (
    <div className="acts">
      <Undo />
      <Wax />
    </div>
  );
}

function Undo() {
  const t = useWords();
  const { turn } = useCatan();
  return (
    <button
      type="button"
      className="btn undo"
      aria-label={t('act.undo')}
      title={t('act.undo')}
      aria-disabled={turn.canUndo ? undefined : true}
      onClick={() => turn.undo()}
    >
      <Icon name="undo" />
    </button>
  );
}

function Wax() {
  const t = useWords();
  const table = useCatan();
  const { turn } = table;
  const ready = turn.ready.kind === 'ready';
  return (
    <button
      type="button"
      className="btn wax"
      aria-disabled={!ready || undefined}
      onClick={() => {
        if (ready) turn.commit();
        else document.getElementById('decision')?.focus();
      }}
    >
      {waxWords(t, table)}
    </button>
  );
}

/** Yes, no, or other terms. */
function OfferActs() {
  const t = useWords();
  const { trade, now, look } = useCatan();
  const refusal = trade.refusalOf({ type: 'accept' });
  return (
    <div className="acts offer-acts">
      <button
        type="button"
        className="btn"
        onClick={() => {
          trade.take(now.offer!.get, now.offer!.give);
          look({ trade: true });
        }}
      >
        {t('catan.trade.instead')}
      </button>
      <button type="button" className="btn" onClick={trade.decline}>
        {t('catan.trade.decline')}
      </button>
      <button
        type="button"
        className="btn wax"
        aria-disabled={refusal ? true : undefined}
        onClick={() => {
          if (refusal) look({ refused: refusal });
          else trade.accept();
        }}
      >
        {t('catan.trade.accept')}
      </button>
    </div>
  );
}
