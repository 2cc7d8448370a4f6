import type { PersonId } from '@bastide/protocol';
import type { Store } from '../store/store.ts';
import { delegateSeat, resignSeat } from '../table/delegation.ts';
import type { TableDraft } from '../table/table-draft.ts';
import { type LiveTables, UnknownRules } from './live-tables.ts';

export interface LeaveTablesOptions {
  readonly store: Pick<Store, 'db'>;
  readonly liveTables: LiveTables;
  readonly now: () => number;
}

/**
 * Frees the seats of people who go for good: at an open table they rise, and one that they host is closed; at one that is
 * played a bot takes over, or they have lost where the result counts.
 */
export async function leaveTables(people: readonly PersonId[], options: LeaveTablesOptions): Promise<void> {
  const { store, liveTables, now } = options;
  const rows = await store.db
    .selectFrom('player')
    .innerJoin('game', 'game.id', 'player.game')
    .select('player.game')
    .distinct()
    .where('player.person', 'in', people)
    .where('game.state', 'in', ['open', 'running'])
    .execute();
  for (const { game } of rows) {
    const liveTable = await liveTables.get(game).catch((error: unknown) => {
      // Nobody can play there any more anyway.
      if (error instanceof UnknownRules) return undefined;
      throw error;
    });
    await liveTable?.refresh();
    await liveTable?.updateAlways(now, (draft) => {
      leaveTable(draft, people);
      return undefined;
    });
  }
}

function leaveTable(draft: TableDraft, people: readonly PersonId[]): void {
  const { table } = draft;
  const isTheirs = (person: PersonId | null) => person !== null && people.includes(person);
  if (table.state === 'open' && isTheirs(table.host)) {
    draft.end('closed');
    return;
  }
  for (const [seat, { person, delegate, isOut }] of table.seats.entries()) {
    if (!isTheirs(person) || draft.table.state === 'over') continue;
    if (table.state === 'open') draft.append({ kind: 'stood-up', seat });
    else if (table.settings.isRated && !isOut) resignSeat(draft, seat);
    else if (delegate === null) delegateSeat(draft, seat);
  }
}
