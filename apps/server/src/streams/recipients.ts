import type { Entry, PersonId } from '@bastide/protocol';
import type { TableSnapshot } from '../table/table-snapshot.ts';

/** In whose lists a table stands, or stood before they left it: until the game begins they hear that it does no more. */
export function recipientsOf({ table, log }: Pick<TableSnapshot, 'table' | 'log'>): readonly PersonId[] {
  const seated = table.seats.flatMap(({ person }) => person ?? []);
  const current = [table.host, ...seated];
  if (table.state !== 'open') return [...new Set(current)];
  const past = log.flatMap(({ entry }) => recipientsFrom(entry));
  const kicked = kickedBefore({ table, log });
  return [...new Set([...current, ...past])].filter((person) => !kicked.includes(person));
}

/** People kicked earlier than by the latest entry: when something happens at that table is nobody's business of theirs. */
function kickedBefore({ table, log }: Pick<TableSnapshot, 'table' | 'log'>): readonly PersonId[] {
  const last = log.at(-1)?.entry;
  return last?.kind === 'kicked' ? table.kicked.slice(0, -1) : table.kicked;
}

/** People in whose lists the table stands from that entry on. */
function recipientsFrom(entry: Entry): readonly PersonId[] {
  if (entry.kind === 'opened') return [entry.by];
  return entry.kind === 'seated' || entry.kind === 'hosted' ? [entry.person] : [];
}
