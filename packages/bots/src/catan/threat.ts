import type { Seat } from '@bastide/contract';
import type { State } from './packed.ts';
import type { Weights } from './weights.ts';

/** Returns the part of an opponent's gain that is one's own loss: the more points it has beside the other opponents, the more. */
export function shareOf(
  { others, threat }: Weights,
  { seats, points }: State,
  seat: Seat,
  other: Seat,
): number {
  let all = 0;
  for (let one = 0; one < seats; one++) if (one !== seat) all += (1 + points[one]!) ** threat;
  return (others * (1 + points[other]!) ** threat) / all;
}
