import {
  type CardCounts,
  COSTS,
  type Purchase,
  type PurchaseState,
  purchaseState,
  type View,
} from '@bastide/catan';
import type { Tool } from '../turn/plan.ts';

/** What the build menu offers, in its order. */
export const PURCHASES = ['road', 'settlement', 'city', 'card'] as const satisfies readonly Tool[];
export type Purchasable = (typeof PURCHASES)[number];

const purchaseOf = (buy: Purchasable): Purchase => (buy === 'card' ? 'development' : buy);

export const costOf = (buy: Purchasable): CardCounts => COSTS[purchaseOf(buy)];

/** Whether the viewer can buy something now, and why not. */
export function costState(now: View, buy: Purchasable): PurchaseState {
  const state = purchaseState(now, purchaseOf(buy));
  // The table waits with its player for the answers to an offer.
  return state.kind === 'ready' && now.actions.length === 0 ? { kind: 'later', rule: 'CAT-TRADE-04' } : state;
}
