/** The builder, and the second part of a turn that it earns. CAR-TB-BUILDER-01…30, CAR-TB-DOUBLE-01…08 */

import { emit } from '../../emit.ts';
import { WENT_HOME } from '../../layout/deployed.ts';
import { hasHelper, helperOf } from '../../layout/marks.ts';
import { bySeat, PHASES, type State } from '../../state.ts';
import { FIELD, kindOf, SEGMENTS } from '../../tiles/tables.ts';
import { BUILDER, PAIRED_BUILDER, SECOND_IS_ASKED } from './facts.ts';

/** The seat says whether it takes the second tile that its builder earned. CAR-TB-DOUBLE-06 */
export const SECOND = PHASES.indexOf('second');

/**
 * A new tile in the feature where the seat's builder stands earns the second part; distance does not matter (CAR-TB-BUILDER-06,
 * CAR-EDGE-02). A paired builder then steps beside the stacks (CAR-TB-BUILDER-23, -24).
 */
export function earnSecondPart(state: State, type: number, seat: number): void {
  // Only the first tile of a turn can earn the second part. CAR-TB-DOUBLE-04, CAR-TB-DOUBLE-08
  if (state.part !== 1 || state.supply[bySeat(BUILDER, seat)] !== 0) return;
  const { newRoots, marks } = state;
  for (let local = SEGMENTS[type]! - 1; local >= 0; local--) {
    const root = newRoots[local]!;
    if (kindOf(type, local) === FIELD || !hasHelper(marks[root]!, seat)) continue;
    state.secondPart = 1;
    if (state.has(PAIRED_BUILDER)) {
      marks[root]! ^= helperOf(seat);
      state.figures[state.lastAt[bySeat(BUILDER, seat)]! - 1]! |= WENT_HOME;
      if (state.events) emit(state, { type: 'builder-leaves', seat, rule: 'CAR-TB-BUILDER-23' });
    }
  }
}

/**
 * The second part of a double turn, or the question whether it is taken. A paired builder beside the stacks goes back to the
 * supply first. CAR-TB-DOUBLE-01, -06, -07, CAR-TB-BUILDER-25, -30
 */
export function offerSecondPart(state: State): boolean {
  if (state.secondPart === 0) return false;
  if (state.has(PAIRED_BUILDER)) state.supply[bySeat(BUILDER, state.seat)]!++;
  if (state.left === 0) return false;
  if (state.has(SECOND_IS_ASKED)) {
    state.phase = SECOND;
    state.asked = state.seat;
  } else beginSecondPart(state);
  return true;
}

export function beginSecondPart(state: State): void {
  state.secondPart = 0;
  state.part = 2;
  const rule = state.has(PAIRED_BUILDER) ? 'CAR-TB-BUILDER-25' : 'CAR-TB-DOUBLE-01';
  if (state.events) emit(state, { type: 'double', seat: state.seat, rule });
}
