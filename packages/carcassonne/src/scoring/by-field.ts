import type { Seat } from '@bastide/contract';
import { partsOf, strengthBySeat } from '../board/pieces.ts';
import { emit } from '../emit.ts';
import { controls } from '../layout/strength.ts';
import type { State } from '../state.ts';
import { CITY_OF_FIELD } from './points.ts';
import { citiesOfField, completeCitiesOf, fieldRoots } from './touching.ts';

/** Majority by field; each complete city pays every field that it touches. CAR-FARM-05 */
export function payByField(state: State, fields: number): void {
  for (let i = 0; i < fields; i++)
    if (citiesOfField[i]! > 0) payField(state, fieldRoots[i]!, citiesOfField[i]!);
}

/** Points of a city for a seat through a field, should the seat control it. CAR-FARM-05 */
export const cityThroughField = (state: State, field: number, seat: Seat): number =>
  CITY_OF_FIELD[state.options.fieldScoring] + state.hooks.cityBonus.points(state, field, seat);

function payField(state: State, root: number, count: number): void {
  const strength = state.strength[root]!;
  for (let seat = 0; seat < state.seats; seat++) {
    if (!controls(strength, seat)) continue;
    const each = cityThroughField(state, root, seat);
    state.points[seat]! += each * count;
    if (state.events)
      emit(state, {
        type: 'scored',
        seat,
        rule:
          state.hooks.cityBonus.points(state, root, seat) > 0
            ? state.hooks.cityBonus.ruleByField
            : 'CAR-FARM-05',
        points: each * count,
        parts: [{ for: 'cities', count, each, points: each * count }],
        kind: 'field',
        feature: partsOf(state, root),
        strength: strengthBySeat(state, strength),
        final: true,
        cities: [...completeCitiesOf(state, root).values()],
      });
  }
}
