import type { View } from '@bastide/catan';

/** What brings points, in the order of the rules. */
export const REASONS = ['settlement', 'city', 'longest-road', 'largest-army', 'point'] as const;
export type Reason = (typeof REASONS)[number];

export const RULE_OF: Readonly<Record<Reason, string>> = {
  settlement: 'CAT-SETL-01',
  city: 'CAT-CITY-02',
  'longest-road': 'CAT-LROAD-01',
  'largest-army': 'CAT-LARMY-01',
  point: 'CAT-DEV-05',
};

/** Points by reason and seat; null where a card is hidden from whoever looks. */
export function reckon({ seats, buildings }: View): Readonly<Record<Reason, readonly (number | null)[]>> {
  const count = (seat: number, piece: 'settlement' | 'city') =>
    buildings.filter((one) => one.seat === seat && one.piece === piece).length;
  const all = seats.map((_, seat) => seat);
  return {
    settlement: all.map((seat) => count(seat, 'settlement')),
    city: all.map((seat) => count(seat, 'city') * 2),
    'longest-road': seats.map(({ longestRoad }) => (longestRoad ? 2 : 0)),
    'largest-army': seats.map(({ largestArmy }) => (largestArmy ? 2 : 0)),
    point: seats.map(({ held, developments }) => held?.point ?? (developments === 0 ? 0 : null)),
  };
}
