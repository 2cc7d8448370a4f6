/** Pieces on the island, and the sets that follow from them. What they cost and bring is not known here. */
import { one } from '../cards/packed.ts';
import { withHarbor } from '../cards/rates.ts';
import {
  CORNER as CORNER_TABLE,
  END_A as END_A_TABLE,
  END_B as END_B_TABLE,
  HARBOR_AT as HARBOR_AT_TABLE,
  HEX_AT as HEX_AT_TABLE,
  NEXT as NEXT_TABLE,
  PATH_AT as PATH_AT_TABLE,
} from '../hexes/tables.ts';
import { DESERT } from '../hexes/terrain.ts';
import {
  bitOf,
  CITY,
  FREE_HIGH,
  FREE_LOW,
  halfOf,
  MAX_SEATS,
  OWNER,
  ROBBER_HEX,
  SEATS_AT_TABLE,
  type State,
  THIRD,
} from '../state.ts';

const PATH_AT = PATH_AT_TABLE;
const NEXT = NEXT_TABLE;
const END_A = END_A_TABLE;
const END_B = END_B_TABLE;
const HEX_AT = HEX_AT_TABLE;
const CORNER = CORNER_TABLE;
const HARBOR_AT = HARBOR_AT_TABLE;

/** CAT-ROAD-01 */
export function placeRoad(state: State, seat: number, path: number): void {
  state.road[path] = seat + 1;
  state.roadsLeft[seat]!--;
  const third = (path / THIRD) | 0;
  const bit = ~(1 << (path - third * THIRD));
  for (let other = state.scalar[SEATS_AT_TABLE]! - 1; other >= 0; other--)
    state.buildable[other * 3 + third]! &= bit;
  reach(state, seat, END_A[path]!);
  reach(state, seat, END_B[path]!);
}

/** An own road ends here: paths go on from it, unless another seat's building stands there. CAT-ROAD-04 */
function reach(state: State, seat: number, at: number): void {
  state.touched[seat * 2 + halfOf(at)]! |= bitOf(at);
  const owner = state.building[at]! & OWNER;
  if (owner === 0 || owner === seat + 1) openPaths(state, seat, at);
}

function openPaths(state: State, seat: number, at: number): void {
  for (let i = at * 3; i < at * 3 + 3; i++) {
    const path = PATH_AT[i]!;
    if (path < 0 || state.road[path] !== 0) continue;
    const third = (path / THIRD) | 0;
    state.buildable[seat * 3 + third]! |= 1 << (path - third * THIRD);
  }
}

/** Takes its place and its neighbours from all; what it stops is no way for others any more. CAT-SETL-04, CAT-SETL-07 */
export function placeSettlement(state: State, seat: number, at: number): void {
  const { scalar } = state;
  state.building[at] = seat + 1;
  state.settlementsLeft[seat]!--;
  if (halfOf(at) === 0) state.settledLow[seat]! |= bitOf(at);
  else state.settledHigh[seat]! |= bitOf(at);
  clear(state, at);
  for (let i = at * 3; i < at * 3 + 3; i++) if (NEXT[i]! >= 0) clear(state, NEXT[i]!);
  openPaths(state, seat, at);
  for (let other = scalar[SEATS_AT_TABLE]! - 1; other >= 0; other--)
    if (other !== seat && touches(state, other, at)) closePaths(state, other, at);
  owe(state, seat, at);
  const harbor = HARBOR_AT[at]!;
  if (harbor >= 0) state.rates[seat] = withHarbor(state.rates[seat]!, state.harbor[harbor]!);
}

const clear = (state: State, at: number): void => {
  state.scalar[halfOf(at) === 0 ? FREE_LOW : FREE_HIGH]! &= ~bitOf(at);
};

/** Whether an own road ends here. */
export const touches = (state: State, seat: number, at: number): boolean =>
  (state.touched[seat * 2 + halfOf(at)]! & bitOf(at)) !== 0;

/** Paths that only this intersection opened are closed; those that another end opens stay. CAT-ROAD-05 */
function closePaths(state: State, seat: number, at: number): void {
  for (let i = at * 3; i < at * 3 + 3; i++) {
    const path = PATH_AT[i]!;
    if (path < 0 || state.road[path] !== 0 || opens(state, seat, NEXT[i]!)) continue;
    const third = (path / THIRD) | 0;
    state.buildable[seat * 3 + third]! &= ~(1 << (path - third * THIRD));
  }
}

/** Whether the seat may build on from here. CAT-ROAD-03, CAT-ROAD-04 */
export function opens(state: State, seat: number, at: number): boolean {
  const owner = state.building[at]! & OWNER;
  return owner === 0 ? touches(state, seat, at) : owner === seat + 1;
}

/** CAT-CITY-01 */
export function placeCity(state: State, seat: number, at: number): void {
  state.building[at] = (seat + 1) | CITY;
  state.settlementsLeft[seat]!++;
  state.citiesLeft[seat]!--;
  if (halfOf(at) === 0) state.settledLow[seat]! &= ~bitOf(at);
  else state.settledHigh[seat]! &= ~bitOf(at);
  owe(state, seat, at);
}

/** One card more from each hex around, but from the desert and the robber's. CAT-PROD-01, CAT-PROD-02 */
function owe(state: State, seat: number, at: number): void {
  for (let i = at * 3; i < at * 3 + 3; i++) {
    const hex = HEX_AT[i]!;
    if (hex < 0 || state.terrain[hex] === DESERT || hex === state.scalar[ROBBER_HEX]) continue;
    state.owed[state.token[hex]! * MAX_SEATS + seat]! += one(state.terrain[hex]!);
  }
}

/** The robber stops what it comes to, and what it leaves produces again. CAT-ROBBER-05, CAT-ROBBER-06 */
export function moveRobber(state: State, to: number): void {
  oweHex(state, state.scalar[ROBBER_HEX]!, 1);
  state.scalar[ROBBER_HEX] = to;
  oweHex(state, to, -1);
}

function oweHex(state: State, hex: number, sign: number): void {
  if (state.terrain[hex] === DESERT) return;
  const cards = sign * one(state.terrain[hex]!);
  const row = state.token[hex]! * MAX_SEATS;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const standing = state.building[CORNER[i]!]!;
    if (standing === 0) continue;
    const owner = row + (standing & OWNER) - 1;
    state.owed[owner]! += (standing & CITY) === 0 ? cards : 2 * cards;
  }
}
