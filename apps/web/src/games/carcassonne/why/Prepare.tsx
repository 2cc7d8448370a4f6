import type { Action } from '@bastide/carcassonne';
import type { PrepareProps } from '../../../game/game-ui.ts';
import { useTable } from '../context.ts';
import type { Choice, Plan } from '../turn/plan.ts';

/** Lays the tile where it was advised, and puts up the figure: as if both had been pressed. */
export function Prepare({ actions, label, onPrepared }: PrepareProps<Action>) {
  const { turn, board } = useTable();
  const prepare = () => {
    const plan = planOf(actions);
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

function planOf(actions: readonly Action[]): Plan {
  let plan: Plan = { turned: 0 };
  for (const action of actions)
    switch (action.type) {
      case 'place':
        plan = { ...plan, at: action.at, turned: action.turned };
        break;
      case 'deploy':
      case 'retrieve':
        plan = { ...plan, choice: action satisfies Choice };
        break;
      case 'farmer':
        plan = { ...plan, returns: action.returns };
        break;
      case 'second':
        plan = { ...plan, declines: !action.taken };
        break;
    }
  return plan;
}
