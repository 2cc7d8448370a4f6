import type { Seat } from '@bastide/contract';
import type { Resource } from './cards/names.ts';
import { unpackCards } from './cards/packed.ts';
import type { State } from './state.ts';

/** Hands and bonus cards as they truly are, for traces and comparisons: nobody at the table sees all of it. */
export interface TrueHands {
  /** By seat: how many resource cards, and which. */
  readonly hands: readonly number[];
  readonly cards: readonly Readonly<Record<Resource, number>>[];
  readonly longestRoad: Seat | null;
  readonly largestArmy: Seat | null;
}

export function trueHands(state: State): TrueHands {
  const { seats } = state.options;
  const holder = (seat: number): Seat | null => (seat < 0 ? null : seat);
  return {
    hands: Array.from(state.cards.subarray(0, seats)),
    cards: Array.from(state.hand.subarray(0, seats), unpackCards),
    longestRoad: holder(state.roadHolder),
    largestArmy: holder(state.armyHolder),
  };
}
