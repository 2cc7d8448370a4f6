import type { PersonId } from '@bastide/protocol';
import type { Standing } from '../table/standing.ts';

/** In whose lists a table stands, or stood before they left it: until the game begins they hear that it does no more. */
export function concerned({ table, lines }: Pick<Standing, 'table' | 'lines'>): readonly PersonId[] {
  const seated = table.seats.flatMap(({ person }) => person ?? []);
  const here = [table.host, ...seated];
  if (table.state !== 'open') return [...new Set(here)];
  const ever = lines.flatMap(({ entry }) => (entry.kind === 'sat' ? [entry.person] : []));
  return [...new Set([...here, ...ever])];
}
