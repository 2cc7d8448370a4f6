import { standsStill } from '../scoring/standstill.ts';
import { hasWon } from '../scoring/victory.ts';
import { BUILT, PHASE, PLAYED, ROLLED, SEAT, SEATS_AT_TABLE, START, type State, TURN } from '../state.ts';
import { lapse } from './offer.ts';
import { tell } from './tell.ts';

/** A seat's turn begins, and with it the chance to win by points that came in another's turn. CAT-VP-03 */
export function begin(state: State, seat: number): void {
  const { scalar } = state;
  scalar[SEAT] = seat;
  scalar[TURN]!++;
  scalar[ROLLED] = -1;
  scalar[PLAYED] = 0;
  scalar[BUILT] = 0;
  scalar[PHASE] = START;
  if (state.sink) tell(state, { type: 'turn', seat, turn: scalar[TURN]! });
  hasWon(state, 'CAT-VP-03');
}

/** Offers lapse, and what was bought may be played from the next turn on. CAT-TURN-01, CAT-TRADE-10, CAT-DEV-04 */
export function end(state: State): void {
  const { scalar } = state;
  const seat = scalar[SEAT]!;
  state.fresh[seat] = 0;
  lapse(state);
  if (!standsStill(state)) begin(state, (seat + 1) % scalar[SEATS_AT_TABLE]!);
}
