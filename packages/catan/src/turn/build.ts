import { CITY_COST, COSTS, ROAD_COST, SETTLEMENT_COST } from '../cards/stock.ts';
import { intersectionName } from '../hexes/names.ts';
import { placeCity, placeSettlement } from '../island/pieces.ts';
import { CONNECT, FREE_ROADS, SETTLE } from '../phases.ts';
import { buildingAdded } from '../scoring/longest-road.ts';
import { POINTS } from '../scoring/points.ts';
import { hasWon } from '../scoring/victory.ts';
import type { State } from '../state.ts';
import { argumentOf } from './codes.ts';
import { emitBuilt } from './emit-built.ts';
import { layFreeRoad } from './free-roads.ts';
import { layRoad } from './lay-road.ts';
import { pay } from './move-cards.ts';
import { lapse } from './offer.ts';
import { connect, settleFirst } from './set-up.ts';

/** CAT-SETL-01…05; in the set-up phase CAT-SETUP-03. */
export function settle(state: State, code: number): void {
  if (state.phase === SETTLE) {
    settleFirst(state, code);
    return;
  }
  const seat = state.seat;
  const at = argumentOf(code);
  pay(state, seat, SETTLEMENT_COST);
  placeSettlement(state, seat, at);
  state.points[seat]! += POINTS.settlement;
  if (state.events) emitBuilt(state, seat, 'settlement', intersectionName(at), COSTS.settlement);
  buildingAdded(state, seat, at);
  built(state);
}

/** CAT-ROAD-01…05; in the set-up phase CAT-SETUP-03, by the card CAT-PROG-01. */
export function road(state: State, code: number): void {
  const phase = state.phase;
  if (phase === CONNECT) connect(state, code);
  else if (phase === FREE_ROADS) layFreeRoad(state, argumentOf(code));
  else {
    pay(state, state.seat, ROAD_COST);
    layRoad(state, argumentOf(code), COSTS.road);
    built(state);
  }
}

/** CAT-CITY-01, CAT-CITY-02 */
export function city(state: State, code: number): void {
  const seat = state.seat;
  const at = argumentOf(code);
  pay(state, seat, CITY_COST);
  placeCity(state, seat, at);
  state.points[seat]! += POINTS.city - POINTS.settlement;
  if (state.events) emitBuilt(state, seat, 'city', intersectionName(at), COSTS.city);
  built(state);
}

/** Closes the trade phase where the phases are separate, and with it all offers. CAT-TURN-04 */
export function closeTrade(state: State): void {
  if (state.options.tradeBuild !== 'separate') return;
  state.built = 1;
  lapse(state);
}

function built(state: State): void {
  closeTrade(state);
  hasWon(state, 'CAT-VP-02');
}
