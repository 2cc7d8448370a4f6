import type { Kysely, Selectable } from 'kysely';
import { hasMetEnough, isNewcomer, isProvisional, type Known, shown, UNKNOWN } from '../ratings/strength.ts';
import { weighTable } from '../ratings/weighing.ts';
import type { Database } from '../store/schema.ts';

type Db = Kysely<Database>;
type Row = Pick<Selectable<Database['finish']>, 'game' | 'seat' | 'person' | 'at' | 'place' | 'has_played'>;

/** So long earlier games make the next one of the same people count less, in milliseconds. */
const MONTH = 30 * 24 * 3_600_000;

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
  const known = new Map<string, Known & Counted>();
  for (const rows of tables) {
    const before: (Known & Counted)[] = [];
    for (const { person } of rows)
      before.push(known.get(person) ?? (await knownBefore(db, pool, person, from)));
    const pasts: Past[] = [];
    for (const [i, row] of rows.entries()) pasts.push(await pastOf(db, pool, row, rows, before[i]!));
    const weighed = weighTable(
      rows.map(({ place, has_played }, i) => ({
        before: before[i]!,
        place,
        hasPlayed: has_played === 1,
        isProvisional: isProvisional(before[i]!),
        recentWith: rows.map(({ person }) => pasts[i]!.with.get(person)?.recent ?? 0),
        isNewcomer: isNewcomer(before[i]!),
        recentWithNewcomers: pasts[i]!.recentWithNewcomers,
      })),
    );
    for (const [i, row] of rows.entries()) {
      const [was, { after, weight }] = [before[i]!, weighed[i]!];
      const isMeeting = row.has_played === 1 && !hasMetEnough(was);
      const met = was.met + (isMeeting ? newTo(i, pasts[i]!, rows, before) : 0);
      const played = was.played + row.has_played;
      const counted = was.counted + (weight > 0 ? 1 : 0);
      known.set(row.person, { ...after, played, met, counted });
      await db
        .updateTable('finish')
        .set({
          ...{ mu: was.mu, sigma: was.sigma, mu_after: after.mu, sigma_after: after.sigma },
          ...{ weight, is_newcomer: Number(isNewcomer(was)) },
          ...{ played_after: played, met_after: met, counted_after: counted },
        })
        .where('game', '=', row.game)
        .where('seat', '=', row.seat)
        .execute();
    }
  }
  for (const [person, now] of known) await keep(db, pool, person, now);
}

/** Number of results that have changed somebody's rating. */
interface Counted {
  readonly counted: number;
}

/** Earlier games of somebody with one opponent who played on: those of the last month, and those in which that was no newcomer. */
interface Met {
  readonly recent: number;
  readonly asKnown: number;
}

/** Earlier games of somebody in a pool, as far as they weigh the next one. */
interface Past {
  /** By opponent. */
  readonly with: ReadonlyMap<string, Met>;
  /** Games of the last month with anybody who was a newcomer then. */
  readonly recentWithNewcomers: number;
}

/** Looks back a month; of somebody who has not met enough people yet, as far as there is anything. */
async function pastOf(db: Db, pool: string, row: Row, rows: readonly Row[], before: Known): Promise<Past> {
  const { person, at, game } = row;
  const earlier = db
    .selectFrom('finish as own')
    .innerJoin('finish as other', (join) =>
      join.onRef('other.game', '=', 'own.game').onRef('other.person', '!=', 'own.person'),
    )
    .where('own.pool', '=', pool)
    .where('own.person', '=', person)
    .where(({ eb, and, or }) =>
      or([eb('own.at', '<', at), and([eb('own.at', '=', at), eb('own.game', '<', game)])]),
    )
    .where('other.has_played', '=', 1)
    .$if(hasMetEnough(before), (query) => query.where('own.at', '>', at - MONTH));
  const met = await earlier
    .select(({ eb, fn }) => [
      'other.person',
      fn
        .sum<number>(
          eb
            .case()
            .when('own.at', '>', at - MONTH)
            .then(1)
            .else(0)
            .end(),
        )
        .as('recent'),
      fn.sum<number>(eb.case().when('other.is_newcomer', '=', 0).then(1).else(0).end()).as('asKnown'),
    ])
    .where(
      'other.person',
      'in',
      rows.map((one) => one.person),
    )
    .groupBy('other.person')
    .execute();
  const { games } = await earlier
    .select(({ fn }) => fn.count<number>('own.game').distinct().as('games'))
    .where('own.at', '>', at - MONTH)
    .where('other.is_newcomer', '=', 1)
    .executeTakeFirstOrThrow();
  return {
    with: new Map(
      met.map(({ person: other, recent, asKnown }) => [
        other,
        { recent: Number(recent), asKnown: Number(asKnown) },
      ]),
    ),
    recentWithNewcomers: Number(games),
  };
}

/** Number of opponents at a table who are no newcomers and whom somebody meets for the first time. */
const newTo = (at: number, past: Past, rows: readonly Row[], before: readonly Known[]): number =>
  rows.filter(
    ({ person, has_played }, i) =>
      i !== at && has_played === 1 && !isNewcomer(before[i]!) && !past.with.get(person)?.asKnown,
  ).length;

/** Tables of a pool from a moment on, in the order in which they are rated; of each the seats. */
async function tablesFrom(db: Db, pool: string, { at, game }: Moment): Promise<readonly (readonly Row[])[]> {
  const rows: readonly Row[] = await db
    .selectFrom('finish')
    .select(['game', 'seat', 'person', 'at', 'place', 'has_played'])
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

async function knownBefore(
  db: Db,
  pool: string,
  person: string,
  { at, game }: Moment,
): Promise<Known & Counted> {
  const row = await db
    .selectFrom('finish')
    .select(['mu_after', 'sigma_after', 'played_after', 'met_after', 'counted_after'])
    .where('pool', '=', pool)
    .where('person', '=', person)
    .where(({ eb, and, or }) => or([eb('at', '<', at), and([eb('at', '=', at), eb('game', '<', game)])]))
    .orderBy('at', 'desc')
    .orderBy('game', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return { ...UNKNOWN, played: 0, met: 0, counted: 0 };
  return {
    ...{ mu: row.mu_after!, sigma: row.sigma_after! },
    ...{ played: row.played_after!, met: row.met_after!, counted: row.counted_after! },
  };
}

async function keep(db: Db, pool: string, person: string, known: Known & Counted): Promise<void> {
  // Somebody of whom no result has counted is not rated.
  if (known.counted === 0) {
    await db.deleteFrom('rating').where('pool', '=', pool).where('person', '=', person).execute();
    return;
  }
  const now = {
    ...{ mu: known.mu, sigma: known.sigma, value: shown(known).value, games: known.counted },
    is_provisional: Number(isProvisional(known)),
  };
  await db
    .insertInto('rating')
    .values({ pool, person, ...now })
    .onConflict((conflict) => conflict.columns(['pool', 'person']).doUpdateSet(now))
    .execute();
}
