import type { Leaderboard, PersonId, Pool, Rating } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { parsePool, poolName } from './pools.ts';
import { shownStrength } from './strength.ts';

type Db = Kysely<Database>;

/** People on a page of a ladder. */
const PAGE_SIZE = 50;

interface RatingRow {
  readonly pool: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly is_provisional: number;
}

/** A row as people read it. */
const ratingFrom = ({ pool, games, is_provisional, ...estimate }: RatingRow): Rating => ({
  ...parsePool(pool)!,
  ...shownStrength(estimate),
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
export async function leaderboardOf(
  db: Db,
  requestedPool: Pool | undefined,
  from: number,
): Promise<Leaderboard> {
  const pools = await db
    .selectFrom('rated_pool')
    .select('pool')
    .orderBy('tables', 'desc')
    .orderBy('pool')
    .execute();
  const knownPools = pools.flatMap(({ pool }) => parsePool(pool) ?? []);
  const pool = requestedPool ?? knownPools[0];
  if (!pool) return { pool: null, pools: [], rows: [], next: null };
  const rows = await db
    .selectFrom('rating')
    .innerJoin('person', 'person.id', 'rating.person')
    .select(['rating.person', 'person.name', 'person.is_bot', 'pool', 'mu', 'sigma', 'games'])
    .select('is_provisional')
    .where('pool', '=', poolName(pool))
    .where('person.is_listed', '=', 1)
    .orderBy('is_provisional')
    .orderBy('value', 'desc')
    .orderBy('rating.person')
    .offset(from)
    .limit(PAGE_SIZE + 1)
    .execute();
  return {
    pool,
    pools: knownPools,
    rows: rows.slice(0, PAGE_SIZE).map(({ person, name, is_bot, ...rating }, i) => ({
      place: from + i + 1,
      person,
      name,
      ...(is_bot ? { isBot: true as const } : {}),
      rating: ratingFrom(rating),
    })),
    next: rows.length > PAGE_SIZE ? from + PAGE_SIZE : null,
  };
}
