import { CommitButton, UndoButton } from '../../../table/action-buttons.tsx';
import { useCarcassonne } from '../context.ts';
import { type CarcassonneKey, useCarcassonneTranslator } from '../messages.ts';

/** The undo button and the confirm button. */
export function ActionButtons({ round = false }: { readonly round?: boolean }) {
  const t = useCarcassonneTranslator();
  const { turn } = useCarcassonne();
  const commit = useCommitKey();
  if (!turn.mine) return null;
  const { at, turned, choice, returns, declines } = turn.plan;
  return (
    <div className="acts">
      <UndoButton
        className={round ? 'round' : 'btn'}
        can={!turn.isHeld && Boolean(at || turned !== 0 || choice || returns || declines)}
        hasLabel={!round}
        undo={turn.undo}
        held={{ hint: t('act.undoHint'), undoAll: turn.undoAll }}
      />
      <CommitButton ready={turn.preview.kind === 'ready'} pending={turn.pending} commit={turn.commit}>
        {t(commit)}
      </CommitButton>
    </div>
  );
}

/** Label of the primary button. */
function useCommitKey(): CarcassonneKey {
  const { turn, moment } = useCarcassonne();
  const { plan, preview } = turn;
  switch (moment.view.phase) {
    case 'farmer':
      return plan.returns ? 'farmer.take' : 'farmer.leave';
    case 'second':
      return plan.declines ? 'secondTile.decline' : 'secondTile.take';
    case 'deploy':
      if (plan.choice?.type === 'retrieve') return 'act.takeHome';
      return plan.choice ? 'act.placeFigure' : 'act.noFigure';
    default:
      return preview.kind === 'open' ? 'act.choosePlace' : 'act.lay';
  }
}
