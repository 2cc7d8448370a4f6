import { emit } from '../emit.ts';
import { START } from '../phases.ts';
import { endIfWon } from '../scoring/victory.ts';
import type { State } from '../state.ts';

/** Begins a seat's turn; it may win by points that came in another's turn. CAT-VP-03 */
export function beginTurn(state: State, seat: number): void {
  state.seat = seat;
  state.turn++;
  state.rolled = -1;
  state.played = 0;
  state.built = 0;
  state.phase = START;
  if (state.events) emit(state, { type: 'turn', seat, turn: state.turn });
  endIfWon(state, 'CAT-VP-03');
}
