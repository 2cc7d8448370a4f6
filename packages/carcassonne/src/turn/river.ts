/**
 * The river is laid first, each tile at its open end. CAR-RIV-01…05
 */
import { STEP } from '../layout/cells.ts';
import type { State } from '../state.ts';
import { CONSTRAINTS, edgeOf, FITTING, RIVER_EDGE, SIDE } from '../tiles/tables.ts';

const STRAIGHT = 0;

/** Which way the river turns between the side where it enters a tile and the side where it leaves: 0, or 1 right, 3 left. */
const bend = (enters: number, leaves: number): number => (leaves - enters + 2) & 3;

/** The other side with water, −1 on spring and lake. */
function outlet(oriented: number, inlet: number): number {
  for (let side = 0; side < 4; side++)
    if (side !== inlet && edgeOf(SIDE[oriented * 4 + side]!) === RIVER_EDGE) return side;
  return -1;
}

export const isRiverPhase = (state: State): boolean => state.riverLeft > 0;

/**
 * Placements of a river tile: at the open end (CAR-RIV-03), not turning to the same hand as the tile before
 * (CAR-RIV-04), and with an empty cell in front of the new end (CAR-RIV-05).
 */
export function listRiverPlacements(state: State, type: number, out: Int32Array): number {
  const { board, frontierAsks } = state;
  const cell = state.riverCell;
  const place = board[cell]!;
  if (place >= 0) return 0;
  const mask = FITTING[type * CONSTRAINTS + frontierAsks[-1 - place]!]!;
  let n = 0;
  for (let turn = 0; turn < 4; turn++)
    if (((mask >> turn) & 1) === 1 && riverRefusal(state, type * 4 + turn) === undefined)
      out[n++] = (cell << 2) | turn;
  return n;
}

/** The rule that keeps a tile, so turned, from the open end of the river, though its edges match. */
export function riverRefusal(state: State, oriented: number): 'CAR-RIV-04' | 'CAR-RIV-05' | undefined {
  const { board } = state;
  const enters = state.riverSide;
  const leaves = outlet(oriented, enters);
  if (leaves < 0) return undefined;
  const hand = bend(enters, leaves);
  if (hand !== STRAIGHT && hand === state.riverBend) return 'CAR-RIV-04';
  return board[state.riverCell + STEP[leaves]!]! > 0 ? 'CAR-RIV-05' : undefined;
}

/** Notes where the river goes on after a river tile was laid on `cell`. The spring has no inlet. */
export function flowOn(state: State, oriented: number, cell: number, isSpring: boolean): void {
  const enters = isSpring ? -1 : state.riverSide;
  const leaves = outlet(oriented, enters);
  if (leaves < 0) {
    state.riverCell = -1;
    return;
  }
  state.riverBend = isSpring ? STRAIGHT : bend(enters, leaves);
  state.riverSide = leaves ^ 2;
  state.riverCell = cell + STEP[leaves]!;
}
