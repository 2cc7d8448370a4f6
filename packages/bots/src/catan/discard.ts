import type { Seat } from '@bastide/contract';
import { Land } from './land.ts';
import { type Action, countOf, KINDS, one, RESOURCES, type State } from './packed.ts';
import { Plans } from './plans.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Chooses all discards together: of every way to give so many cards, the one that leaves the best hand. */
export function createDiscard(weights: Partial<Weights> = {}): (state: State, seat: Seat) => Action {
  const land = new Land();
  const plans = new Plans({ ...WEIGHTS, ...weights }, land);
  return (state, seat) => {
    land.look(state);
    plans.look(state, seat);
    const hand = state.hand[seat]!;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    const look = (kind: number, given: number, due: number): void => {
      if (due === 0) {
        const worth = plans.worth(hand - given);
        if (worth <= most) return;
        most = worth;
        best = given;
      } else if (kind < KINDS)
        for (let count = Math.min(due, countOf(hand, kind)); count >= 0; count--)
          look(kind + 1, given + count * one(kind), due - count);
    };
    look(0, 0, state.due[seat]!);
    return { type: 'discard', card: RESOURCES.find((_, kind) => countOf(best, kind) > 0)! };
  };
}
