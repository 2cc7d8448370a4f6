import type { Seat } from '@bastide/contract';
import { partsOf, strengthBySeat } from '../board/pieces.ts';
import { emit } from '../emit.ts';
import { controls, strengthOf } from '../layout/strength.ts';
import type { State } from '../state.ts';
import { pigBonus } from './pig-bonus.ts';
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
  const pig = pigBeside(state, fields, city, seat);
  const points = EACH + pig;
  state.points[seat]! += points;
  if (!state.events) return;
  const parts = partsOf(state, city);
  emit(state, {
    type: 'scored',
    seat,
    rule: pig > 0 ? 'CAR-TB-PIG-06' : 'CAR-FARM-03',
    points,
    parts: [{ for: 'cities', count: 1, each: points, points }],
    kind: 'field',
    feature: parts,
    strength: strengthBySeat(state, around),
    final: true,
    cities: parts.slice(0, 1),
  });
}

/** The bonus for a pig of the seat that grazes beside the city. CAR-TB-PIG-06 */
function pigBeside(state: State, fields: number, city: number, seat: number): number {
  let bonus = 0;
  for (let at = 0; at < fields; at++)
    if (touches(state, city, at)) bonus = Math.max(bonus, pigIn(state, fieldRoots[at]!, seat));
  return bonus;
}

/**
 * Returns the points of a city for a seat that has most farmers around it; credited to the first of the fields around it where
 * they are. CAR-FARM-03, CAR-TB-PIG-06
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
  return EACH + Math.max(...fields.map((other) => pigIn(state, other, seat)));
}

/** The bonus for a pig of the seat in a field that it controls. CAR-TB-PIG-06 */
const pigIn = (state: State, field: number, seat: Seat): number =>
  controls(state.strength[field]!, seat) ? pigBonus(state, field, seat) : 0;
