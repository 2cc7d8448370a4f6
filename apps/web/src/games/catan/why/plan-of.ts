import type { Action, View } from '@bastide/catan';
import { cardList } from '../cards/counts.ts';
import { isAsking, NO_PLAN, placeOf, stagesOf, type TurnPlan } from '../turn/plan.ts';

/**
 * The first step of a row as a plan: one that is confirmed as a whole, like a piece, a card with its roads, or the robber with whom it
 * robs. What comes after it is planned when it is done. Undefined: such a step is not planned.
 */
export function planOf(now: View, seat: number, actions: readonly Action[]): TurnPlan | undefined {
  const [first] = actions;
  if (first?.type === 'buy') return { ...NO_PLAN, tool: 'card' };
  if (first?.type === 'play' && first.card === 'monopoly')
    return { ...NO_PLAN, tool: first.card, picked: [first.resource!] };
  if (first?.type === 'play' && first.card === 'plenty')
    return { ...NO_PLAN, tool: first.card, picked: cardList(first.cards!) };
  if (!first || !(placeOf(first) || first.type === 'rob' || first.type === 'play')) return undefined;
  const [, ...after] = stagesOf(now, seat, actions);
  const whole = after.findIndex((stage) => !isAsking(stage, seat, false));
  return { ...NO_PLAN, staged: actions.slice(0, whole < 0 ? after.length : whole + 1) };
}
