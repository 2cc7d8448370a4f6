import type { PersonId, TableCount } from '@bastide/protocol';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/schema.ts';

/** Counts the tables of a person that are not over, and those that wait for them. A list may be shorter. */
export async function countTables(db: Kysely<Database>, person: PersonId): Promise<TableCount> {
  const { going, awaited } = await db
    .selectFrom('player')
    .innerJoin('game', 'game.id', 'player.game')
    .select(({ fn }) => [
      fn.countAll<number>().as('going'),
      sql<number | null>`sum(case when game.state = 'running' then player.is_awaited else 0 end)`.as(
        'awaited',
      ),
    ])
    .where('player.person', '=', person)
    .where('game.state', 'in', ['open', 'running'])
    .executeTakeFirstOrThrow();
  return { going: Number(going), awaited: Number(awaited ?? 0) };
}
