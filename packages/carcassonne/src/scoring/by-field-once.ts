import type { Seat } from '@bastide/contract';
import { partsOf, strengthBySeat } from '../board/pieces.ts';
import { emit } from '../emit.ts';
import { controls } from '../layout/strength.ts';
import type { State } from '../state.ts';
import { cityThroughField } from './by-field.ts';
import { cityRoots, fieldRoots, touches } from './touching.ts';

/** Majority by field, but no seat is paid twice for a city: it takes the field that pays it best. CAR-FARM-04 */
export function payByFieldOnce(state: State, fields: number, cities: number): void {
  for (let i = 0; i < cities; i++)
    for (let seat = 0; seat < state.seats; seat++) payBest(state, fields, cityRoots[i]!, seat);
}

function payBest(state: State, fields: number, city: number, seat: number): void {
  let points = 0;
  let best = 0;
  for (let at = 0; at < fields; at++) {
    const field = fieldRoots[at]!;
    if (!touches(state, city, at)) continue;
    const each = ifControlled(state, field, seat);
    if (each <= points) continue;
    points = each;
    best = field;
  }
  if (points === 0) return;
  state.points[seat]! += points;
  if (!state.events) return;
  emit(state, {
    type: 'scored',
    seat,
    rule:
      state.hooks.cityBonus.points(state, best, seat) > 0 ? state.hooks.cityBonus.ruleByField : 'CAR-FARM-04',
    points,
    parts: [{ for: 'cities', count: 1, each: points, points }],
    kind: 'field',
    feature: partsOf(state, best),
    strength: strengthBySeat(state, state.strength[best]!),
    final: true,
    cities: partsOf(state, city).slice(0, 1),
  });
}

/** Returns the points of a city for a seat through one of the fields around it: nothing through those that pay it less. CAR-FARM-04 */
export function cityThroughBestField(
  state: State,
  field: number,
  fields: readonly number[],
  seat: Seat,
): number {
  const best = Math.max(...fields.map((other) => ifControlled(state, other, seat)));
  return field === fields.find((other) => ifControlled(state, other, seat) === best) ? best : 0;
}

const ifControlled = (state: State, field: number, seat: Seat): number =>
  controls(state.strength[field]!, seat) ? cityThroughField(state, field, seat) : 0;
