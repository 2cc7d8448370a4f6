import { emit } from '../emit.ts';
import { BUILDER } from '../sets/traders/facts.ts';
import { bySeat, DRAW, PAIRED_BUILDER, SECOND, SECOND_IS_ASKED, type State } from '../state.ts';
import { finish } from './finish.ts';

/**
 * The second part of a double turn, or the question whether it is taken, the next seat, or the end. A paired builder beside
 * the stacks goes back to the supply first. CAR-TURN-06, CAR-TURN-07, CAR-TB-DOUBLE-01, -06, -07, CAR-TB-BUILDER-25, -30
 */
export function passOn(state: State): void {
  state.phase = DRAW;
  if (state.secondPart === 1 && state.has(PAIRED_BUILDER)) state.supply[bySeat(BUILDER, state.seat)]!++;
  if (state.left === 0) finish(state);
  else if (state.secondPart === 0) nextSeat(state);
  else if (state.has(SECOND_IS_ASKED)) state.phase = SECOND;
  else beginSecondPart(state);
}

export function beginSecondPart(state: State): void {
  state.secondPart = 0;
  state.part = 2;
  const rule = state.has(PAIRED_BUILDER) ? 'CAR-TB-BUILDER-25' : 'CAR-TB-DOUBLE-01';
  if (state.events) emit(state, { type: 'double', seat: state.seat, rule });
}

export function nextSeat(state: State): void {
  state.part = 1;
  state.seat = (state.seat + 1) % state.seats;
}
