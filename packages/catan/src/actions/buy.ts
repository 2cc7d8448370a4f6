import { type Refusal, refuse, type Seat } from '@bastide/contract';
import { COSTS, DEVELOPMENT_COST } from '../cards/stock.ts';
import { emit } from '../emit.ts';
import { DEALT } from '../phases.ts';
import type { State } from '../state.ts';
import { pay } from '../turn/move-cards.ts';
import { closeTrade } from '../turn/offers.ts';
import type { SeatRules } from './shared/action.ts';
import { codeOf } from './shared/codes.ts';
import { canPay, unpaid } from './shared/costs.ts';
import { afterRoll } from './shared/reasons.ts';
import { oneWord } from './shared/words.ts';

/** Buys a development card. */
export interface BuyAction {
  readonly type: 'buy';
}

export const BUY = codeOf(10);

export const buy: SeatRules<BuyAction> = {
  by: 'seat',
  type: 'buy',
  members: [],
  code: BUY,
  encode: () => BUY,
  decode: () => ({ type: 'buy' }),
  list: listPurchase,
  timingRefusal: (state, _, turnRefusal) => afterRoll(state, turnRefusal, 'buying comes after the roll'),
  refusal,
  apply: buyCard,
  ...oneWord({ type: 'buy' }),
};

/** Tells whether the seat can pay for a card, and one is left. */
export const canBuyCard = (state: State, seat: Seat): boolean =>
  canPay(state, seat, DEVELOPMENT_COST) && state.deckLeft > 0;

function listPurchase(state: State, seat: Seat, out: Int32Array, from: number): number {
  if (!canBuyCard(state, seat)) return from;
  out[from] = BUY;
  return from + 1;
}

function refusal(state: State, seat: Seat): Refusal | undefined {
  if (canBuyCard(state, seat)) return undefined;
  if (state.deckLeft === 0) return refuse('CAT-DEV-02', 'no development card is left');
  return unpaid(state, seat, DEVELOPMENT_COST);
}

/** CAT-DEV-01 */
function buyCard(state: State): void {
  const seat = state.seat;
  pay(state, seat, DEVELOPMENT_COST);
  state.phase = DEALT;
  if (state.events) emit(state, { type: 'bought', seat, cost: COSTS.development });
  closeTrade(state);
}
