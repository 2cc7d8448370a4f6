import type { Rules } from '../editions.ts';
import type { State } from '../state.ts';
import { payByCity } from './by-city.ts';
import { payByField } from './by-field.ts';
import { payByFieldOnce } from './by-field-once.ts';
import { findFields } from './touching.ts';

/** Final points of the fields that the farmers on `segments` stand in; one field may come several times. */
export function payFields(state: State, segments: Int32Array, count: number): void {
  const found = findFields(state, segments, count);
  PROCEDURES[state.options.fieldScoring](state, found.fields, found.cities);
}

/** Procedures that pay fields, one for each choice; given are the numbers of fields and cities found. */
const PROCEDURES: Record<Rules['fieldScoring'], (state: State, fields: number, cities: number) => void> = {
  'city-4': payByCity,
  'field-3-once': payByFieldOnce,
  'field-3': payByField,
};
