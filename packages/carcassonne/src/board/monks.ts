/**
 * Monasteries and the like with a monk. `tally` of such a segment counts the empty cells around it: a monastery is occupied
 * at once or never, so only occupied ones are watched.
 */

import { AROUND, WIDTH } from '../layout/cells.ts';
import type { State } from '../state.ts';

/** A tile was laid: the monks around it have one empty cell less. CAR-MON-02, CAR-MON-03 */
export function countForMonks(state: State, cell: number): void {
  for (let i = state.monkCount - 1; i >= 0; i--) {
    const distance = Math.abs(cell - state.monkCell[i]!);
    if (distance === 1 || (distance >= WIDTH - 1 && distance <= WIDTH + 1))
      state.tally[state.monkSegment[i]!]!--;
  }
}

/** Number of empty cells among the eight around. CAR-MON-01 */
export function emptyAround(state: State, cell: number): number {
  let empty = 0;
  for (const distance of AROUND) if (state.board[cell + distance]! <= 0) empty++;
  return empty;
}

export function addMonk(state: State, segment: number, cell: number): void {
  const monk = state.monkCount++;
  state.monkSegment[monk] = segment;
  state.monkCell[monk] = cell;
  state.tally[segment] = emptyAround(state, cell);
}

/** Forgets the monk at a place in the list: it went home. */
export function removeMonk(state: State, monk: number): void {
  const last = --state.monkCount;
  state.monkSegment[monk] = state.monkSegment[last]!;
  state.monkCell[monk] = state.monkCell[last]!;
}
