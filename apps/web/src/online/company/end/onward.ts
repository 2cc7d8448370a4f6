import type { Table } from '@bastide/protocol';

/**
 * Where somebody goes on to from a table that is over. Who played: the same game `again`, or to `sit` at the table that another has opened for it.
 * Who looked on: the `next` game, as far as everybody may watch it, or the `lobby`.
 */
export type NextStep = 'again' | 'sit' | 'next' | 'lobby';

export function nextStepOf({ next, settings }: Pick<Table, 'next' | 'settings'>, plays: boolean): NextStep {
  if (plays) return next === null ? 'again' : 'sit';
  return next !== null && settings.visibility === 'public' ? 'next' : 'lobby';
}
