import type { Seat } from '@bastide/contract';
import { find } from '../board/features.ts';
import { controls, isOccupied, strengthOf } from '../board/strength.ts';
import type { Rules } from '../editions.ts';
import type { State } from '../state.ts';
import { FIRST_TOUCH, TOUCH } from '../tiles/tables.ts';
import { pigBonus } from './pig-bonus.ts';
import { CITY_ALONE, CITY_OF_FIELD } from './points.ts';

/** What one complete city brings a seat through a field, as things stand; `fields` are all that touch the city. */
type Through = (state: State, field: number, fields: readonly number[], seat: Seat) => number;

const THROUGH: Record<Rules['fieldScoring'], Through> = {
  // To whoever has the majority in the field. CAR-FARM-05
  'field-3': (state, field, _, seat) => CITY_OF_FIELD + pigBonus(state, field, seat),
  // To whoever has most farmers around the city; told of the first field where they are. CAR-FARM-03, CAR-TB-PIG-06
  'city-4': (state, field, fields, seat) => {
    if (field !== fields.find((other) => strengthOf(state.strength[other]!, seat) > 0)) return 0;
    const around = fields.reduce((sum, other) => sum + state.strength[other]!, 0);
    if (!controls(around, seat)) return 0;
    const pigs = fields.map((other) => (leads(state, other, seat) ? pigBonus(state, other, seat) : 0));
    return CITY_ALONE + Math.max(...pigs);
  },
  // Once to a seat, through the field that pays it best. CAR-FARM-04
  'field-3-once': (state, field, fields, seat) => {
    const pays = (other: number) =>
      leads(state, other, seat) ? CITY_OF_FIELD + pigBonus(state, other, seat) : 0;
    const best = Math.max(...fields.map(pays));
    return field === fields.find((other) => pays(other) === best) ? best : 0;
  },
};

const leads = (state: State, field: number, seat: Seat): boolean => controls(state.strength[field]!, seat);

/** What the given complete cities (by root) bring each seat through a field if it is scored as it is. For views. */
export function fieldWorth(state: State, field: number, cities: Iterable<number>): number[] {
  const through = THROUGH[state.options.fieldScoring];
  const worth = new Array<number>(state.seats).fill(0);
  for (const city of cities) {
    const fields = farmedAround(state, city);
    for (let seat = 0; seat < worth.length; seat++) worth[seat]! += through(state, field, fields, seat);
  }
  return worth;
}

/** The fields with farmers that touch a city, in the order of placing. */
function farmedAround(state: State, city: number): number[] {
  const fields = new Set<number>();
  for (let slot = 0; slot < state.tileCount; slot++) {
    const type = state.typeAt(slot);
    const first = state.tileFirst[slot]!;
    for (let i = FIRST_TOUCH[type]!; i < FIRST_TOUCH[type + 1]!; i++) {
      const field = find(state.parent, first + (TOUCH[i]! >> 4));
      if (find(state.parent, first + (TOUCH[i]! & 15)) === city && isOccupied(state.strength[field]!))
        fields.add(field);
    }
  }
  return [...fields];
}
