import type { Leaderboard, PersonId, Pool, Rating } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { nameOf, readPool } from './pools.ts';
import { shown } from './strength.ts';

type Db = Kysely<Database>;

/** People on a page of a ladder. */
const PAGE = 50;

interface Row {
  readonly pool: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly is_provisional: number;
}

/** A row as people read it. */
const ratingFrom = ({ pool, games, is_provisional, ...estimate }: Row): Rating => ({
  ...readPool(pool)!,
  ...shown(estimate),
  isProvisional: is_provisional === 1,
  games,
});

/** All ratings of a person, those with the most games first. */
export async function ratingsOf(db: Db, person: PersonId): Promise<Rating[]> {
  const rows = await db
    .selectFrom('rating')
    .select(['pool', 'mu', 'sigma', 'games', 'is_provisional'])
    .where('person', '=', person)
    .orderBy('games', 'desc')
    .orderBy('pool')
    .execute();
  return rows.map(ratingFrom);
}

/**
 * The ladder of a pool from a place on, or that of the most played pool: provisional strengths after all others. People who were erased
 * or do not want to be listed are left out.
 */
export async function ladderOf(db: Db, wished: Pool | undefined, from: number): Promise<Leaderboard> {
  const pools = await db
    .selectFrom('rated_pool')
    .select('pool')
    .orderBy('tables', 'desc')
    .orderBy('pool')
    .execute();
  const known = pools.flatMap(({ pool }) => readPool(pool) ?? []);
  const pool = wished ?? known[0];
  if (!pool) return { pool: null, pools: [], rows: [], next: null };
  const rows = await db
    .selectFrom('rating')
    .innerJoin('person', 'person.id', 'rating.person')
    .select(['rating.person', 'person.name', 'person.is_bot', 'pool', 'mu', 'sigma', 'games'])
    .select('is_provisional')
    .where('pool', '=', nameOf(pool))
    .where('person.is_listed', '=', 1)
    .orderBy('is_provisional')
    .orderBy('value', 'desc')
    .orderBy('rating.person')
    .offset(from)
    .limit(PAGE + 1)
    .execute();
  return {
    pool,
    pools: known,
    rows: rows.slice(0, PAGE).map(({ person, name, is_bot, ...rating }, i) => ({
      place: from + i + 1,
      person,
      name,
      ...(is_bot ? { isBot: true as const } : {}),
      rating: ratingFrom(rating),
    })),
    next: rows.length > PAGE ? from + PAGE : null,
  };
}
