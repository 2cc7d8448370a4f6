import type { Entry, PersonId } from '@bastide/protocol';
import type { Standing } from '../table/standing.ts';

/** In whose lists a table stands, or stood before they left it: until the game begins they hear that it does no more. */
export function concerned({ table, lines }: Pick<Standing, 'table' | 'lines'>): readonly PersonId[] {
  const seated = table.seats.flatMap(({ person }) => person ?? []);
  const here = [table.host, ...seated];
  if (table.state !== 'open') return [...new Set(here)];
  const ever = lines.flatMap(({ entry }) => peopleOf(entry));
  const gone = sentBefore({ table, lines });
  return [...new Set([...here, ...ever])].filter((person) => !gone.includes(person));
}

/** People sent away earlier than by the latest entry: when something happens at that table is nobody's business of theirs. */
function sentBefore({ table, lines }: Pick<Standing, 'table' | 'lines'>): readonly PersonId[] {
  const last = lines.at(-1)?.entry;
  return last?.kind === 'rose' && last.isSent ? table.sent.slice(0, -1) : table.sent;
}

/** People in whose lists the table stands from that entry on. */
function peopleOf(entry: Entry): readonly PersonId[] {
  if (entry.kind === 'opened') return [entry.by];
  return entry.kind === 'sat' || entry.kind === 'hosted' ? [entry.person] : [];
}
