import type { Action } from '@bastide/carcassonne';
import type { PrepareProps } from '../../../game/game-ui.ts';
import { useTable } from '../context.ts';
import type { Plan } from '../turn/plan.ts';

/** Lays the tile where it was advised, and puts up the figure: as if both had been pressed. */
export function Prepare({ actions, label, onPrepared }: PrepareProps<Action>) {
  const { turn, board } = useTable();
  const plan = turn.isHeld ? undefined : planOf(actions);
  if (!plan) return null;
  const prepare = () => {
    turn.prepare(plan);
    if (plan.at) board.current?.reveal(plan.at);
    onPrepared();
  };
  return (
    <button type="button" className="btn" onClick={prepare}>
      {label}
    </button>
  );
}

/** What is to be chosen in one decision of a row; undefined: nothing. */
function planOf([first, next]: readonly Action[]): Plan | undefined {
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

const choiceIn = (action: Action | undefined): Plan['choice'] =>
  action?.type === 'deploy' || action?.type === 'retrieve' ? action : undefined;
