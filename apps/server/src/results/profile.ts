import type { PersonId, Profile } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import { ratingsOf } from '../ratings/leaderboard.ts';
import type { Database } from '../store/schema.ts';

type Db = Kysely<Database>;

/** Somebody as `reader` may know them; undefined: there is nobody of that id. */
export async function profileOf(
  db: Db,
  id: PersonId,
  reader: PersonId | undefined,
): Promise<Profile | undefined> {
  const person = await db
    .selectFrom('person')
    .select(['name', 'is_bot', 'created', 'is_listed'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!person) return undefined;
  const isShown = person.is_listed === 1 || reader === id;
  return {
    id,
    name: person.name,
    ...(person.is_bot ? { isBot: true as const } : {}),
    since: person.created,
    isListed: person.is_listed === 1,
    ratings: isShown ? await ratingsOf(db, id) : [],
    games: isShown ? await gameCounts(db, id) : [],
  };
}

/** Ids of people who do not show others their ratings and results. */
export async function unlistedOf(db: Db, people: readonly PersonId[]): Promise<ReadonlySet<PersonId>> {
  if (people.length === 0) return new Set();
  const rows = await db
    .selectFrom('person')
    .select('id')
    .where('id', 'in', people)
    .where('is_listed', '=', 0)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Counts the finished and won tables of somebody of which everybody may know, by game: the most played first. */
export async function gameCounts(db: Db, person: PersonId): Promise<Profile['games']> {
  const rows = await db
    .selectFrom('finish')
    .select((of) => ['name', of.fn.countAll<number>().as('played'), of.fn.sum<number>('has_won').as('won')])
    .where('person', '=', person)
    .where('is_told', '=', 1)
    .groupBy('name')
    .execute();
  return rows
    .map(({ name, played, won }) => ({ game: name, played: Number(played), won: Number(won) }))
    .sort((one, other) => other.played - one.played || (one.game < other.game ? -1 : 1));
}
