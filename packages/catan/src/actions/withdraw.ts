import { type Refusal, refuse, type Seat } from '@bastide/contract';
import { emit } from '../emit.ts';
import { DECLINED, NO_ANSWER, PROPOSED, type State, WITHDRAWN_OFFER } from '../state.ts';
import { closeOffer, isFor, isOpen } from '../turn/offers.ts';
import type { SeatRules } from './shared/action.ts';
import { bySeat, codeOf, seatIn } from './shared/codes.ts';
import { offerRefusal } from './shared/trade-refusals.ts';
import { oneWord } from './shared/words.ts';

/** The active seat takes its offer back, another seat its own terms. */
export interface WithdrawAction {
  readonly type: 'withdraw';
}

export const WITHDRAW = codeOf(16);

export const withdraw: SeatRules<WithdrawAction> = {
  by: 'seat',
  type: 'withdraw',
  members: [],
  code: WITHDRAW,
  encode: (_state, _action, seat) => WITHDRAW | bySeat(seat),
  decode: () => ({ type: 'withdraw' }),
  list: listWithdrawal,
  timingRefusal: offerRefusal,
  refusal,
  apply: takeBack,
  ...oneWord({ type: 'withdraw' }),
};

/** Tells whether the seat has an offer that is open, or proposed terms of its own. */
const canWithdraw = (state: State, seat: Seat): boolean =>
  seat === state.seat ? isOpen(state) : state.answer[seat] === PROPOSED;

/** The withdrawal of the active seat's offer; the game waits for no other seat's. */
export function listWithdrawal(state: State, seat: Seat, out: Int32Array, from: number): number {
  if (seat !== state.seat || !canWithdraw(state, seat)) return from;
  out[from] = WITHDRAW | bySeat(seat);
  return from + 1;
}

function refusal(state: State, seat: Seat): Refusal | undefined {
  return canWithdraw(state, seat)
    ? undefined
    : refuse('CAT-TRADE-04', `seat ${seat} has no offer to withdraw`);
}

/** With an offer go the answers to it. */
function takeBack(state: State, code: number): void {
  const seat = seatIn(code);
  if (state.events) emit(state, { type: 'withdrew', seat });
  if (seat === state.seat) closeOffer(state, WITHDRAWN_OFFER);
  else state.answer[seat] = isFor(state, seat) ? DECLINED : NO_ANSWER;
}
