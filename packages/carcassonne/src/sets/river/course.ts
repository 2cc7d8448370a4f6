/**
 * The river is laid first, each tile at its open end. CAR-RIV-01…05
 */
import { type Refusal, refuse } from '@bastide/contract';
import { STEP } from '../../layout/cells.ts';
import type { State } from '../../state.ts';
import { TILES } from '../../tiles/catalogue.ts';
import { EDGES } from '../../tiles/notation.ts';
import { CONSTRAINTS, edgeOf, FITTING, SIDE } from '../../tiles/tables.ts';

/** Water, as an edge of the tables. */
export const RIVER_EDGE = EDGES.indexOf('river') + 1;

/** Marks tiles that continue the river; by type. CAR-RIV-03 */
export const IS_RIVER = Uint8Array.from(TILES, (tile) => (tile.river ? 1 : 0));

const STRAIGHT = 0;

/** Turn of the river between the side where it enters a tile and the side where it leaves: 0, or 1 right, 3 left. */
const bend = (enters: number, leaves: number): number => (leaves - enters + 2) & 3;

/** The other side with water, −1 on spring and lake. */
function outlet(oriented: number, inlet: number): number {
  for (let side = 0; side < 4; side++)
    if (side !== inlet && edgeOf(SIDE[oriented * 4 + side]!) === RIVER_EDGE) return side;
  return -1;
}

/**
 * Placements of a river tile in one of these rotations: at the open end (CAR-RIV-03), not turning to the same hand as the tile before
 * (CAR-RIV-04); from a place in `out` on. The cell in front of the new end is empty wherever the edges match: no tile there shows water (CAR-RIV-05).
 */
export function listPlacements(
  state: State,
  type: number,
  turns: number,
  out: Int32Array,
  from: number,
): number {
  const cell = state.riverCell;
  const mask = FITTING[type * CONSTRAINTS + state.frontierAsks[-1 - state.board[cell]!]!]! & turns;
  let n = from;
  for (let turn = 0; turn < 4; turn++)
    if (((mask >> turn) & 1) === 1 && !turnsBack(state, type * 4 + turn)) out[n++] = (cell << 2) | turn;
  return n;
}

/** Tells whether a tile, so turned, would bend the river to the same hand as the tile before. CAR-RIV-04 */
function turnsBack(state: State, oriented: number): boolean {
  const leaves = outlet(oriented, state.riverSide);
  const hand = bend(state.riverSide, leaves);
  return leaves >= 0 && hand !== STRAIGHT && hand === state.riverBend;
}

/**
 * Notes where the river goes on after a river tile was laid on `cell`. The spring flows south, as if the river came from the
 * north, which is what a new state says; behind the lake nobody asks.
 */
export function flowOn(state: State, oriented: number, cell: number): void {
  const leaves = outlet(oriented, state.riverSide);
  state.riverBend = bend(state.riverSide, leaves);
  state.riverSide = leaves ^ 2;
  state.riverCell = cell + STEP[leaves]!;
}

/** Only at the open end, and not twice to the same hand. CAR-RIV-03, CAR-RIV-04 */
export function courseRefusal(state: State, oriented: number, cell: number): Refusal | undefined {
  if (cell !== state.riverCell) return refuse('CAR-RIV-03', 'the tile must continue the river');
  return turnsBack(state, oriented)
    ? refuse('CAR-RIV-04', 'the river would turn to the same hand twice')
    : undefined;
}
