import { useCatan } from '../context.ts';
import { Costs } from './Costs.tsx';
import { Picks } from './Picks.tsx';
import { Victims } from './Victims.tsx';

/** What there is to choose on the rim: the build menu, unless something else is asked. */
export function Choices() {
  const { turn, now } = useCatan();
  const { plan, ahead } = turn;
  // An offer is seen in the sentence.
  if (turn.asked === 'answer') return null;
  if (plan.tool === 'plenty' || plan.tool === 'monopoly') return <Picks />;
  const robs = turn.asked === 'turn' && turn.stages.some(({ view }) => view.phase === 'rob');
  if (robs) return <Victims />;
  const placing = ['settle', 'connect', 'robber', 'free-roads'];
  const plays = plan.staged.some(({ type }) => type === 'play' || type === 'robber');
  const quiet =
    turn.asked === 'turn' && (plays || placing.includes(ahead.phase) || placing.includes(now.phase));
  if (quiet || now.turn === 0 || turn.asked === 'over') return null;
  return <Costs />;
}
