import type { Outcome, Seat } from '@bastide/contract';
import type { Table, TableOverEntry } from '@bastide/protocol';
import type { Match } from './match.ts';

/** Points and winners at the end of a table: a seat that gave up does not win. Null where nobody does. */
export function outcomeOf(
  table: Table,
  match: Match | undefined,
  why: TableOverEntry['why'],
): Outcome | null {
  if (!match || why === 'calledOff' || why === 'closed') return null;
  const points = match.outcome?.points ?? match.facts.pointsOf(match.state);
  const stays = (seat: Seat) => !table.seats[seat]!.isOut;
  const won = (match.outcome?.winners ?? []).filter(stays);
  if (won.length > 0) return { points, winners: won };
  const left = [...points.keys()].filter(stays);
  const most = Math.max(...left.map((seat) => points[seat]!));
  return { points, winners: left.filter((seat) => points[seat] === most) };
}
