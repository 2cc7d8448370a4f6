import { BUILDER } from '../figures.ts';
import { bySeat, DRAW, PAIRED_BUILDER, type State } from '../state.ts';
import { tell } from '../tell.ts';
import { finish } from './finish.ts';

/**
 * The second part of a double turn, the next seat, or the end. A paired builder beside the stacks goes back to the supply
 * first. CAR-TURN-06, CAR-TURN-07, CAR-TB-DOUBLE-01, -07, CAR-TB-BUILDER-25, -30
 */
export function passOn(state: State): void {
  state.phase = DRAW;
  if (state.secondPart === 1 && state.has(PAIRED_BUILDER)) state.supply[bySeat(BUILDER, state.seat)]!++;
  if (state.left === 0) {
    finish(state);
    return;
  }
  if (state.secondPart === 1) {
    state.secondPart = 0;
    state.part = 2;
    const rule = state.has(PAIRED_BUILDER) ? 'CAR-TB-BUILDER-25' : 'CAR-TB-DOUBLE-01';
    if (state.sink) tell(state, { type: 'double', seat: state.seat, rule });
    return;
  }
  state.part = 1;
  state.seat = (state.seat + 1) % state.seats;
}
