import type { Seat } from '@bastide/contract';
import { POINT_RULES, POINTS } from '../scoring/points.ts';
import type { View } from '../view.ts';

/** Sources of points, in the order of the rules. CAT-VP-01 */
export type PointSource = keyof typeof POINTS;

/** One summand of a seat's points; `count` and `points` are null where they are hidden from the viewer. */
export interface PointPart {
  readonly for: PointSource;
  readonly rule: string;
  readonly count: number | null;
  readonly each: number;
  readonly points: number | null;
}

/** Returns the points of a seat, one part for each source. CAT-VP-01, CAT-INFO-02 */
export function pointParts({ seats, buildings }: View, seat: Seat): readonly PointPart[] {
  const { longestRoad, largestArmy, held, developments } = seats[seat]!;
  const standing = (piece: 'settlement' | 'city') =>
    buildings.filter((one) => one.seat === seat && one.piece === piece).length;
  const counts: Record<PointSource, number | null> = {
    settlement: standing('settlement'),
    city: standing('city'),
    'longest-road': longestRoad ? 1 : 0,
    'largest-army': largestArmy ? 1 : 0,
    point: held?.point ?? (developments === 0 ? 0 : null),
  };
  return (Object.keys(counts) as PointSource[]).map((source) => {
    const count = counts[source];
    const each = POINTS[source];
    return {
      for: source,
      rule: POINT_RULES[source],
      count,
      each,
      points: count === null ? null : count * each,
    };
  });
}
