import type { Event } from '../events.ts';

/** Points of a bonus card. CAT-COMP-08 */
export const BONUS = 2;

const SCORED = { 'longest-road': 'CAT-LROAD-01', 'largest-army': 'CAT-LARMY-01' } as const;

/** Tells that a bonus card changes hands (−1: the table), and what that brings and costs. */
export function award(
  tell: (event: Event) => void,
  card: keyof typeof SCORED,
  from: number,
  to: number,
  length: number,
  rule: string,
): void {
  tell({ type: 'award', card, from: from < 0 ? null : from, to: to < 0 ? null : to, length, rule });
  const scored = (seat: number, sign: 1 | -1) =>
    tell({
      type: 'scored',
      seat,
      rule: SCORED[card],
      points: sign * BONUS,
      parts: [{ for: card, count: sign, each: BONUS, points: sign * BONUS }],
      final: false,
    });
  if (from >= 0) scored(from, -1);
  if (to >= 0) scored(to, 1);
}
