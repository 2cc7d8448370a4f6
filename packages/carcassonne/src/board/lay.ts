import {
  cellAt,
  FRONTIER_COUNT,
  MONK_COUNT,
  MULTIPLE_COUNT,
  SEGMENT_COUNT,
  type State,
  TILE_COUNT,
  WIDTH,
} from '../state.ts';
import {
  edgeOf as importedEdgeOf,
  LOCALS,
  leftOf,
  MULTIPLE as MULTIPLE_TABLE,
  middleOf,
  rightOf,
  SEGMENTS as SEGMENTS_TABLE,
  SIDE as SIDE_TABLE,
  SIDE_WEIGHT,
  TALLY as TALLY_TABLE,
} from '../tiles/tables.ts';
import { find, join, joinFields } from './features.ts';

// Tables bound in this module are folded into hot code as constants; imported bindings are not.
const SIDE = SIDE_TABLE;
const TALLY = TALLY_TABLE;
const SEGMENTS = SEGMENTS_TABLE;
const MULTIPLE = MULTIPLE_TABLE;
const edgeOf = importedEdgeOf;

/** Distances of the eight cells around a cell. */
const AROUND = [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1] as const;

/**
 * Lays a tile on a cell and joins its segments to those of its neighbours (CAR-TILE-06). Knows nothing of turns: the
 * caller has made sure that it fits. `seat` is −1 for the start tile.
 */
export function lay(state: State, oriented: number, cell: number, seat: number): void {
  const { scalar, board, here, parent } = state;
  const type = oriented >> 2;
  const slot = scalar[TILE_COUNT]!++;
  const first = scalar[SEGMENT_COUNT]!;
  const count = SEGMENTS[type]!;
  scalar[SEGMENT_COUNT] = first + count;
  state.tileCell[slot] = cell;
  state.tileOriented[slot] = oriented;
  state.tileFirst[slot] = first;
  state.tileSeat[slot] = seat;
  const mark = MULTIPLE[type] === 1 ? 1 << scalar[MULTIPLE_COUNT]!++ : 0;
  for (let local = 0; local < count; local++) {
    const segment = first + local;
    parent[segment] = segment;
    state.tally[segment] = TALLY[type * LOCALS + local]!;
    state.strength[segment] = 0;
    state.shared[segment] = mark;
  }
  const place = board[cell]!;
  if (place < 0) leaveFrontier(state, -1 - place);
  board[cell] = slot + 1;
  meet(state, oriented, first, 0, cell - WIDTH);
  meet(state, oriented, first, 1, cell + 1);
  meet(state, oriented, first, 2, cell + WIDTH);
  meet(state, oriented, first, 3, cell - 1);
  for (let local = 0; local < count; local++) here[local] = find(parent, first + local);
  for (let i = scalar[MONK_COUNT]! - 1; i >= 0; i--) {
    const distance = Math.abs(cell - state.monkCell[i]!);
    if (distance === 1 || (distance >= WIDTH - 1 && distance <= WIDTH + 1))
      state.tally[state.monkSegment[i]!]!--;
  }
}

/** One side of the new tile: joins the neighbour, or asks something of the empty cell there. */
function meet(state: State, oriented: number, first: number, side: number, cell: number): void {
  const mine = SIDE[oriented * 4 + side]!;
  const place = state.board[cell]!;
  const opposite = side ^ 2;
  if (place <= 0) {
    askOf(state, cell, place, edgeOf(mine) * SIDE_WEIGHT[opposite]!);
    return;
  }
  const base = state.tileFirst[place - 1]!;
  const theirs = SIDE[state.tileOriented[place - 1]! * 4 + opposite]!;
  const edge = edgeOf(mine);
  if (edge === 1) joinFields(state, first + middleOf(mine), base + middleOf(theirs));
  else {
    join(state, first + middleOf(mine), base + middleOf(theirs));
    if (edge === 2) {
      joinFields(state, first + leftOf(mine), base + rightOf(theirs));
      joinFields(state, first + rightOf(mine), base + leftOf(theirs));
    }
  }
}

function askOf(state: State, cell: number, place: number, asked: number): void {
  if (place < 0) {
    state.frontierAsks[-1 - place]! += asked;
    return;
  }
  const i = state.scalar[FRONTIER_COUNT]!++;
  state.frontierCell[i] = cell;
  state.frontierAsks[i] = asked;
  state.board[cell] = -1 - i;
}

function leaveFrontier(state: State, i: number): void {
  const { frontierCell, frontierAsks, board, scalar } = state;
  const last = --scalar[FRONTIER_COUNT]!;
  if (i === last) return;
  const cell = frontierCell[last]!;
  frontierCell[i] = cell;
  frontierAsks[i] = frontierAsks[last]!;
  board[cell] = -1 - i;
}

/** How many of the eight cells around are empty. CAR-MON-01 */
export function emptyAround(state: State, cell: number): number {
  let empty = 0;
  for (const distance of AROUND) if (state.board[cell + distance]! <= 0) empty++;
  return empty;
}

export const START_CELL = cellAt(0, 0);
