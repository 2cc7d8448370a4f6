import { STEP } from '../layout/cells.ts';
import type { State } from '../state.ts';
import {
  CITY,
  CITY_EDGE,
  FIELD_EDGE,
  edgeOf as importedEdgeOf,
  kindOf,
  leftOf,
  MARKS as MARKS_TABLE,
  MULTIPLE as MULTIPLE_TABLE,
  middleOf,
  placeIn,
  ROAD,
  ROAD_EDGE,
  rightOf,
  SEGMENTS as SEGMENTS_TABLE,
  SIDE as SIDE_TABLE,
  SIDE_WEIGHT,
  TALLY as TALLY_TABLE,
} from '../tiles/tables.ts';
import { find, join, joinFields } from './features.ts';
import { countForMonks } from './monks.ts';

// Tables bound in this module are folded into hot code as constants; imported bindings are not.
const SIDE = SIDE_TABLE;
const TALLY = TALLY_TABLE;
const SEGMENTS = SEGMENTS_TABLE;
const MULTIPLE = MULTIPLE_TABLE;
const MARKS = MARKS_TABLE;
const edgeOf = importedEdgeOf;

/**
 * Lays a tile on a cell and joins its segments to those of its neighbours (CAR-TILE-06). Knows nothing of turns: the
 * caller has made sure that it fits. `seat` is −1 for the start tile.
 */
export function lay(state: State, oriented: number, cell: number, seat: number): void {
  const { board, newRoots, parent, tally, marks } = state;
  const type = oriented >> 2;
  const slot = state.tileCount++;
  const first = state.segmentCount;
  const count = SEGMENTS[type]!;
  state.segmentCount = first + count;
  state.tileCell[slot] = cell;
  state.tileOriented[slot] = oriented;
  state.tileFirst[slot] = first;
  state.tileSeat[slot] = seat;
  // Strength and multi tiles are 0 already: nothing is ever written beyond the last segment.
  for (let local = 0; local < count; local++) {
    const segment = first + local;
    parent[segment] = segment;
    tally[segment] = TALLY[placeIn(type, local)]!;
    marks[segment] = MARKS[placeIn(type, local)]!;
  }
  if (MULTIPLE[type] !== 0) markMultiple(state, type, first);
  const place = board[cell]!;
  if (place < 0) leaveFrontier(state, -1 - place);
  board[cell] = slot + 1;
  for (let side = 0; side < 4; side++) meet(state, oriented, first, side, cell + STEP[side]!);
  for (let local = 0; local < count; local++) newRoots[local] = find(parent, first + local);
  countForMonks(state, cell);
}

/** Gives a tile with several roads or cities a bit of its own, by which it counts once if they join. */
function markMultiple(state: State, type: number, first: number): void {
  const multiple = MULTIPLE[type]!;
  const road = (multiple & (1 << ROAD)) === 0 ? -1 : state.multiRoads++;
  const city = (multiple & (1 << CITY)) === 0 ? -1 : state.multiCities++;
  for (let local = SEGMENTS[type]! - 1; local >= 0; local--) {
    const kind = kindOf(type, local);
    const number = kind === ROAD ? road : kind === CITY ? city : -1;
    if (number >= 0)
      state.multiTiles[(number >> 5) * state.parent.length + first + local] = 1 << (number & 31);
  }
}

/** One side of the new tile: joins the neighbour, or asks something of the empty cell there. */
function meet(state: State, oriented: number, first: number, side: number, cell: number): void {
  const mine = SIDE[oriented * 4 + side]!;
  const place = state.board[cell]!;
  const opposite = side ^ 2;
  if (place <= 0) {
    requireEdge(state, cell, place, edgeOf(mine) * SIDE_WEIGHT[opposite]!);
    return;
  }
  const base = state.tileFirst[place - 1]!;
  const theirs = SIDE[state.tileOriented[place - 1]! * 4 + opposite]!;
  const edge = edgeOf(mine);
  if (edge === FIELD_EDGE) joinFields(state, first + middleOf(mine), base + middleOf(theirs));
  else if (edge === CITY_EDGE) join(state, first + middleOf(mine), base + middleOf(theirs));
  else {
    if (edge === ROAD_EDGE) join(state, first + middleOf(mine), base + middleOf(theirs));
    // Roads, and water that sets bring, part the field to their left from the one to their right. CAR-MEEP-07
    joinFields(state, first + leftOf(mine), base + rightOf(theirs));
    joinFields(state, first + rightOf(mine), base + leftOf(theirs));
  }
}

function requireEdge(state: State, cell: number, place: number, asked: number): void {
  if (place < 0) {
    state.frontierAsks[-1 - place]! += asked;
    return;
  }
  const i = state.frontierCount++;
  state.frontierCell[i] = cell;
  state.frontierAsks[i] = asked;
  state.board[cell] = -1 - i;
}

function leaveFrontier(state: State, i: number): void {
  const { frontierCell, frontierAsks, board } = state;
  const last = --state.frontierCount;
  if (i === last) return;
  const cell = frontierCell[last]!;
  frontierCell[i] = cell;
  frontierAsks[i] = frontierAsks[last]!;
  board[cell] = -1 - i;
}
