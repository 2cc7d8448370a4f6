import { Undo, Wax } from '../../../table/Acts.tsx';
import { useCatan } from '../context.ts';
import { useWords } from '../words/index.ts';
import { commitWords } from './commit-words.ts';
import { OfferActs, SilentActs } from './OfferActs.tsx';

/** Undo, and the one button of wax; to an offer, the answers. */
export function Acts() {
  const t = useWords();
  const table = useCatan();
  const { turn, trade, now, me } = table;
  if (me !== undefined && me !== now.seat && trade.silence.has(me)) return <SilentActs />;
  if (turn.asked === 'answer') return <OfferActs />;
  if (turn.asked !== 'turn') return null;
  return (
    <div className="acts">
      <Undo className="btn undo" can={turn.canUndo} undo={turn.undo} />
      <Wax ready={turn.ready.kind === 'ready'} commit={turn.commit}>
        {commitWords(t, table)}
      </Wax>
    </div>
  );
}
