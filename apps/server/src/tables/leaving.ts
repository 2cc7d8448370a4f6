import type { PersonId } from '@bastide/protocol';
import { type Rooms, UnknownRules } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { giveUp, handOver } from '../table/holding.ts';
import type { Staging } from '../table/staging.ts';

export interface LeavingParts {
  readonly store: Pick<Store, 'db'>;
  readonly rooms: Rooms;
  readonly now: () => number;
}

/**
 * Frees the seats of people who go for good: at an open table they rise, and one that they host is closed; at one that is
 * played a bot takes over, or they have lost where the result counts.
 */
export async function leaveTables(people: readonly PersonId[], parts: LeavingParts): Promise<void> {
  const { store, rooms, now } = parts;
  const rows = await store.db
    .selectFrom('player')
    .innerJoin('game', 'game.id', 'player.game')
    .select('player.game')
    .distinct()
    .where('player.person', 'in', people)
    .where('game.state', 'in', ['open', 'running'])
    .execute();
  for (const { game } of rows) {
    const room = await rooms.room(game).catch((error: unknown) => {
      // Nobody can play there any more anyway.
      if (error instanceof UnknownRules) return undefined;
      throw error;
    });
    await room?.catchUp();
    await room?.insist(now, (staging) => {
      leave(staging, people);
      return undefined;
    });
  }
}

function leave(staging: Staging, people: readonly PersonId[]): void {
  const { table } = staging;
  const isTheirs = (person: PersonId | null) => person !== null && people.includes(person);
  if (table.state === 'open' && isTheirs(table.host)) {
    staging.end('closed');
    return;
  }
  for (const [seat, { person, lent, isOut }] of table.seats.entries()) {
    if (!isTheirs(person) || staging.table.state === 'over') continue;
    if (table.state === 'open') staging.add({ kind: 'rose', seat });
    else if (table.settings.isRated && !isOut) giveUp(staging, seat);
    else if (lent === null) handOver(staging, seat);
  }
}
