import { find, greatest, strengthOf } from '../board/features.ts';
import { partsOf, placeOf, segmentName, strengthBySeat } from '../board/pieces.ts';
import type { Parts } from '../events.ts';
import { HELPER_SHIFT, PAID, SEATS_AT_TABLE, SEGMENT_COUNT, type State, TILE_COUNT } from '../state.ts';
import { FIRST_TOUCH, OPEN, TOUCH } from '../tiles/tables.ts';
import { tell } from '../turn/tell.ts';

/** Points for a complete city beside a field, and for whoever has a pig in it. CAR-FARM-05, CAR-TB-PIG-05 */
export const CITY_OF_FIELD = 3;
export const CITY_WITH_PIG = 4;

/** What each complete city of a field is worth to a seat. A pig helps in its own field only. CAR-TB-PIG-05, CAR-TB-PIG-08 */
export const eachCity = (strength: number, seat: number): number =>
  ((strength >> (HELPER_SHIFT + seat)) & 1) === 1 ? CITY_WITH_PIG : CITY_OF_FIELD;

/** No more fields than this can have farmers: seven of six seats. */
const FIELDS_AT_MOST = 64;
const roots = new Int32Array(FIELDS_AT_MOST);
const cities = new Int32Array(FIELDS_AT_MOST);

/**
 * Final points of the fields with farmers, `field-3`: majority by field, and every complete city that touches it
 * pays, once for each field. `segments` are those of the farmers; one field may come several times.
 * CAR-FARM-01, CAR-FARM-02, CAR-FARM-05, CAR-FARM-06
 */
export function payFields(state: State, segments: Int32Array, count: number): void {
  const { parent, strength } = state;
  let fields = 0;
  for (let i = 0; i < count; i++) {
    const root = find(parent, segments[i]!);
    if ((strength[root]! & PAID) !== 0) continue;
    strength[root]! |= PAID;
    cities[fields] = 0;
    roots[fields++] = root;
  }
  countCities(state, fields);
  for (let i = 0; i < fields; i++) payField(state, roots[i]!, cities[i]!);
}

/** Walks all touching pairs of field and city once; a city that touches a field twice counts once. CAR-EDGE-12 */
function countCities(state: State, fields: number): void {
  const { parent, tally, strength, tileOriented, tileFirst, scalar } = state;
  // Which fields have counted a city already: bits by place in `roots`, at the city's root.
  const [low, high] = state.countedBy;
  low.fill(0, 0, scalar[SEGMENT_COUNT]);
  high.fill(0, 0, scalar[SEGMENT_COUNT]);
  for (let slot = 0; slot < scalar[TILE_COUNT]!; slot++) {
    const type = tileOriented[slot]! >> 2;
    const first = tileFirst[slot]!;
    for (let i = FIRST_TOUCH[type]!; i < FIRST_TOUCH[type + 1]!; i++) {
      const field = find(parent, first + (TOUCH[i]! >> 4));
      if ((strength[field]! & PAID) === 0) continue;
      const city = find(parent, first + (TOUCH[i]! & 15));
      if ((tally[city]! & OPEN) !== 0) continue;
      let at = 0;
      while (at < fields && roots[at] !== field) at++;
      const seen = at < 32 ? low : high;
      const bit = 1 << (at & 31);
      if ((seen[city]! & bit) !== 0) continue;
      seen[city]! |= bit;
      cities[at]!++;
    }
  }
}

function payField(state: State, root: number, count: number): void {
  if (count === 0) return;
  const strength = state.strength[root]!;
  const most = greatest(strength);
  for (let seat = 0; seat < state.scalar[SEATS_AT_TABLE]!; seat++) {
    if (strengthOf(strength, seat) !== most) continue;
    const each = eachCity(strength, seat);
    state.points[seat]! += each * count;
    if (state.sink)
      tell(state, {
        type: 'scored',
        seat,
        rule: each === CITY_WITH_PIG ? 'CAR-TB-PIG-05' : 'CAR-FARM-05',
        points: each * count,
        parts: [{ for: 'cities', count, each, points: each * count }],
        kind: 'field',
        feature: partsOf(state, root),
        strength: strengthBySeat(state, strength),
        final: true,
        cities: completeCitiesOf(state, root),
      });
  }
}

/** The complete cities that touch a field: of each its first segment. CAR-FARM-02 */
export function completeCitiesOf(state: State, field: number): Parts {
  const seen = new Map<number, Parts[number]>();
  const { parent, tally, tileOriented, tileFirst, scalar } = state;
  for (let slot = 0; slot < scalar[TILE_COUNT]!; slot++) {
    const type = tileOriented[slot]! >> 2;
    const first = tileFirst[slot]!;
    for (let i = FIRST_TOUCH[type]!; i < FIRST_TOUCH[type + 1]!; i++) {
      if (find(parent, first + (TOUCH[i]! >> 4)) !== field) continue;
      const local = TOUCH[i]! & 15;
      const city = find(parent, first + local);
      if ((tally[city]! & OPEN) === 0 && !seen.has(city))
        seen.set(city, { at: placeOf(state.tileCell[slot]!), on: segmentName(type, local) });
    }
  }
  return [...seen.values()];
}
