import { Undo, Wax } from '../../../table/Acts.tsx';
import { useTable } from '../context.ts';
import { type Key, useWords } from '../words/index.ts';

/** Undo, and the one button of wax. */
export function Acts({ round = false }: { readonly round?: boolean }) {
  const t = useWords();
  const { turn } = useTable();
  const commit = useCommitKey();
  if (!turn.mine) return null;
  const { at, turned, choice, returns, declines } = turn.plan;
  return (
    <div className="acts">
      <Undo
        className={round ? 'round' : 'btn'}
        can={!turn.isHeld && Boolean(at || turned !== 0 || choice || returns || declines)}
        isSaid={!round}
        undo={turn.undo}
        held={{ hint: t('act.undoHint'), undoAll: turn.undoAll }}
      />
      <Wax ready={turn.preview.kind === 'ready'} pending={turn.pending} commit={turn.commit}>
        {t(commit)}
      </Wax>
    </div>
  );
}

/** What the wax button does, in its own words. */
function useCommitKey(): Key {
  const { turn, moment } = useTable();
  const { plan, preview } = turn;
  switch (moment.view.phase) {
    case 'farmer':
      return plan.returns ? 'farmer.take' : 'farmer.leave';
    case 'second':
      return plan.declines ? 'second.decline' : 'second.take';
    case 'deploy':
      if (plan.choice?.type === 'retrieve') return 'act.takeHome';
      return plan.choice ? 'act.placeFigure' : 'act.noFigure';
    default:
      return preview.kind === 'open' ? 'act.choosePlace' : 'act.lay';
  }
}
