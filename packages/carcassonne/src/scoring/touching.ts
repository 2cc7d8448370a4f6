import { find } from '../board/features.ts';
import { partAt } from '../board/pieces.ts';
import { FIELDS_AT_MOST } from '../capacity.ts';
import type { SegmentRefs } from '../event-parts.ts';
import { TILES_AT_MOST } from '../layout/cells.ts';
import { isPaid, PAID } from '../layout/marks.ts';
import { isComplete } from '../layout/tally.ts';
import type { State } from '../state.ts';
import { FIRST_TOUCH, TOUCH } from '../tiles/tables.ts';

/** Roots of the fields with farmers, each once, and how many complete cities touch each. */
export const fieldRoots = new Int32Array(FIELDS_AT_MOST);
export const citiesOfField = new Int32Array(FIELDS_AT_MOST);
/** Roots of the complete cities that touch any of these fields: a tile has no more than four cities. */
export const cityRoots = new Int32Array(4 * TILES_AT_MOST);

/** Fields whose bits one word of `State.countedBy` holds. */
const FIELDS_OF_WORD = 32;

/** Numbers of fields and cities found. */
export interface TouchingFields {
  fields: number;
  cities: number;
}
const touchingFields: TouchingFields = { fields: 0, cities: 0 };

/**
 * Finds the fields of the given farmers, marks them as paid, and counts the complete cities that touch each: a city
 * that touches a field twice counts once. `state.countedBy` then holds, at a city's root, which fields it touches, as
 * bits by place in `fieldRoots` (32 in each of two words). CAR-FARM-01, CAR-FARM-02, CAR-FARM-06, CAR-EDGE-12
 */
export function findFields(state: State, segments: Int32Array, count: number): TouchingFields {
  const { parent, marks } = state;
  let fields = 0;
  for (let i = 0; i < count; i++) {
    const root = find(parent, segments[i]!);
    if (isPaid(marks[root]!)) continue;
    marks[root]! |= PAID;
    citiesOfField[fields] = 0;
    fieldRoots[fields++] = root;
  }
  touchingFields.fields = fields;
  touchingFields.cities = findCities(state, fields);
  return touchingFields;
}

function findCities(state: State, fields: number): number {
  if (fields === 0) return 0;
  const { parent, tally, marks, tileFirst } = state;
  const [low, high] = state.countedBy;
  low.fill(0, 0, state.segmentCount);
  // Few games have so many fields with farmers.
  const needsHigh = fields > FIELDS_OF_WORD;
  if (needsHigh) high.fill(0, 0, state.segmentCount);
  let cities = 0;
  for (let slot = 0; slot < state.tileCount; slot++) {
    const type = state.typeAt(slot);
    const first = tileFirst[slot]!;
    for (let i = FIRST_TOUCH[type]!; i < FIRST_TOUCH[type + 1]!; i++) {
      // A city is complete less often than a field has farmers, so it is asked first.
      const city = find(parent, first + (TOUCH[i]! & 15));
      if (!isComplete(tally[city]!)) continue;
      const field = find(parent, first + (TOUCH[i]! >> 4));
      if (!isPaid(marks[field]!)) continue;
      let at = 0;
      while (at < fields && fieldRoots[at] !== field) at++;
      const seen = at < FIELDS_OF_WORD ? low : high;
      const bit = 1 << (at & 31);
      if ((seen[city]! & bit) !== 0) continue;
      if (low[city] === 0 && (!needsHigh || high[city] === 0)) cityRoots[cities++] = city;
      seen[city]! |= bit;
      citiesOfField[at]!++;
    }
  }
  return cities;
}

/** Tells whether a complete city touches the field at a place in `fieldRoots`, after `findFields`. */
export function touches(state: State, city: number, at: number): boolean {
  return (state.countedBy[at < FIELDS_OF_WORD ? 0 : 1][city]! & (1 << (at & 31))) !== 0;
}

/** The complete cities that touch one field: of each its first segment and its root. CAR-FARM-02 */
export function completeCitiesOf(state: State, field: number): Map<number, SegmentRefs[number]> {
  const cities = new Map<number, SegmentRefs[number]>();
  const { parent, tally, tileFirst } = state;
  for (let slot = 0; slot < state.tileCount; slot++) {
    const type = state.typeAt(slot);
    const first = tileFirst[slot]!;
    for (let i = FIRST_TOUCH[type]!; i < FIRST_TOUCH[type + 1]!; i++) {
      if (find(parent, first + (TOUCH[i]! >> 4)) !== field) continue;
      const local = TOUCH[i]! & 15;
      const city = find(parent, first + local);
      if (isComplete(tally[city]!) && !cities.has(city)) cities.set(city, partAt(state, slot, local));
    }
  }
  return cities;
}

/** Counts the complete cities that touch one field. CAR-FARM-02 */
export function countCitiesOf(state: State, field: number): number {
  const { parent, tally, tileFirst } = state;
  const [seen] = state.countedBy;
  seen.fill(0, 0, state.segmentCount);
  let count = 0;
  for (let slot = 0; slot < state.tileCount; slot++) {
    const type = state.typeAt(slot);
    const first = tileFirst[slot]!;
    for (let i = FIRST_TOUCH[type]!; i < FIRST_TOUCH[type + 1]!; i++) {
      if (find(parent, first + (TOUCH[i]! >> 4)) !== field) continue;
      const city = find(parent, first + (TOUCH[i]! & 15));
      if (!isComplete(tally[city]!) || seen[city] === 1) continue;
      seen[city] = 1;
      count++;
    }
  }
  return count;
}
