import { type NewReport, seatsOf } from '@bastide/protocol';
import type { z } from 'zod';
import { problem } from '../http/problem.ts';
import type { Standing } from '../table/standing.ts';
import { told } from '../table/told.ts';
import type { Report } from './reports.ts';

/** What a report is about, as whoever reports may know it; a problem where that is nothing. */
export function reported(
  standing: Standing,
  reporter: string,
  { seq, person, why, note }: z.infer<typeof NewReport>,
): Omit<Report, 'id' | 'at'> {
  const { id, table, lines } = standing;
  const line = lines[seq];
  const eyes = seatsOf(table, reporter);
  const entry = line && told(standing, line, eyes, { isFull: false });
  if (!entry || entry.kind === 'hidden') throw problem('nothing-to-report');
  const said = entry.kind === 'said' ? entry : undefined;
  const about = said?.person ?? person;
  const isHere = [table.host, ...table.guests, ...table.seats.map((seat) => seat.person)];
  if (about === undefined || about === reporter || (!said && !isHere.includes(about)))
    throw problem('nothing-to-report');
  return {
    ...{ table: id, seq, about, reporter, why, note: withoutZeros(note) },
    moment: lines.slice(0, seq + 1).reduce(countActs, 0),
    said: said ? withoutZeros(said.text ?? `(${said.preset})`) : null,
  };
}

/** PostgreSQL fails at a text that has one. */
const withoutZeros = (text: string): string => text.replaceAll('\0', '');

/** How many actions are taken and not taken back, entry by entry. */
function countActs(count: number, { entry }: Standing['lines'][number]): number {
  if (entry.kind === 'act') return count + 1;
  return entry.kind === 'undone' ? entry.to : count;
}
