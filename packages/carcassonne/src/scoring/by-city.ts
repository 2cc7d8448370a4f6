import type { Seat } from '@bastide/contract';
import { partsOf, strengthBySeat } from '../board/pieces.ts';
import { emit } from '../emit.ts';
import { controls, strengthOf } from '../layout/strength.ts';
import type { State } from '../state.ts';
import { CITY_OF_FIELD } from './points.ts';
import { cityRoots, fieldRoots, touches } from './touching.ts';

const EACH = CITY_OF_FIELD['city-4'];

/**
 * City by city: the farmers of all fields that touch a complete city are added up, and whoever has most is paid for
 * the city. CAR-FARM-03
 */
export function payByCity(state: State, fields: number, cities: number): void {
  for (let i = 0; i < cities; i++) {
    const city = cityRoots[i]!;
    let around = 0;
    for (let at = 0; at < fields; at++)
      if (touches(state, city, at)) around += state.strength[fieldRoots[at]!]!;
    for (let seat = 0; seat < state.seats; seat++)
      if (controls(around, seat)) payCity(state, fields, city, seat, around);
  }
}

function payCity(state: State, fields: number, city: number, seat: number, around: number): void {
  const bonus = bonusBeside(state, fields, city, seat);
  const points = EACH + bonus;
  state.points[seat]! += points;
  if (!state.events) return;
  const parts = partsOf(state, city);
  emit(state, {
    type: 'scored',
    seat,
    rule: bonus > 0 ? state.hooks.cityBonus.ruleByCity : 'CAR-FARM-03',
    points,
    parts: [{ for: 'cities', count: 1, each: points, points }],
    kind: 'field',
    feature: parts,
    strength: strengthBySeat(state, around),
    final: true,
    cities: parts.slice(0, 1),
  });
}

/** The best bonus of the seat in a field beside the city. */
function bonusBeside(state: State, fields: number, city: number, seat: number): number {
  let bonus = 0;
  for (let at = 0; at < fields; at++)
    if (touches(state, city, at)) bonus = Math.max(bonus, bonusIn(state, fieldRoots[at]!, seat));
  return bonus;
}

/**
 * Returns the points of a city for a seat that has most farmers around it; credited to the first of the fields around it where
 * they are. CAR-FARM-03
 */
export function cityForMostAround(
  state: State,
  field: number,
  fields: readonly number[],
  seat: Seat,
): number {
  if (field !== fields.find((other) => strengthOf(state.strength[other]!, seat) > 0)) return 0;
  const around = fields.reduce((sum, other) => sum + state.strength[other]!, 0);
  if (!controls(around, seat)) return 0;
  return EACH + Math.max(...fields.map((other) => bonusIn(state, other, seat)));
}

/** The bonus of the seat in a field that it controls. */
const bonusIn = (state: State, field: number, seat: Seat): number =>
  controls(state.strength[field]!, seat) ? state.hooks.cityBonus.points(state, field, seat) : 0;
