import {
  cellAt,
  FRONTIER_COUNT,
  MULTIPLE_CITIES,
  MULTIPLE_ROADS,
  SEGMENT_COUNT,
  type State,
  TILE_COUNT,
  WIDTH,
} from '../state.ts';
import { EDGES } from '../tiles/notation.ts';
import {
  CITY,
  edgeOf as importedEdgeOf,
  KIND as KIND_TABLE,
  LOCALS,
  leftOf,
  MULTIPLE as MULTIPLE_TABLE,
  middleOf,
  RICHES as RICHES_TABLE,
  ROAD,
  rightOf,
  SEGMENTS as SEGMENTS_TABLE,
  SIDE as SIDE_TABLE,
  SIDE_WEIGHT,
  TALLY as TALLY_TABLE,
} from '../tiles/tables.ts';
import { find, join, joinFields } from './features.ts';
import { countForMonks } from './monks.ts';

const FIELD_EDGE = EDGES.indexOf('field') + 1;
const CITY_EDGE = EDGES.indexOf('city') + 1;
const RIVER_EDGE = EDGES.indexOf('river') + 1;

// Tables bound in this module are folded into hot code as constants; imported bindings are not.
const SIDE = SIDE_TABLE;
const TALLY = TALLY_TABLE;
const SEGMENTS = SEGMENTS_TABLE;
const MULTIPLE = MULTIPLE_TABLE;
const KIND = KIND_TABLE;
const RICHES = RICHES_TABLE;
const edgeOf = importedEdgeOf;

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
  for (let local = 0; local < count; local++) {
    const segment = first + local;
    parent[segment] = segment;
    state.tally[segment] = TALLY[type * LOCALS + local]!;
    state.strength[segment] = 0;
    state.shared[segment] = RICHES[type * LOCALS + local]!;
  }
  if (MULTIPLE[type] !== 0) markMultiple(state, type, first);
  const place = board[cell]!;
  if (place < 0) leaveFrontier(state, -1 - place);
  board[cell] = slot + 1;
  meet(state, oriented, first, 0, cell - WIDTH);
  meet(state, oriented, first, 1, cell + 1);
  meet(state, oriented, first, 2, cell + WIDTH);
  meet(state, oriented, first, 3, cell - 1);
  for (let local = 0; local < count; local++) here[local] = find(parent, first + local);
  countForMonks(state, cell);
}

/** Gives a tile with two roads or two cities a bit of its own, by which it counts once if they join. */
function markMultiple(state: State, type: number, first: number): void {
  const { scalar, shared } = state;
  const multiple = MULTIPLE[type]!;
  const road = (multiple & (1 << ROAD)) === 0 ? 0 : 1 << scalar[MULTIPLE_ROADS]!++;
  const city = (multiple & (1 << CITY)) === 0 ? 0 : 1 << scalar[MULTIPLE_CITIES]!++;
  for (let local = SEGMENTS[type]! - 1; local >= 0; local--) {
    const kind = KIND[type * LOCALS + local]!;
    if (kind <= CITY) shared[first + local]! |= kind === ROAD ? road : city;
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
  if (edge === FIELD_EDGE) {
    joinFields(state, first + middleOf(mine), base + middleOf(theirs));
    return;
  }
  if (edge !== RIVER_EDGE) join(state, first + middleOf(mine), base + middleOf(theirs));
  if (edge === CITY_EDGE) return;
  // Roads and rivers part the field to their left from the one to their right. CAR-MEEP-07
  joinFields(state, first + leftOf(mine), base + rightOf(theirs));
  joinFields(state, first + rightOf(mine), base + leftOf(theirs));
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

export const START_CELL = cellAt(0, 0);
