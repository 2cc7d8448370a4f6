import { Icon } from '../../../parts/Icon.tsx';
import { useCatan } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { commitWords } from './commit-words.ts';
import { OfferActs, SilentActs } from './OfferActs.tsx';

/** Undo, and the one button of wax; to an offer, the answers. */
export function Acts() {
  const { turn, trade, now, me } = useCatan();
  if (me !== undefined && me !== now.seat && trade.silence.has(me)) return <SilentActs />;
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
      {commitWords(t, table)}
    </button>
  );
}
