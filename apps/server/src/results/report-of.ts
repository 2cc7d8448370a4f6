import { type NewReport, seatsOf } from '@bastide/protocol';
import type { z } from 'zod';
import { problem } from '../http/problem.ts';
import { redactFor } from '../table/redaction.ts';
import type { TableSnapshot } from '../table/table-snapshot.ts';
import type { Report } from './reports.ts';

/** Returns the report of something that the reporter may know. Throws a problem where there is no such thing. */
export function reportOf(
  snapshot: TableSnapshot,
  reporter: string,
  { seq, person, why, note }: z.infer<typeof NewReport>,
): Omit<Report, 'id' | 'at'> {
  const { id, table, log } = snapshot;
  const line = log[seq];
  const viewerSeats = seatsOf(table, reporter);
  const entry = line && redactFor(snapshot, line, viewerSeats, { isFull: false });
  if (!entry || entry.kind === 'hidden') throw problem('nothing-to-report');
  const said = entry.kind === 'said' ? entry : undefined;
  const about = said?.person ?? person;
  const peopleAtTable = [table.host, ...table.guests, ...table.seats.map((seat) => seat.person)];
  if (about === undefined || about === reporter || (!said && !peopleAtTable.includes(about)))
    throw problem('nothing-to-report');
  return {
    ...{ table: id, seq, about, reporter, why, note: withoutNulCharacters(note) },
    moment: log.slice(0, seq + 1).reduce(countActs, 0),
    said: said ? withoutNulCharacters(said.text ?? `(${said.preset})`) : null,
  };
}

/** PostgreSQL fails at a text that has one. */
const withoutNulCharacters = (text: string): string => text.replaceAll('\0', '');

/** Counts the actions that were not taken back, entry by entry. */
function countActs(count: number, { entry }: TableSnapshot['log'][number]): number {
  if (entry.kind === 'act') return count + 1;
  return entry.kind === 'undone' ? entry.to : count;
}
