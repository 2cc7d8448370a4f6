import type { Rules } from '../editions.ts';
import type { State } from '../state.ts';
import { payByCity } from './by-city.ts';
import { payByField } from './by-field.ts';
import { payByFieldOnce } from './by-field-once.ts';
import { CITY_ALONE, CITY_OF_FIELD } from './points.ts';
import { findFields } from './touching.ts';

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
  'field-3-once': payByFieldOnce,
  'field-3': payByField,
};
