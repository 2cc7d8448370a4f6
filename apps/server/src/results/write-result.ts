import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { DrawCount, TableDraws } from './draw-counts.ts';
import { lockPool, rerateFrom } from './rating.ts';
import type { TableResult } from './table-result.ts';

type Db = Kysely<Database>;

/** Counts a table in, with all that follows from it, into a month: once, however many processes try. */
export function writeResult(
  store: Pick<Store, 'transact'>,
  result: TableResult,
  { isFair, counts }: TableDraws,
  month: string,
): Promise<void> {
  const { table, game, at, pool, isListed, isPublic, seats } = result;
  return store.transact(async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('finished')
      .values({
        ...{ game: table, name: game, at, month, is_public: Number(isPublic) },
        is_fair: isFair === null ? null : Number(isFair),
      })
      .onConflict((conflict) => conflict.column('game').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    if (pool !== null) await lockPool(db, pool);
    for (const { seat, person, place, hasWon, hasPlayed } of seats)
      await db
        .insertInto('finish')
        .values({
          ...{ game: table, seat, person, name: game, at, place, has_won: Number(hasWon), pool },
          is_told: Number(isListed),
          has_played: Number(hasPlayed),
          ...{ mu: null, sigma: null, mu_after: null, sigma_after: null },
          ...{ weight: null, played_after: null, met_after: null, counted_after: null, is_newcomer: null },
        })
        .execute();
    if (pool !== null) await rerateFrom(db, pool, { at, game: table });
    for (const count of counts) await addDraws(db, { month, name: game, is_public: Number(isPublic) }, count);
  });
}

/** In the order of its chart, so that two processes that count at once wait for each other and not in a circle. */
async function addDraws(
  db: Db,
  of: Pick<Selectable<Database['draw_count']>, 'month' | 'name' | 'is_public'>,
  { chart, bar, count, draws, due, spread }: DrawCount,
): Promise<void> {
  await db
    .insertInto('draw_count')
    .values({ ...of, chart, bar, count, draws, due, spread })
    .onConflict((conflict) =>
      conflict.columns(['month', 'name', 'is_public', 'chart', 'bar']).doUpdateSet((set) => ({
        count: set('draw_count.count', '+', count),
        draws: set('draw_count.draws', '+', draws),
        due: set('draw_count.due', '+', due),
        spread: set('draw_count.spread', '+', spread),
      })),
    )
    .execute();
}
