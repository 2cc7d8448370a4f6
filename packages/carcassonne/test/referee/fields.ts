/** Points of fields at the end, in each of the three ways. Plain loops over a handful of fields. */
import type { Options } from '@bastide/carcassonne';
import type { Feature } from './board.ts';

export interface FieldAtEnd {
  /** Strength by seat. */
  readonly farmers: readonly number[];
  /** Seats with a pig in it that raises its worth. */
  readonly pigs: readonly boolean[];
  /** The complete cities that touch it. */
  readonly cities: readonly Feature[];
}
interface Paid {
  readonly seat: number;
  readonly points: number;
}

export function payFields(scoring: Options['fieldScoring'], fields: readonly FieldAtEnd[]): Paid[] {
  switch (scoring) {
    case 'field-3':
      return fields.flatMap(byField);
    case 'field-3-once':
      return citiesOf(fields).flatMap((city) => oncePerSeat(city, fields));
    case 'city-4':
      return citiesOf(fields).flatMap((city) => byCity(city, fields));
  }
}

const citiesOf = (fields: readonly FieldAtEnd[]) => [...new Set(fields.flatMap(({ cities }) => cities))];

/** The seats with the most, if anybody has any. */
function leaders(strength: readonly number[]): number[] {
  const most = Math.max(...strength);
  return most === 0 ? [] : strength.flatMap((own, seat) => (own === most ? [seat] : []));
}

/** Pays the majority of farmers in the field 3 for each city, with a pig there 4. */
function byField({ farmers, pigs, cities }: FieldAtEnd): Paid[] {
  return leaders(farmers).map((seat) => ({ seat, points: (pigs[seat] ? 4 : 3) * cities.length }));
}

/** Pays the majority of farmers in any field beside the city 3 for it, or 4 if a pig is in such a field; but once. */
function oncePerSeat(city: Feature, fields: readonly FieldAtEnd[]): Paid[] {
  const best = new Map<number, number>();
  for (const field of fields) {
    if (!field.cities.includes(city)) continue;
    for (const seat of leaders(field.farmers))
      best.set(seat, Math.max(best.get(seat) ?? 0, field.pigs[seat] ? 4 : 3));
  }
  return [...best].map(([seat, points]) => ({ seat, points }));
}

/** Pays the majority of farmers in all fields beside the city together 4; 5 with a pig in one of them that is theirs. */
function byCity(city: Feature, fields: readonly FieldAtEnd[]): Paid[] {
  const beside = fields.filter(({ cities }) => cities.includes(city));
  const seats = beside[0]!.farmers.map((_, seat) => seat);
  const together = seats.map((seat) => beside.reduce((sum, { farmers }) => sum + farmers[seat]!, 0));
  return leaders(together).map((seat) => {
    const pig = beside.some(({ farmers, pigs }) => pigs[seat] && leaders(farmers).includes(seat));
    return { seat, points: pig ? 5 : 4 };
  });
}
