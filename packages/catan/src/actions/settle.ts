import { type Refusal, refuse, type Seat } from '@bastide/contract';
import { COSTS, SETTLEMENT_COST } from '../cards/stock.ts';
import { intersectionName } from '../hexes/names.ts';
import { placeSettlement, touches } from '../island/pieces.ts';
import { CONNECT, SETTLE } from '../phases.ts';
import { has, listSet, listWord, WORDS } from '../place-sets.ts';
import { buildingAdded } from '../scoring/longest-road.ts';
import { POINTS } from '../scoring/points.ts';
import { OWNER, type State } from '../state.ts';
import { afterBuilding, emitBuilt } from '../turn/building.ts';
import { payStart, placeFirstSettlement } from '../turn/first-pieces.ts';
import { pay } from '../turn/move-cards.ts';
import type { Input, SeatRules } from './shared/action.ts';
import { argumentOf, codeOf } from './shared/codes.ts';
import { canPay, unpaid } from './shared/costs.ts';
import { atIntersection, noIntersection } from './shared/places.ts';
import { afterRoll } from './shared/reasons.ts';

/** A settlement, in the set-up phase and later. */
export interface SettleAction {
  readonly type: 'settle';
  /** An intersection: `V00` to `V53`. */
  readonly at: string;
}

const SETTLE_AT = codeOf(1);

export const settle: SeatRules<SettleAction> = {
  by: 'seat',
  type: 'settle',
  members: ['at'],
  code: SETTLE_AT,
  encode: (state, { at }) => SETTLE_AT | state.island.intersectionNumber(at),
  decode: (_, code) => ({ type: 'settle', at: intersectionName(argumentOf(code)) }),
  list: listSettlements,
  malformed: noIntersection,
  timingRefusal: (state, _, turnRefusal) => afterRoll(state, turnRefusal, 'building comes after the roll'),
  refusal,
  apply: placeOrBuild,
  ...atIntersection('settle'),
};

function listSettlements(state: State, seat: Seat, out: Int32Array, from: number): number {
  if (state.phase === SETTLE) return listSet(state.free, 0, SETTLE_AT, out, from);
  return canBuySettlement(state, seat) ? listSites(state, seat, out, from) : from;
}

/** Tells whether the seat can pay for a settlement, and has one left. */
export const canBuySettlement = (state: State, seat: Seat): boolean =>
  canPay(state, seat, SETTLEMENT_COST) && state.settlementsLeft[seat]! > 0;

/** Intersections on own roads that are free under the distance rule. CAT-SETL-03, CAT-SETL-04 */
export function listSites({ free, touched }: State, seat: Seat, out: Int32Array, from: number): number {
  let count = from;
  for (let word = 0; word < WORDS; word++)
    count = listWord(free[word]! & touched[seat * WORDS + word]!, word, SETTLE_AT, out, count);
  return count;
}

function refusal(state: State, seat: Seat, { at: name }: Input): Refusal | undefined {
  const at = state.island.intersectionNumber(name);
  const isFree = has(state.free, 0, at);
  if (isFree && (state.phase === SETTLE || (touches(state, seat, at) && canBuySettlement(state, seat))))
    return undefined;
  if (state.settlementsLeft[seat] === 0)
    return refuse('CAT-SETL-06', 'all five settlements are on the island: a city gives one back');
  if (!isFree) return siteRefusal(state, at);
  if (!touches(state, seat, at)) return refuse('CAT-SETL-03', 'no own road leads there');
  return unpaid(state, seat, SETTLEMENT_COST);
}

/** Reason against an intersection that is not free: a building there or next to it. CAT-SETL-02, CAT-SETL-04 */
function siteRefusal({ building, island }: State, at: number): Refusal {
  const seatAt = (place: number) => ({ seat: (building[place]! & OWNER) - 1 });
  if (building[at] !== 0) return refuse('CAT-SETL-02', 'a building stands there', seatAt(at));
  const neighbour = island.neighbours[at]!.find((other) => building[other] !== 0)!;
  return refuse('CAT-SETL-04', 'a building stands on the next intersection', seatAt(neighbour));
}

function placeOrBuild(state: State, code: number): void {
  const at = argumentOf(code);
  if (state.phase === SETTLE) placeFirst(state, state.seat, at);
  else build(state, state.seat, at);
}

/** CAT-SETL-01…05 */
function build(state: State, seat: Seat, at: number): void {
  pay(state, seat, SETTLEMENT_COST);
  placeSettlement(state, seat, at);
  state.points[seat]! += POINTS.settlement;
  if (state.events) emitBuilt(state, seat, 'settlement', intersectionName(at), COSTS.settlement);
  buildingAdded(state, seat, at);
  afterBuilding(state);
}

/** CAT-SETUP-03, CAT-SETUP-04, CAT-SETUP-05 */
function placeFirst(state: State, seat: Seat, at: number): void {
  placeFirstSettlement(state, seat, at);
  state.last = at;
  state.phase = CONNECT;
  if (state.events) emitBuilt(state, seat, 'settlement', intersectionName(at), {});
  const pairs = state.options.startSettlements * state.seats;
  if (state.placed >= pairs - state.seats) payStart(state, seat, at);
}
