import type { Action } from '@bastide/carcassonne';
import type { PrepareProps } from '../../../game/game-ui.ts';
import { useTable } from '../context.ts';
import { planOf } from './plan-of.ts';

/** Lays the tile where it was advised, and puts up the figure: as if both had been pressed. */
export function Prepare({ actions, label, describedBy, onPrepared }: PrepareProps<Action>) {
  const { turn, board } = useTable();
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
