import type { ActionEntry, Entry } from '@bastide/protocol';

/** Returns the actions of a log that were not taken back, in order. */
export function takenActions(entries: readonly Entry[]): readonly ActionEntry[] {
  const taken: ActionEntry[] = [];
  for (const entry of entries)
    if (entry.kind === 'act') taken.push(entry);
    else if (entry.kind === 'undone') taken.length = entry.to;
  return taken;
}

/** Tells if a draw by chance goes back, too, when only `to` actions are left: all have seen what is drawn next. */
export const returnsDraw = (entries: readonly Entry[], to: number): boolean =>
  takenActions(entries)
    .slice(to)
    .some(({ by }) => by === 'chance');
