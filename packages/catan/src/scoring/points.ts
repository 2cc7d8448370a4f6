import type { ScorePart } from '../events.ts';

/** Victory points of each piece and card. CAT-VP-01 */
export const POINTS = { settlement: 1, city: 2, 'longest-road': 2, 'largest-army': 2, point: 1 } as const;

/** The rules that say so. */
export const POINT_RULES = {
  settlement: 'CAT-SETL-01',
  city: 'CAT-CITY-02',
  'longest-road': 'CAT-LROAD-01',
  'largest-army': 'CAT-LARMY-01',
  point: 'CAT-DEV-05',
} as const;

/** A summand of a score; what is taken back has a negative count. */
export const scorePart = (source: ScorePart['for'], count: number): ScorePart => ({
  for: source,
  count,
  each: POINTS[source],
  points: count * POINTS[source],
});
