import { type Refusal, refuse, type Seat } from '@bastide/contract';
import { holds } from '../cards/packed.ts';
import { emit } from '../emit.ts';
import { ACCEPTED, type State } from '../state.ts';
import { show } from '../turn/move-cards.ts';
import type { SeatRules } from './shared/action.ts';
import { bySeat, codeOf, seatIn } from './shared/codes.ts';
import { answerRefusal } from './shared/trade-refusals.ts';
import { oneWord } from './shared/words.ts';

/** A yes to the offer. */
export interface AcceptAction {
  readonly type: 'accept';
}

export const ACCEPT = codeOf(17);

export const accept: SeatRules<AcceptAction> = {
  by: 'seat',
  type: 'accept',
  members: [],
  code: ACCEPT,
  encode: (_state, _action, seat) => ACCEPT | bySeat(seat),
  decode: () => ({ type: 'accept' }),
  list: listYes,
  timingRefusal: answerRefusal,
  refusal,
  apply: acceptOffer,
  ...oneWord({ type: 'accept' }),
};

/** Tells whether a seat holds the cards asked for. CAT-TRADE-08 */
const canAccept = (state: State, seat: Seat): boolean => holds(state.hand[seat]!, state.offerGet);

function listYes(state: State, seat: Seat, out: Int32Array, from: number): number {
  if (!canAccept(state, seat)) return from;
  out[from] = ACCEPT | bySeat(seat);
  return from + 1;
}

function refusal(state: State, seat: Seat): Refusal | undefined {
  if (state.answer[seat] === ACCEPTED) return refuse('CAT-TRADE-04', `seat ${seat} has accepted already`);
  return canAccept(state, seat)
    ? undefined
    : refuse('CAT-TRADE-08', `seat ${seat} does not hold the cards asked for`);
}

/** CAT-TRADE-08 */
function acceptOffer(state: State, code: number): void {
  const seat = seatIn(code);
  state.answer[seat] = ACCEPTED;
  state.hasOffers = 1;
  if (state.events) emit(state, { type: 'accepted', seat });
  show(state, seat, state.offerGet);
}
