/** Pieces on the island, and the sets that follow from them. Costs and scores are not known here. */
import { one } from '../cards/packed.ts';
import { withHarbor } from '../cards/rates.ts';
import { DESERT } from '../hexes/terrain.ts';
import { add, has, isEmpty, remove } from '../place-sets.ts';
import { CITY, OWNER, type State } from '../state.ts';

/** Cards from each hex beside a building. CAT-PROD-02, CAT-CITY-02 */
export const YIELDS = { settlement: 1, city: 2 } as const;

/** Cards that a number in `State.building` brings from each hex beside it. */
export const yieldOfBuilding = (building: number): number =>
  (building & CITY) === 0 ? YIELDS.settlement : YIELDS.city;

/** CAT-ROAD-01 */
export function placeRoad(state: State, seat: number, path: number): void {
  state.road[path] = seat + 1;
  state.roadsLeft[seat]!--;
  for (let other = state.seats - 1; other >= 0; other--) remove(state.buildable, other, path);
  reach(state, seat, state.island.endA[path]!);
  reach(state, seat, state.island.endB[path]!);
}

/** Tells whether it has a road left and a path to lay it on. */
export const mayLayRoad = (state: State, seat: number): boolean =>
  state.roadsLeft[seat]! > 0 && !isEmpty(state.buildable, seat);

/** An own road ends here: paths go on from it, unless another seat's building stands there. CAT-ROAD-04 */
function reach(state: State, seat: number, at: number): void {
  add(state.touched, seat, at);
  if (opens(state, seat, at)) openPaths(state, seat, at);
}

function openPaths(state: State, seat: number, at: number): void {
  const { pathAt } = state.island;
  for (let i = at * 3; i < at * 3 + 3; i++) {
    const path = pathAt[i]!;
    if (path >= 0 && state.road[path] === 0) add(state.buildable, seat, path);
  }
}

/** Takes its place and its neighbours from all; what it stops is no way for others any more. CAT-SETL-04, CAT-SETL-07 */
export function placeSettlement(state: State, seat: number, at: number): void {
  const { next, harborAt } = state.island;
  state.building[at] = seat + 1;
  state.settlementsLeft[seat]!--;
  add(state.settled, seat, at);
  remove(state.free, 0, at);
  for (let i = at * 3; i < at * 3 + 3; i++) if (next[i]! >= 0) remove(state.free, 0, next[i]!);
  openPaths(state, seat, at);
  for (let other = state.seats - 1; other >= 0; other--)
    if (other !== seat && touches(state, other, at)) closePaths(state, other, at);
  owe(state, seat, at, YIELDS.settlement);
  const harbor = harborAt[at]!;
  if (harbor >= 0) state.rates[seat] = withHarbor(state.rates[seat]!, state.harbor[harbor]!);
}

/** Tells whether an own road ends here. */
export const touches = (state: State, seat: number, at: number): boolean => has(state.touched, seat, at);

/** Paths that only this intersection opened are closed; those that another end opens stay. CAT-ROAD-05 */
function closePaths(state: State, seat: number, at: number): void {
  const { pathAt, next } = state.island;
  for (let i = at * 3; i < at * 3 + 3; i++) {
    const path = pathAt[i]!;
    if (path >= 0 && state.road[path] === 0 && !opens(state, seat, next[i]!))
      remove(state.buildable, seat, path);
  }
}

/** Tells whether the seat may build on from here. CAT-ROAD-03, CAT-ROAD-04 */
export function opens(state: State, seat: number, at: number): boolean {
  const owner = state.building[at]! & OWNER;
  return owner === 0 ? touches(state, seat, at) : owner === seat + 1;
}

/** CAT-CITY-01 */
export function placeCity(state: State, seat: number, at: number): void {
  state.building[at] = (seat + 1) | CITY;
  state.settlementsLeft[seat]!++;
  state.citiesLeft[seat]!--;
  remove(state.settled, seat, at);
  owe(state, seat, at, YIELDS.city - YIELDS.settlement);
}

/** So many cards more from each hex around, but from the desert and the robber's. CAT-PROD-01, CAT-PROD-02 */
function owe(state: State, seat: number, at: number, more: number): void {
  const { hexAt } = state.island;
  for (let i = at * 3; i < at * 3 + 3; i++) {
    const hex = hexAt[i]!;
    if (hex < 0) continue;
    state.brings[hex]! += more << (BROUGHT_BITS * seat);
    if (state.terrain[hex] === DESERT || hex === state.robber) continue;
    state.owed[state.token[hex]! * state.seats + seat]! += more * one(state.terrain[hex]!);
  }
}

/** Bits for a seat in a number of `State.brings`: three cities fit round a hex, and so 6 cards. */
const BROUGHT_BITS = 4;
const BROUGHT = (1 << BROUGHT_BITS) - 1;

/** Number of cards that a number of `State.brings` brings a seat. */
export const broughtTo = (brings: number, seat: number): number =>
  (brings >> (BROUGHT_BITS * seat)) & BROUGHT;

/** The robber stops what it comes to, and what it leaves produces again. CAT-ROBBER-05, CAT-ROBBER-06 */
export function moveRobber(state: State, to: number): void {
  oweHex(state, state.robber, 1);
  state.robber = to;
  oweHex(state, to, -1);
}

function oweHex(state: State, hex: number, sign: 1 | -1): void {
  const brings = state.brings[hex]!;
  if (brings === 0 || state.terrain[hex] === DESERT) return;
  const { owed, seats } = state;
  const card = sign * one(state.terrain[hex]!);
  const row = state.token[hex]! * seats;
  for (let seat = 0; seat < seats; seat++) owed[row + seat]! += broughtTo(brings, seat) * card;
}
