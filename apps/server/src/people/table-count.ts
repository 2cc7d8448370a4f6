import type { PersonId, TableCount } from '@bastide/protocol';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/schema.ts';

/** How many tables of a person are not over, and how many of these wait for them; a list may be shorter. */
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
