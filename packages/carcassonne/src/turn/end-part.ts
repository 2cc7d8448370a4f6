import { DRAW, type State } from '../state.ts';
import { finish } from './finish.ts';

/** Ends a part: the turn goes on by the rule of a set, the next seat begins, or the game ends. CAR-TURN-06, CAR-TURN-07 */
export function endPart(state: State): void {
  state.phase = DRAW;
  const { partEnds } = state.hooks;
  for (let i = 0; i < partEnds.length; i++) if (partEnds[i]!(state)) return;
  if (state.left === 0) finish(state);
  else nextSeat(state);
}

export function nextSeat(state: State): void {
  state.part = 1;
  state.seat = (state.seat + 1) % state.seats;
}
