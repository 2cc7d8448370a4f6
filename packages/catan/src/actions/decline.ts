import { refuse, type Seat } from '@bastide/contract';
import { emit } from '../emit.ts';
import { DECLINED, type State } from '../state.ts';
import type { SeatRules } from './shared/action.ts';
import { bySeat, codeOf, seatIn } from './shared/codes.ts';
import { answerRefusal } from './shared/trade-refusals.ts';
import { oneWord } from './shared/words.ts';

/** A no to the offer. */
export interface DeclineAction {
  readonly type: 'decline';
}

const DECLINE = codeOf(18);

export const decline: SeatRules<DeclineAction> = {
  by: 'seat',
  type: 'decline',
  members: [],
  code: DECLINE,
  encode: (_state, _action, seat) => DECLINE | bySeat(seat),
  decode: () => ({ type: 'decline' }),
  list: listNo,
  timingRefusal: answerRefusal,
  refusal: ({ answer }, seat) =>
    answer[seat] === DECLINED ? refuse('CAT-TRADE-04', `seat ${seat} has declined already`) : undefined,
  apply: declineOffer,
  ...oneWord({ type: 'decline' }),
};

function listNo(_state: State, seat: Seat, out: Int32Array, from: number): number {
  out[from] = DECLINE | bySeat(seat);
  return from + 1;
}

function declineOffer(state: State, code: number): void {
  const seat = seatIn(code);
  state.answer[seat] = DECLINED;
  state.hasOffers = 1;
  if (state.events) emit(state, { type: 'declined', seat });
}
