import type { Entry, PersonId } from '@bastide/protocol';
import type { Standing } from '../table/standing.ts';

/** In whose lists a table stands, or stood before they left it: until the game begins they hear that it does no more. */
export function concerned({ table, lines }: Pick<Standing, 'table' | 'lines'>): readonly PersonId[] {
  const seated = table.seats.flatMap(({ person }) => person ?? []);
  const here = [table.host, ...seated];
  if (table.state !== 'open') return [...new Set(here)];
  const ever = lines.flatMap(({ entry }) => peopleOf(entry));
  return [...new Set([...here, ...ever])];
}

/** People in whose lists the table stands from that entry on. */
function peopleOf(entry: Entry): readonly PersonId[] {
  if (entry.kind === 'opened') return [entry.by];
  return entry.kind === 'sat' || entry.kind === 'hosted' ? [entry.person] : [];
}
