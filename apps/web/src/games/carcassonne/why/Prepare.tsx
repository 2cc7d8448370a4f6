import type { Action } from '@bastide/carcassonne';
import type { PrepareMoveProps } from '../../../game/game-ui.ts';
import { useCarcassonne } from '../context.ts';
import { planOf } from './plan-of.ts';

/** Lays the tile where it was advised, and puts up the figure: as if both had been pressed. */
export function PrepareMove({ actions, label, describedBy, onPrepared }: PrepareMoveProps<Action>) {
  const { turn, board } = useCarcassonne();
  const plan = turn.isHeld ? undefined : planOf(actions);
  if (!plan) return null;
  const prepare = () => {
    turn.prepare(plan);
    if (plan.at) board.current?.reveal(plan.at);
    onPrepared();
  };
  return (
    <button type="button" className="btn" aria-describedby={describedBy} onClick={prepare}>
      {label}
    </button>
  );
}
