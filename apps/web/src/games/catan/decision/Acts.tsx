import { CommitButton, UndoButton } from '../../../table/Acts.tsx';
import { useCatan } from '../context.ts';
import { useWords } from '../words/index.ts';
import { commitLabel } from './commit-words.ts';
import { AutoDeclineButtons, OfferButtons } from './OfferActs.tsx';

/** Undo, and the one button of wax; to an offer, the answers. */
export function ActionButtons() {
  const t = useWords();
  const table = useCatan();
  const { turn, trade, now, viewer } = table;
  if (viewer !== undefined && viewer !== now.seat && trade.silence.has(viewer)) return <AutoDeclineButtons />;
  if (turn.asked === 'answer') return <OfferButtons />;
  if (turn.asked !== 'turn') return null;
  return (
    <div className="acts">
      <UndoButton className="btn undo" can={turn.canUndo} undo={turn.undo} />
      <CommitButton ready={turn.ready.kind === 'ready'} commit={turn.commit}>
        {commitLabel(t, table)}
      </CommitButton>
    </div>
  );
}
