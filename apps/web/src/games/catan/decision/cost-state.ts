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
export const BUYS = ['road', 'settlement', 'city', 'card'] as const satisfies readonly Tool[];
export type Buy = (typeof BUYS)[number];

const purchaseOf = (buy: Buy): Purchase => (buy === 'card' ? 'development' : buy);

export const costOf = (buy: Buy): CardCounts => COSTS[purchaseOf(buy)];

/** Whether the seat can buy something now, and why not. */
export const costState = (now: View, me: number, buy: Buy): PurchaseState =>
  purchaseState({ ...now, you: me }, purchaseOf(buy));
