import {
  BUILDER,
  DRAW,
  DUE,
  LEFT,
  MAX_SEATS,
  PAIRED_BUILDER,
  PART,
  PHASE,
  RULES,
  SEAT,
  SEATS_AT_TABLE,
  type State,
} from '../state.ts';
import { finish } from './finish.ts';
import { tell } from './tell.ts';

/**
 * The second part of a double turn, the next seat, or the end. A paired builder beside the stacks goes back to the supply
 * first. CAR-TURN-06, CAR-TURN-07, CAR-TB-DOUBLE-01, -07, CAR-TB-BUILDER-25, -30
 */
export function passOn(state: State): void {
  const { scalar } = state;
  scalar[PHASE] = DRAW;
  if (scalar[DUE] === 1 && (scalar[RULES]! & PAIRED_BUILDER) !== 0)
    state.supply[BUILDER * MAX_SEATS + scalar[SEAT]!]!++;
  if (scalar[LEFT] === 0) {
    finish(state);
    return;
  }
  if (scalar[DUE] === 1) {
    scalar[DUE] = 0;
    scalar[PART] = 2;
    const rule = (scalar[RULES]! & PAIRED_BUILDER) !== 0 ? 'CAR-TB-BUILDER-25' : 'CAR-TB-DOUBLE-01';
    if (state.sink) tell(state, { type: 'double', seat: scalar[SEAT]!, rule });
    return;
  }
  scalar[PART] = 1;
  scalar[SEAT] = (scalar[SEAT]! + 1) % scalar[SEATS_AT_TABLE]!;
}
