import type { PersonId, Profile } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import { ratingsOf } from '../ratings/ladder.ts';
import type { Database } from '../store/schema.ts';

type Db = Kysely<Database>;

/** Somebody as everybody may know them; undefined: there is nobody of that id. */
export async function profileOf(db: Db, id: PersonId): Promise<Profile | undefined> {
  const person = await db
    .selectFrom('person')
    .select(['name', 'is_bot', 'created'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!person) return undefined;
  return {
    id,
    name: person.name,
    ...(person.is_bot ? { isBot: true as const } : {}),
    since: person.created,
    ratings: await ratingsOf(db, id),
    games: await gamesOf(db, id),
  };
}

/** How many tables of which everybody may know somebody has played to their end, and won, by game: the most played first. */
export async function gamesOf(db: Db, person: PersonId): Promise<Profile['games']> {
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
