import type { Kysely, Selectable } from 'kysely';
import { rateTable } from '../ratings/rate-table.ts';
import {
  hasMetEnough,
  isNewcomer,
  isProvisional,
  type PlayerRating,
  shownStrength,
  UNKNOWN,
} from '../ratings/strength.ts';
import type { Database } from '../store/schema.ts';

type Db = Kysely<Database>;
type ResultRow = Pick<
  Selectable<Database['finish']>,
  'game' | 'seat' | 'person' | 'at' | 'place' | 'has_played'
>;

/** So long earlier games make the next one of the same people count less, in milliseconds. */
const MONTH_MS = 30 * 24 * 3_600_000;

/** A place in the order in which tables of a pool are rated: by their end, and by id where that is the same. */
interface RatingPosition {
  readonly at: number;
  readonly game: string;
}

/** Holds a pool until the end of the transaction, so that its tables are rated one after the other. */
export async function lockPool(db: Db, pool: string): Promise<void> {
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
export async function rerateFrom(db: Db, pool: string, from: RatingPosition): Promise<void> {
  const tables = await tablesSince(db, pool, from);
  const ratings = new Map<string, PlayerRating & RatedCount>();
  for (const rows of tables) {
    const before: (PlayerRating & RatedCount)[] = [];
    for (const { person } of rows)
      before.push(ratings.get(person) ?? (await ratingBefore(db, pool, person, from)));
    const histories: History[] = [];
    for (const [i, row] of rows.entries()) histories.push(await historyOf(db, pool, row, rows, before[i]!));
    const weighed = rateTable(
      rows.map(({ place, has_played }, i) => ({
        before: before[i]!,
        place,
        hasPlayed: has_played === 1,
        isProvisional: isProvisional(before[i]!),
        recentWith: rows.map(({ person }) => histories[i]!.with.get(person)?.recent ?? 0),
        isNewcomer: isNewcomer(before[i]!),
        recentWithNewcomers: histories[i]!.recentWithNewcomers,
      })),
    );
    for (const [i, row] of rows.entries()) {
      const [previous, { after, weight }] = [before[i]!, weighed[i]!];
      const countsOpponents = row.has_played === 1 && !hasMetEnough(previous);
      const met = previous.met + (countsOpponents ? newOpponents(i, histories[i]!, rows, before) : 0);
      const played = previous.played + row.has_played;
      const counted = previous.counted + (weight > 0 ? 1 : 0);
      ratings.set(row.person, { ...after, played, met, counted });
      await db
        .updateTable('finish')
        .set({
          ...{ mu: previous.mu, sigma: previous.sigma, mu_after: after.mu, sigma_after: after.sigma },
          ...{ weight, is_newcomer: Number(isNewcomer(previous)) },
          ...{ played_after: played, met_after: met, counted_after: counted },
        })
        .where('game', '=', row.game)
        .where('seat', '=', row.seat)
        .execute();
    }
  }
  for (const [person, current] of ratings) await saveRating(db, pool, person, current);
}

/** Number of results that have changed somebody's rating. */
interface RatedCount {
  readonly counted: number;
}

/** Earlier games of somebody with one opponent who played on: those of the last month, and those in which that was no newcomer. */
interface EncounterCounts {
  readonly recent: number;
  readonly asEstablished: number;
}

/** Earlier games of somebody in a pool, as far as they weigh the next one. */
interface History {
  /** By opponent. */
  readonly with: ReadonlyMap<string, EncounterCounts>;
  /** Games of the last month with anybody who was a newcomer then. */
  readonly recentWithNewcomers: number;
}

/** Looks back a month; of somebody who has not met enough people yet, as far as there is anything. */
async function historyOf(
  db: Db,
  pool: string,
  row: ResultRow,
  rows: readonly ResultRow[],
  before: PlayerRating,
): Promise<History> {
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
    .$if(hasMetEnough(before), (query) => query.where('own.at', '>', at - MONTH_MS));
  const met = await earlier
    .select(({ eb, fn }) => [
      'other.person',
      fn
        .sum<number>(
          eb
            .case()
            .when('own.at', '>', at - MONTH_MS)
            .then(1)
            .else(0)
            .end(),
        )
        .as('recent'),
      fn.sum<number>(eb.case().when('other.is_newcomer', '=', 0).then(1).else(0).end()).as('asEstablished'),
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
    .where('own.at', '>', at - MONTH_MS)
    .where('other.is_newcomer', '=', 1)
    .executeTakeFirstOrThrow();
  return {
    with: new Map(
      met.map(({ person: other, recent, asEstablished }) => [
        other,
        { recent: Number(recent), asEstablished: Number(asEstablished) },
      ]),
    ),
    recentWithNewcomers: Number(games),
  };
}

/** Number of opponents at a table who are no newcomers and whom somebody meets for the first time. */
const newOpponents = (
  at: number,
  past: History,
  rows: readonly ResultRow[],
  before: readonly PlayerRating[],
): number =>
  rows.filter(
    ({ person, has_played }, i) =>
      i !== at && has_played === 1 && !isNewcomer(before[i]!) && !past.with.get(person)?.asEstablished,
  ).length;

/** Tables of a pool from a moment on, in the order in which they are rated; of each the seats. */
async function tablesSince(
  db: Db,
  pool: string,
  { at, game }: RatingPosition,
): Promise<readonly (readonly ResultRow[])[]> {
  const rows: readonly ResultRow[] = await db
    .selectFrom('finish')
    .select(['game', 'seat', 'person', 'at', 'place', 'has_played'])
    .where('pool', '=', pool)
    .where(({ eb, and, or }) => or([eb('at', '>', at), and([eb('at', '=', at), eb('game', '>=', game)])]))
    .orderBy('at')
    .orderBy('game')
    .orderBy('seat')
    .execute();
  const tables = new Map<string, ResultRow[]>();
  for (const row of rows) tables.set(row.game, [...(tables.get(row.game) ?? []), row]);
  return [...tables.values()];
}

async function ratingBefore(
  db: Db,
  pool: string,
  person: string,
  { at, game }: RatingPosition,
): Promise<PlayerRating & RatedCount> {
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

async function saveRating(
  db: Db,
  pool: string,
  person: string,
  rating: PlayerRating & RatedCount,
): Promise<void> {
  // Somebody of whom no result has counted is not rated.
  if (rating.counted === 0) {
    await db.deleteFrom('rating').where('pool', '=', pool).where('person', '=', person).execute();
    return;
  }
  const row = {
    ...{ mu: rating.mu, sigma: rating.sigma, value: shownStrength(rating).value, games: rating.counted },
    is_provisional: Number(isProvisional(rating)),
  };
  await db
    .insertInto('rating')
    .values({ pool, person, ...row })
    .onConflict((conflict) => conflict.columns(['pool', 'person']).doUpdateSet(row))
    .execute();
}
