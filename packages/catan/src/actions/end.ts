import type { Seat } from '@bastide/contract';
import { endAtStandstill } from '../scoring/standstill.ts';
import type { State } from '../state.ts';
import { beginTurn } from '../turn/begin-turn.ts';
import { clearOffers } from '../turn/offers.ts';
import type { SeatRules } from './shared/action.ts';
import { codeOf } from './shared/codes.ts';
import { oneWord } from './shared/words.ts';

/** Ends the turn. */
export interface EndAction {
  readonly type: 'end';
}

export const END = codeOf(21);

export const end: SeatRules<EndAction> = {
  by: 'seat',
  type: 'end',
  members: [],
  code: END,
  encode: () => END,
  decode: () => ({ type: 'end' }),
  list: listEnd,
  apply: endTurn,
  // The next seat may win by hidden points. CAT-VP-03
  revealsHidden: () => true,
  ...oneWord({ type: 'end' }),
};

function listEnd(_state: State, _seat: Seat, out: Int32Array, from: number): number {
  out[from] = END;
  return from + 1;
}

/** Offers lapse, and what was bought may be played from the next turn on. CAT-TURN-01, CAT-TRADE-10, CAT-DEV-04 */
export function endTurn(state: State): void {
  const seat = state.seat;
  state.fresh[seat] = 0;
  clearOffers(state);
  if (!endAtStandstill(state)) beginTurn(state, (seat + 1) % state.seats);
}
