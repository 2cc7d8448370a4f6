import type { Seat } from '@bastide/contract';
import type { Entry, Proposal, Table } from '@bastide/protocol';

/** Who took the actions that stand, in their order; chance is nobody. */
function actorsOfActs(entries: readonly Entry[]): readonly (Seat | 'chance')[] {
  const by: (Seat | 'chance')[] = [];
  for (const entry of entries)
    if (entry.kind === 'act') by.push(entry.by);
    else if (entry.kind === 'undone') by.length = entry.to;
  return by;
}

/** Whether moves are taken back at that table when all agree. */
export const allowsTakeback = ({ state, settings }: Table): boolean =>
  state === 'running' && settings.takebacks && !settings.isRated;

/** What a seat can ask of the others now. A move is taken back only as long as neither chance nor another seat followed it. */
export function openProposals(table: Table, entries: readonly Entry[], seat: Seat): readonly Proposal[] {
  if (table.state !== 'running' || table.asking || table.seats[seat]!.isOut) return [];
  return [
    ...(allowsTakeback(table) && actorsOfActs(entries).at(-1) === seat ? (['takeback'] as const) : []),
    ...(table.paused === null ? (['pause'] as const) : []),
    'callOff',
  ];
}
