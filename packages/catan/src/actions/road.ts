import { malformed, quote, type Refusal, refuse, type Seat } from '@bastide/contract';
import { COSTS, ROAD_COST } from '../cards/stock.ts';
import { isPlace, pathName } from '../hexes/names.ts';
import { mayLayRoad, touches } from '../island/pieces.ts';
import { CONNECT, FREE_ROADS, SETTLE } from '../phases.ts';
import { has, listSet } from '../place-sets.ts';
import { endIfWon } from '../scoring/victory.ts';
import type { State } from '../state.ts';
import { beginTurn } from '../turn/begin-turn.ts';
import { afterBuilding, emitBuilt } from '../turn/building.ts';
import { placeFirstRoad, placer } from '../turn/first-pieces.ts';
import { endFreeRoads } from '../turn/free-roads.ts';
import { layRoad } from '../turn/lay-road.ts';
import { pay } from '../turn/move-cards.ts';
import type { Input, SeatRules } from './shared/action.ts';
import { argumentOf, codeOf } from './shared/codes.ts';
import { canPay, unpaid } from './shared/costs.ts';
import { afterRoll, setUpRule } from './shared/reasons.ts';

/** A road, also in the set-up phase and by the road building card. */
export interface RoadAction {
  readonly type: 'road';
  /** A path: `E00` to `E71`. */
  readonly on: string;
}

const ROAD_ON = codeOf(2);

export const road: SeatRules<RoadAction> = {
  by: 'seat',
  type: 'road',
  members: ['on'],
  code: ROAD_ON,
  encode: (state, { on }) => ROAD_ON | state.island.pathNumber(on),
  decode: (_, code) => ({ type: 'road', on: pathName(argumentOf(code)) }),
  list: listRoads,
  malformed: ({ island }, { on }) =>
    island.pathNumber(on) >= 0
      ? undefined
      : malformed(`there is no path ${quote(on)}: they are "E00" to "${pathName(island.paths - 1)}"`),
  timingRefusal: (state, _, turnRefusal) => afterRoll(state, turnRefusal, 'building comes after the roll'),
  refusal,
  apply: placeOrBuild,
  write: ({ on }) => `road ${on}`,
  read: ([, on = '']) => (isPlace(on, 'E') ? { action: { type: 'road', on }, used: 2 } : undefined),
};

function listRoads(state: State, seat: Seat, out: Int32Array, from: number): number {
  if (state.phase === CONNECT) return listConnections(state, out, from);
  return hasRoad(state, seat) ? listPaths(state, seat, out, from) : from;
}

/** Tells whether the seat has a road to lay after the set-up: a free one, or one that it can pay for. */
const hasRoad = (state: State, seat: Seat): boolean => state.phase === FREE_ROADS || canBuyRoad(state, seat);

/** Tells whether the seat can pay for a road, and has one left. */
export const canBuyRoad = (state: State, seat: Seat): boolean =>
  canPay(state, seat, ROAD_COST) && state.roadsLeft[seat]! > 0;

/** Free paths that an own road or building opens. CAT-ROAD-03, CAT-ROAD-04 */
export const listPaths = (state: State, seat: Seat, out: Int32Array, from: number): number =>
  listSet(state.buildable, seat, ROAD_ON, out, from);

/** Tells whether a path is free and starts at the settlement just placed. CAT-SETUP-03, CAT-SETUP-04 */
const isConnection = ({ road, island, last }: State, path: number): boolean =>
  road[path] === 0 && (island.endA[path] === last || island.endB[path] === last);

/** The paths beside the settlement just placed. CAT-SETUP-03, CAT-SETUP-04 */
function listConnections(state: State, out: Int32Array, from: number): number {
  const { pathAt } = state.island;
  const at = state.last * 3;
  let count = from;
  for (let i = at; i < at + 3; i++) {
    const path = pathAt[i]!;
    if (path >= 0 && isConnection(state, path)) out[count++] = ROAD_ON | path;
  }
  return count;
}

function refusal(state: State, seat: Seat, { on }: Input): Refusal | undefined {
  const path = state.island.pathNumber(on);
  const isBuildable = has(state.buildable, seat, path);
  if (state.phase === CONNECT ? isConnection(state, path) : isBuildable && hasRoad(state, seat))
    return undefined;
  if (state.roadsLeft[seat] === 0) return refuse('CAT-ROAD-07', 'all 15 roads are on the island');
  if (state.road[path] !== 0)
    return refuse('CAT-ROAD-01', 'a road lies there', { seat: state.road[path]! - 1 });
  if (state.phase === CONNECT)
    return refuse(setUpRule(state), 'this road starts at the settlement just placed');
  return isBuildable ? unpaid(state, seat, ROAD_COST) : pathRefusal(state, seat, path);
}

/** Reason against a free path where the seat may not build. CAT-ROAD-03, CAT-ROAD-04 */
const pathRefusal = (state: State, seat: Seat, path: number): Refusal =>
  state.island.ends[path]!.some((at) => touches(state, seat, at))
    ? refuse('CAT-ROAD-04', "another player's building stands between")
    : refuse('CAT-ROAD-03', 'no own road or building touches this path');

function placeOrBuild(state: State, code: number): void {
  const phase = state.phase;
  if (phase === CONNECT) placeFirst(state, argumentOf(code));
  else if (phase === FREE_ROADS) layFree(state, argumentOf(code));
  else build(state, argumentOf(code));
}

/** CAT-ROAD-01…05 */
function build(state: State, path: number): void {
  pay(state, state.seat, ROAD_COST);
  layRoad(state, path, COSTS.road);
  afterBuilding(state);
}

/** Lays one free road; each may bring the longest road and the victory. A second one without a place is lost. CAT-PROG-01…03 */
function layFree(state: State, path: number): void {
  layRoad(state, path, {});
  if (endIfWon(state, 'CAT-VP-02')) return;
  if (state.freeRoads === 2 && mayLayRoad(state, state.seat)) {
    state.freeRoads = 1;
    state.mayDecline = 1;
  } else endFreeRoads(state);
}

/** The road beside the settlement just placed; then the next seat, or the first turn. CAT-SETUP-03, CAT-SETUP-04, CAT-SETUP-08 */
function placeFirst(state: State, path: number): void {
  const seats = state.seats;
  const seat = state.seat;
  placeFirstRoad(state, seat, path);
  if (state.events) emitBuilt(state, seat, 'road', pathName(path), {});
  const pair = ++state.placed;
  state.last = -1;
  if (pair === state.options.startSettlements * seats) {
    beginTurn(state, 0);
    return;
  }
  state.seat = placer(pair, seats);
  state.phase = SETTLE;
}
