import { type Refusal, refuse, type Seat } from '@bastide/contract';
import { CITY_COST, COSTS } from '../cards/stock.ts';
import { intersectionName } from '../hexes/names.ts';
import { placeCity } from '../island/pieces.ts';
import { has, listSet } from '../place-sets.ts';
import { POINTS } from '../scoring/points.ts';
import { CITY, type State } from '../state.ts';
import { afterBuilding, emitBuilt } from '../turn/building.ts';
import { pay } from '../turn/move-cards.ts';
import type { Input, SeatRules } from './shared/action.ts';
import { argumentOf, codeOf } from './shared/codes.ts';
import { canPay, unpaid } from './shared/costs.ts';
import { atIntersection, noIntersection } from './shared/places.ts';
import { afterRoll } from './shared/reasons.ts';

/** A city in place of an own settlement. */
export interface CityAction {
  readonly type: 'city';
  /** The intersection of the settlement: `V00` to `V53`. */
  readonly at: string;
}

const CITY_AT = codeOf(3);

export const city: SeatRules<CityAction> = {
  by: 'seat',
  type: 'city',
  members: ['at'],
  code: CITY_AT,
  encode: (state, { at }) => CITY_AT | state.island.intersectionNumber(at),
  decode: (_, code) => ({ type: 'city', at: intersectionName(argumentOf(code)) }),
  list: (state, seat, out, from) => (canBuyCity(state, seat) ? listSettled(state, seat, out, from) : from),
  malformed: noIntersection,
  timingRefusal: (state, _, turnRefusal) => afterRoll(state, turnRefusal, 'building comes after the roll'),
  refusal,
  apply: build,
  ...atIntersection('city'),
};

/** Tells whether the seat can pay for a city, and has one left. */
export const canBuyCity = (state: State, seat: Seat): boolean =>
  canPay(state, seat, CITY_COST) && state.citiesLeft[seat]! > 0;

/** Own settlements. CAT-CITY-01 */
export const listSettled = (state: State, seat: Seat, out: Int32Array, from: number): number =>
  listSet(state.settled, seat, CITY_AT, out, from);

function refusal(state: State, seat: Seat, { at: name }: Input): Refusal | undefined {
  const at = state.island.intersectionNumber(name);
  const isSettled = has(state.settled, seat, at);
  if (isSettled && canBuyCity(state, seat)) return undefined;
  if (state.citiesLeft[seat] === 0) return refuse('CAT-CITY-03', 'all four cities are on the island');
  if (!isSettled)
    return refuse(
      'CAT-CITY-01',
      state.building[at] === ((seat + 1) | CITY)
        ? 'this is a city already'
        : 'no own settlement stands there',
    );
  return unpaid(state, seat, CITY_COST);
}

/** CAT-CITY-01, CAT-CITY-02 */
function build(state: State, code: number): void {
  const seat = state.seat;
  const at = argumentOf(code);
  pay(state, seat, CITY_COST);
  placeCity(state, seat, at);
  state.points[seat]! += POINTS.city - POINTS.settlement;
  if (state.events) emitBuilt(state, seat, 'city', intersectionName(at), COSTS.city);
  afterBuilding(state);
}
