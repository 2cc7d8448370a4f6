import { type CardCounts, COSTS, type View } from '@bastide/catan';
import type { Tool } from '../table/plan.ts';
import { missing, totalOf } from '../text/cards.ts';

/** What the build menu offers, in its order. */
export const BUYS = ['road', 'settlement', 'city', 'card'] as const satisfies readonly Tool[];
export type Buy = (typeof BUYS)[number];

export const costOf = (buy: Buy): CardCounts => COSTS[buy === 'card' ? 'development' : buy];

/** Whether something can be bought now, and why not. */
export type CostState =
  /** `n`: places for it, or cards in the deck. */
  | { readonly kind: 'ready'; readonly n: number }
  | { readonly kind: 'short'; readonly cards: CardCounts }
  | { readonly kind: 'no-piece' | 'no-place' | 'deck-empty' }
  /** The cards are there, but it is not the time. */
  | { readonly kind: 'later' };

const TYPES = { road: 'road', settlement: 'settle', city: 'city', card: 'buy' } as const;

export function costState(now: View, me: number, buy: Buy): CostState {
  const places = now.phase === 'main' ? now.actions.filter(({ type }) => type === TYPES[buy]).length : 0;
  if (places > 0) return { kind: 'ready', n: buy === 'card' ? now.deck : places };
  const own = now.seats[me]!;
  if (buy === 'card' ? now.deck === 0 : own.supply[buy] === 0)
    return { kind: buy === 'card' ? 'deck-empty' : 'no-piece' };
  const cards = missing(costOf(buy), own.hand ?? {});
  if (totalOf(cards) > 0) return { kind: 'short', cards };
  // While others think about an offer, nothing is listed.
  return now.phase === 'main' && now.seat === me && now.actions.length > 0
    ? { kind: 'no-place' }
    : { kind: 'later' };
}
