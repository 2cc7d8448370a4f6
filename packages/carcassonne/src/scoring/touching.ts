import { find } from '../board/features.ts';
import { placeOf, segmentName } from '../board/pieces.ts';
import type { Parts } from '../events.ts';
import { PAID, SEGMENT_COUNT, type State, TILE_COUNT } from '../state.ts';
import { FIRST_TOUCH, OPEN, TOUCH } from '../tiles/tables.ts';

/** No more fields than this can have farmers: eight of six seats. */
const FIELDS_AT_MOST = 64;
/** Roots of the fields with farmers, each once, and how many complete cities touch each. */
export const fieldRoots = new Int32Array(FIELDS_AT_MOST);
export const citiesOfField = new Int32Array(FIELDS_AT_MOST);
/** Roots of the complete cities that touch any of these fields; at most one for each pair on a tile. */
export const cityRoots = new Int32Array(1024);

/** How many fields and cities were found. */
export interface Found {
  fields: number;
  cities: number;
}
const found: Found = { fields: 0, cities: 0 };

/**
 * Finds the fields of the given farmers, marks them as paid, and counts the complete cities that touch each: a city
 * that touches a field twice counts once. `state.countedBy` then holds, at a city's root, which fields it touches, as
 * bits by place in `fieldRoots` (32 in each of two words). CAR-FARM-01, CAR-FARM-02, CAR-FARM-06, CAR-EDGE-12
 */
export function findFields(state: State, segments: Int32Array, count: number): Found {
  const { parent, strength } = state;
  let fields = 0;
  for (let i = 0; i < count; i++) {
    const root = find(parent, segments[i]!);
    if ((strength[root]! & PAID) !== 0) continue;
    strength[root]! |= PAID;
    citiesOfField[fields] = 0;
    fieldRoots[fields++] = root;
  }
  found.fields = fields;
  found.cities = findCities(state, fields);
  return found;
}

function findCities(state: State, fields: number): number {
  const { parent, tally, strength, tileOriented, tileFirst, scalar } = state;
  const [low, high] = state.countedBy;
  low.fill(0, 0, scalar[SEGMENT_COUNT]);
  high.fill(0, 0, scalar[SEGMENT_COUNT]);
  let cities = 0;
  for (let slot = 0; slot < scalar[TILE_COUNT]!; slot++) {
    const type = tileOriented[slot]! >> 2;
    const first = tileFirst[slot]!;
    for (let i = FIRST_TOUCH[type]!; i < FIRST_TOUCH[type + 1]!; i++) {
      const field = find(parent, first + (TOUCH[i]! >> 4));
      if ((strength[field]! & PAID) === 0) continue;
      const city = find(parent, first + (TOUCH[i]! & 15));
      if ((tally[city]! & OPEN) !== 0) continue;
      let at = 0;
      while (at < fields && fieldRoots[at] !== field) at++;
      const seen = at < 32 ? low : high;
      const bit = 1 << (at & 31);
      if ((seen[city]! & bit) !== 0) continue;
      if (low[city] === 0 && high[city] === 0) cityRoots[cities++] = city;
      seen[city]! |= bit;
      citiesOfField[at]!++;
    }
  }
  return cities;
}

/** Whether a complete city touches the field at a place in `fieldRoots`, after `findFields`. */
export function touches(state: State, city: number, at: number): boolean {
  return (state.countedBy[at < 32 ? 0 : 1][city]! & (1 << (at & 31))) !== 0;
}

/** The complete cities that touch one field: of each its first segment and its root. CAR-FARM-02 */
export function completeCitiesOf(state: State, field: number): Map<number, Parts[number]> {
  const cities = new Map<number, Parts[number]>();
  const { parent, tally, tileOriented, tileFirst, scalar } = state;
  for (let slot = 0; slot < scalar[TILE_COUNT]!; slot++) {
    const type = tileOriented[slot]! >> 2;
    const first = tileFirst[slot]!;
    for (let i = FIRST_TOUCH[type]!; i < FIRST_TOUCH[type + 1]!; i++) {
      if (find(parent, first + (TOUCH[i]! >> 4)) !== field) continue;
      const local = TOUCH[i]! & 15;
      const city = find(parent, first + local);
      if ((tally[city]! & OPEN) === 0 && !cities.has(city))
        cities.set(city, { at: placeOf(state.tileCell[slot]!), on: segmentName(type, local) });
    }
  }
  return cities;
}

/** How many complete cities touch one field. CAR-FARM-02 */
export function countCitiesOf(state: State, field: number): number {
  const { parent, tally, tileOriented, tileFirst, scalar } = state;
  const [seen] = state.countedBy;
  seen.fill(0, 0, scalar[SEGMENT_COUNT]);
  let count = 0;
  for (let slot = 0; slot < scalar[TILE_COUNT]!; slot++) {
    const type = tileOriented[slot]! >> 2;
    const first = tileFirst[slot]!;
    for (let i = FIRST_TOUCH[type]!; i < FIRST_TOUCH[type + 1]!; i++) {
      if (find(parent, first + (TOUCH[i]! >> 4)) !== field) continue;
      const city = find(parent, first + (TOUCH[i]! & 15));
      if ((tally[city]! & OPEN) !== 0 || seen[city] === 1) continue;
      seen[city] = 1;
      count++;
    }
  }
  return count;
}
