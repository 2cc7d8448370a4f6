import type { Action } from '@bastide/carcassonne';
import type { PrepareMoveProps } from '../../../game/game-ui.ts';
import { useCarcassonne } from '../context.ts';
import type { TurnPlan } from '../turn/plan.ts';

/** The choice to make in one decision of a row; undefined: nothing. */
export function planOf([first, next]: readonly Action[]): TurnPlan | undefined {
  switch (first?.type) {
    case 'place':
      return { at: first.at, turned: first.turned, choice: choiceIn(next) };
    case 'deploy':
    case 'retrieve':
      return { turned: 0, choice: first };
    case 'farmer':
      return { turned: 0, returns: first.returns };
    case 'second':
      return { turned: 0, declines: !first.taken };
    default:
      return undefined;
  }
}

const choiceIn = (action: Action | undefined): TurnPlan['choice'] =>
  action?.type === 'deploy' || action?.type === 'retrieve' ? action : undefined;

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
