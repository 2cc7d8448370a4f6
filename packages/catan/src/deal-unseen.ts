/** Cards that a viewer has not seen, dealt to those who hold them. `known`: the seats whose cards it sees, as bits. */
import type { Random } from '@bastide/contract';
import type { Way } from './cards/counting.ts';
import { holds, total } from './cards/packed.ts';
import { dealHidden, someOf } from './cards/unseen.ts';
import { ACCEPTED, PROPOSED, type State } from './state.ts';
import { isOpen } from './turn/offers.ts';

const has = (seats: number, seat: number): boolean => ((seats >> seat) & 1) === 1;

/** One of the ways in which the hands may be, by its chances. */
export function dealHands(state: State, ways: readonly Way[], known: number, random: Random): void {
  if (ways.length === 0) {
    dealUncounted(state, known, random);
    return;
  }
  let rest = random.below(2 ** 30) / 2 ** 30;
  rest *= ways.reduce((sum, { chances }) => sum + chances, 0);
  const way = ways.find(({ chances }) => {
    rest -= chances;
    return rest < 0;
  });
  state.hand.set((way ?? ways.at(-1)!).hands);
}

/** Deals where nobody has counted: the cards that are out of the bank in any order, after those that each seat has promised. */
function dealUncounted(state: State, known: number, random: Random): void {
  const { hand, cards, seats } = state;
  let unseen = state.island.fullBank - state.bank;
  for (let seat = 0; seat < seats; seat++) if (has(known, seat)) unseen -= hand[seat]!;
  for (let seat = 0; seat < seats; seat++) {
    if (has(known, seat)) continue;
    const shown = promised(state, seat);
    hand[seat] = total(shown) <= cards[seat]! && holds(unseen, shown) ? shown : 0;
    unseen -= hand[seat]!;
  }
  for (let seat = 0; seat < seats; seat++) {
    const dealt = someOf(unseen, cards[seat]! - total(hand[seat]!), random);
    hand[seat]! += dealt;
    unseen -= dealt;
  }
}

/** Cards that a seat has shown to hold by its word in a trade: they may be gone since. CAT-TRADE-08 */
function promised(state: State, seat: number): number {
  if (state.answer[seat] === ACCEPTED) return state.offerGet;
  if (state.answer[seat] === PROPOSED) return state.termsGive[seat]!;
  return seat === state.seat && isOpen(state) ? state.offerGive : 0;
}

/** Development cards of a seat, and those of them bought this turn. */
export interface Counts {
  readonly developments: number;
  readonly fresh: number;
}

/**
 * Deals from the deck, which holds all that nobody has seen: no more victory points than a seat can hold. CAT-INFO-02,
 * CAT-VP-04
 */
export function dealDevelopments(
  state: State,
  counts: readonly Counts[],
  known: number,
  random: Random,
): void {
  const hiders = counts.flatMap((_, seat) => (has(known, seat) ? [] : [seat]));
  const holders = hiders.map((seat) => {
    const count = counts[seat]!.developments;
    return { count, pointsAtMost: Math.min(count, state.pointsAtMost[seat]!) };
  });
  const dealt = dealHidden(state.deck, holders, random);
  hiders.forEach((seat, i) => {
    state.held[seat] = dealt[i]!;
    state.fresh[seat] = someOf(dealt[i]!, counts[seat]!.fresh, random);
    state.deck -= dealt[i]!;
  });
}
