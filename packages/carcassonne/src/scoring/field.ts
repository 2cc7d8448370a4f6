import { greatest, strengthOf } from '../board/features.ts';
import { partsOf, strengthBySeat } from '../board/pieces.ts';
import type { Rules } from '../editions.ts';
import { SEATS_AT_TABLE, type State } from '../state.ts';
import { tell } from '../turn/tell.ts';
import { CITY_ALONE, payByCity } from './by-city.ts';
import { payOnce } from './once.ts';
import { CITY_OF_FIELD, pigBonus } from './pig-bonus.ts';
import { citiesOfField, completeCitiesOf, fieldRoots, findFields } from './touching.ts';

/** What a complete city brings to a field's farmers, without pigs, by the rules of this table. */
export const cityOfField = (state: State): number =>
  state.options.fieldScoring === 'city-4' ? CITY_ALONE : CITY_OF_FIELD;

/** Final points of the fields that the farmers on `segments` stand in; one field may come several times. */
export function payFields(state: State, segments: Int32Array, count: number): void {
  const found = findFields(state, segments, count);
  PROCEDURES[state.options.fieldScoring](state, found.fields, found.cities);
}

/** How fields are paid, one function for each choice; given are the numbers of fields and cities found. */
const PROCEDURES: Record<Rules['fieldScoring'], (state: State, fields: number, cities: number) => void> = {
  'city-4': payByCity,
  'field-3-once': payOnce,
  'field-3': payByField,
};

/** Majority by field; each complete city pays every field that it touches. CAR-FARM-05, CAR-TB-PIG-07, CAR-TB-PIG-08 */
function payByField(state: State, fields: number): void {
  for (let i = 0; i < fields; i++)
    if (citiesOfField[i]! > 0) payField(state, fieldRoots[i]!, citiesOfField[i]!);
}

function payField(state: State, root: number, count: number): void {
  const strength = state.strength[root]!;
  const most = greatest(strength);
  for (let seat = 0; seat < state.scalar[SEATS_AT_TABLE]!; seat++) {
    if (strengthOf(strength, seat) !== most) continue;
    const pig = pigBonus(state, strength, seat);
    const each = CITY_OF_FIELD + pig;
    state.points[seat]! += each * count;
    if (state.sink)
      tell(state, {
        type: 'scored',
        seat,
        rule: pig === 1 ? 'CAR-TB-PIG-05' : 'CAR-FARM-05',
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
