/**
 * Monasteries and gardens with a monk. `tally` of such a segment counts the empty cells around it: a monastery is occupied
 * at once or never, so only occupied ones are watched.
 */
import { CELL_MASK, MONK_COUNT, type State, WIDTH } from '../state.ts';

/** Distances of the eight neighbours, with `WIDTH + 1` added. */
const IS_NEIGHBOUR = new Uint8Array(2 * WIDTH + 3);
for (const row of [-WIDTH, 0, WIDTH])
  for (const column of [-1, 0, 1]) if (row !== 0 || column !== 0) IS_NEIGHBOUR[row + column + WIDTH + 1] = 1;

/** A tile was laid: the monks around it have one empty cell less. CAR-MON-02, CAR-MON-03 */
export function countForMonks(state: State, cell: number): void {
  for (let i = state.scalar[MONK_COUNT]! - 1; i >= 0; i--) {
    const distance = (cell - state.monkCell[i]! + WIDTH + 1) & CELL_MASK;
    if (distance < IS_NEIGHBOUR.length && IS_NEIGHBOUR[distance] === 1) state.tally[state.monkSegment[i]!]!--;
  }
}

/** How many of the eight cells around are empty. CAR-MON-01 */
export function emptyAround(state: State, cell: number): number {
  let empty = 0;
  for (let distance = 0; distance < IS_NEIGHBOUR.length; distance++)
    if (IS_NEIGHBOUR[distance] === 1 && state.board[(cell + distance - WIDTH - 1) & CELL_MASK]! <= 0) empty++;
  return empty;
}

export function addMonk(state: State, segment: number, cell: number): void {
  const monk = state.scalar[MONK_COUNT]!++;
  state.monkSegment[monk] = segment;
  state.monkCell[monk] = cell;
  state.tally[segment] = emptyAround(state, cell);
}

/** Forgets the monk at a place in the list: it went home. */
export function removeMonk(state: State, monk: number): void {
  const last = --state.scalar[MONK_COUNT]!;
  state.monkSegment[monk] = state.monkSegment[last]!;
  state.monkCell[monk] = state.monkCell[last]!;
}
