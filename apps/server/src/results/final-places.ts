import type { Seat } from '@bastide/contract';
import type { Entry, Table, TableOverEntry } from '@bastide/protocol';

/**
 * The place of each seat at the end, from 1: winners first, then by points; whoever gave up comes last, and of several the
 * one who did so first. Those who are level have the same place, and the next ones leave out as many.
 */
export function finalPlaces(
  { seats }: Table,
  entries: readonly Entry[],
  outcome: NonNullable<TableOverEntry['outcome']>,
) {
  const resignedAt = new Map<Seat, number>();
  for (const entry of entries) if (entry.kind === 'resigned') resignedAt.set(entry.seat, entry.seq);
  // The greater comes first, in each of these in turn.
  const criteria = seats.map((_, seat) => [
    resignedAt.get(seat) ?? Number.POSITIVE_INFINITY,
    outcome.winners.includes(seat) ? 1 : 0,
    resignedAt.has(seat) ? 0 : outcome.points[seat]!,
  ]);
  return criteria.map((mine) => 1 + criteria.filter((other) => isRankedAbove(other, mine)).length);
}

function isRankedAbove(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((criterion, i) => criterion !== other[i]);
  return at >= 0 && one[at]! > other[at]!;
}
