import type { Seat } from '@bastide/contract';
import { find } from '../board/features.ts';
import type { Rules } from '../editions.ts';
import { isOccupied } from '../layout/strength.ts';
import type { State } from '../state.ts';
import { FIRST_TOUCH, TOUCH } from '../tiles/tables.ts';
import { cityForMostAround } from './by-city.ts';
import { cityThroughField } from './by-field.ts';
import { cityThroughBestField } from './by-field-once.ts';

/** Returns the points of one complete city for a seat through a field, as things stand; `fields` are all that touch the city. */
type Through = (state: State, field: number, fields: readonly number[], seat: Seat) => number;

const THROUGH: Record<Rules['fieldScoring'], Through> = {
  'city-4': cityForMostAround,
  'field-3-once': cityThroughBestField,
  'field-3': (state, field, _, seat) => cityThroughField(state, field, seat),
};

/** Returns the points of the given complete cities (by root) for each seat through a field if it is scored as it is. For views. */
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
