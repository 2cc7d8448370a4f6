import type { Action } from '@bastide/carcassonne';
import type { PrepareMoveProps } from '../../../game/game-ui.ts';
import { useCarcassonne } from '../context.ts';
import type { TurnPlan } from '../turn/plan.ts';

/** Returns the plan for one decision of some actions; undefined: there is nothing to choose. */
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

/** Chooses the advised place and figure, as if the reader had pressed both. */
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
