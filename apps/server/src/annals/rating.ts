import type { Kysely, Selectable } from 'kysely';
import { afterTable, type Estimate, shown, UNKNOWN } from '../ratings/strength.ts';
import type { Database } from '../store/schema.ts';

type Db = Kysely<Database>;
type Row = Pick<
  Selectable<Database['finish']>,
  'game' | 'seat' | 'person' | 'at' | 'place' | 'mu_after' | 'sigma_after'
>;

/** A place in the order in which tables of a pool are rated: by their end, and by id where that is the same. */
interface Moment {
  readonly at: number;
  readonly game: string;
}

/** Holds a pool until the end of the transaction, so that its tables are rated one after the other. */
export async function holdPool(db: Db, pool: string): Promise<void> {
  await db
    .insertInto('rated_pool')
    .values({ pool, tables: 1 })
    .onConflict((conflict) =>
      conflict.column('pool').doUpdateSet((set) => ({ tables: set('rated_pool.tables', '+', 1) })),
    )
    .execute();
}

/**
 * Rates a table whose finish was written, and all of its pool that ended after it: whoever comes late, as a table whose
 * process died, changes what follows, so that the numbers are always those of the logs in their order.
 */
export async function rateFrom(db: Db, pool: string, from: Moment): Promise<void> {
  const tables = await tablesFrom(db, pool, from);
  const known = new Map<string, Estimate>();
  for (const rows of tables) {
    const before: Estimate[] = [];
    for (const { person } of rows)
      before.push(known.get(person) ?? (await estimateBefore(db, pool, person, from)));
    const after = afterTable(
      before,
      rows.map(({ place }) => place),
    );
    for (const [i, { game, seat, person }] of rows.entries()) {
      const [was, is] = [before[i]!, after[i]!];
      known.set(person, is);
      await db
        .updateTable('finish')
        .set({ mu: was.mu, sigma: was.sigma, mu_after: is.mu, sigma_after: is.sigma })
        .where('game', '=', game)
        .where('seat', '=', seat)
        .execute();
    }
  }
  for (const [person, estimate] of known) await keep(db, pool, person, estimate);
}

/** Tables of a pool from a moment on, in the order in which they are rated; of each the seats. */
async function tablesFrom(db: Db, pool: string, { at, game }: Moment): Promise<readonly (readonly Row[])[]> {
  const rows: readonly Row[] = await db
    .selectFrom('finish')
    .select(['game', 'seat', 'person', 'at', 'place', 'mu_after', 'sigma_after'])
    .where('pool', '=', pool)
    .where(({ eb, and, or }) => or([eb('at', '>', at), and([eb('at', '=', at), eb('game', '>=', game)])]))
    .orderBy('at')
    .orderBy('game')
    .orderBy('seat')
    .execute();
  const tables = new Map<string, Row[]>();
  for (const row of rows) tables.set(row.game, [...(tables.get(row.game) ?? []), row]);
  return [...tables.values()];
}

async function estimateBefore(db: Db, pool: string, person: string, { at, game }: Moment): Promise<Estimate> {
  const row = await db
    .selectFrom('finish')
    .select(['mu_after', 'sigma_after'])
    .where('pool', '=', pool)
    .where('person', '=', person)
    .where(({ eb, and, or }) => or([eb('at', '<', at), and([eb('at', '=', at), eb('game', '<', game)])]))
    .orderBy('at', 'desc')
    .orderBy('game', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { mu: row.mu_after!, sigma: row.sigma_after! } : UNKNOWN;
}

async function keep(db: Db, pool: string, person: string, estimate: Estimate): Promise<void> {
  const { games } = await db
    .selectFrom('finish')
    .select((of) => of.fn.countAll<number>().as('games'))
    .where('pool', '=', pool)
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  const now = { ...estimate, value: shown(estimate).value, games: Number(games) };
  await db
    .insertInto('rating')
    .values({ pool, person, ...now })
    .onConflict((conflict) => conflict.columns(['pool', 'person']).doUpdateSet(now))
    .execute();
}
