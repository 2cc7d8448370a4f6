import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

type Reads = Pick<Store, 'read' | 'version' | 'answerTo' | 'due' | 'nextDue'>;

/** The questions that both databases are asked in the same words. */
export const sharedReads = (db: Kysely<Database>): Reads => ({
  read: (game, from = 0) =>
    db
      .selectFrom('entry')
      .select(['seq', 'at', 'body'])
      .where('game', '=', game)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute(),

  async version(game) {
    const row = await db.selectFrom('game').select('version').where('id', '=', game).executeTakeFirst();
    return row?.version;
  },

  answerTo: (game, person, key) =>
    db
      .selectFrom('asked')
      .select(['digest', 'answer'])
      .where('game', '=', game)
      .where('person', '=', person)
      .where('key', '=', key)
      .executeTakeFirst(),

  async due(now, atMost) {
    const rows = await db
      .selectFrom('game')
      .select(['id as game', 'due'])
      .where('due', 'is not', null)
      .where('due', '<=', now)
      .orderBy('due')
      .orderBy('id')
      .limit(atMost)
      .execute();
    return rows.map(({ game, due }) => ({ game, due: due! }));
  },

  async nextDue() {
    const { due } = await db
      .selectFrom('game')
      .select((of) => of.fn.min('due').as('due'))
      .where('due', 'is not', null)
      .executeTakeFirstOrThrow();
    return due ?? undefined;
  },
});
