import type { Seat } from '@bastide/contract';
import { find, greatest, isOccupied, strengthOf } from '../board/features.ts';
import type { Rules } from '../editions.ts';
import { type State, TILE_COUNT } from '../state.ts';
import { FIRST_TOUCH, TOUCH } from '../tiles/tables.ts';
import { CITY_ALONE } from './by-city.ts';
import { CITY_OF_FIELD, pigBonus } from './pig-bonus.ts';

/** What one complete city brings a seat through a field, as things stand; `fields` are all that touch the city. */
type Through = (state: State, field: number, fields: readonly number[], seat: Seat) => number;

const THROUGH: Record<Rules['fieldScoring'], Through> = {
  // To whoever has the majority in the field. CAR-FARM-05
  'field-3': (state, field, _, seat) => CITY_OF_FIELD + pigBonus(state, state.strength[field]!, seat),
  // To whoever has most farmers around the city; told of the first field where they are. CAR-FARM-03, CAR-TB-PIG-06
  'city-4': (state, field, fields, seat) => {
    if (field !== fields.find((other) => strengthOf(state.strength[other]!, seat) > 0)) return 0;
    const around = state.options.seats;
    const farmers = Array.from({ length: around }, (_, one) =>
      fields.reduce((sum, other) => sum + strengthOf(state.strength[other]!, one), 0),
    );
    if (farmers[seat] !== Math.max(...farmers)) return 0;
    const pigs = fields.map((other) =>
      leads(state, other, seat) ? pigBonus(state, state.strength[other]!, seat) : 0,
    );
    return CITY_ALONE + Math.max(...pigs);
  },
  // Once to a seat, through the field that pays it best. CAR-FARM-04
  'field-3-once': (state, field, fields, seat) => {
    const pays = (other: number) =>
      leads(state, other, seat) ? CITY_OF_FIELD + pigBonus(state, state.strength[other]!, seat) : 0;
    const best = Math.max(...fields.map(pays));
    return field === fields.find((other) => pays(other) === best) ? best : 0;
  },
};

const leads = (state: State, field: number, seat: Seat): boolean =>
  strengthOf(state.strength[field]!, seat) === greatest(state.strength[field]!);

/** What the given complete cities (by root) bring each seat through a field if it is scored as it is. For views. */
export function fieldWorth(state: State, field: number, cities: Iterable<number>): number[] {
  const through = THROUGH[state.options.fieldScoring];
  const worth = new Array<number>(state.options.seats).fill(0);
  for (const city of cities) {
    const fields = farmedAround(state, city);
    for (let seat = 0; seat < worth.length; seat++) worth[seat]! += through(state, field, fields, seat);
  }
  return worth;
}

/** The fields with farmers that touch a city, in the order of placing. */
function farmedAround(state: State, city: number): number[] {
  const fields = new Set<number>();
  for (let slot = 0; slot < state.scalar[TILE_COUNT]!; slot++) {
    const type = state.tileOriented[slot]! >> 2;
    const first = state.tileFirst[slot]!;
    for (let i = FIRST_TOUCH[type]!; i < FIRST_TOUCH[type + 1]!; i++) {
      const field = find(state.parent, first + (TOUCH[i]! >> 4));
      if (find(state.parent, first + (TOUCH[i]! & 15)) === city && isOccupied(state.strength[field]!))
        fields.add(field);
    }
  }
  return [...fields];
}
