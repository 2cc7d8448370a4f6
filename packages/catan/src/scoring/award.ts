import type { Event } from '../events.ts';
import { POINT_RULES, scorePart } from './points.ts';

/** Tells that a bonus card changes hands (−1: the table), and what that brings and costs. */
export function award(
  emit: (event: Event) => void,
  card: 'longest-road' | 'largest-army',
  from: number,
  to: number,
  length: number,
  rule: string,
): void {
  emit({ type: 'award', card, from: from < 0 ? null : from, to: to < 0 ? null : to, length, rule });
  const scored = (seat: number, sign: 1 | -1) => {
    const part = scorePart(card, sign);
    emit({ type: 'scored', seat, rule: POINT_RULES[card], points: part.points, parts: [part], final: false });
  };
  if (from >= 0) scored(from, -1);
  if (to >= 0) scored(to, 1);
}
