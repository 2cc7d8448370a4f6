import type { PersonId, PublicPerson, TableRatings } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import { parsePool } from '../ratings/pools.ts';
import { shownStrength } from '../ratings/strength.ts';
import type { Database } from '../store/schema.ts';
import { unlistedOf } from './profile.ts';

/** Returns the changes by a table that is counted in, seat by seat; people who are not listed see their own ratings alone. */
export async function tableRatings(
  db: Kysely<Database>,
  table: string,
  reader: PersonId | undefined,
): Promise<Omit<TableRatings, 'people'>> {
  const rows = await db.selectFrom('finish').selectAll().where('game', '=', table).orderBy('seat').execute();
  const unlisted = await unlistedOf(
    db,
    rows.map(({ person }) => person),
  );
  const pool = rows[0]?.pool ?? null;
  return {
    pool: pool === null ? null : parsePool(pool)!,
    seats: rows.map(({ seat, person, place, mu, sigma, mu_after, sigma_after, weight }) => {
      const isShown = !unlisted.has(person) || person === reader;
      return {
        ...{ seat, person, place },
        before: isShown ? strengthOf(mu, sigma) : null,
        after: isShown ? strengthOf(mu_after, sigma_after) : null,
        weight: isShown ? weight : null,
      };
    }),
  };
}

const strengthOf = (mu: number | null, sigma: number | null) =>
  mu === null || sigma === null ? null : shownStrength({ mu, sigma });

/** Everybody who is named there. */
export const namesIn = async (
  { seats }: Omit<TableRatings, 'people'>,
  names: { of(ids: Iterable<PersonId>): Promise<Readonly<Record<PersonId, PublicPerson>>> },
): Promise<Record<PersonId, PublicPerson>> => ({
  ...(await names.of(seats.flatMap(({ person }) => person ?? []))),
});
