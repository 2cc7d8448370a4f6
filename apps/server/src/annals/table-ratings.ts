import type { PersonId, PersonSeen, TableRatings } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import { readPool } from '../ratings/pools.ts';
import { shown } from '../ratings/strength.ts';
import type { Database } from '../store/schema.ts';

/** What a table that is counted in has changed, seat by seat. */
export async function tableRatings(
  db: Kysely<Database>,
  table: string,
): Promise<Omit<TableRatings, 'people'>> {
  const rows = await db.selectFrom('finish').selectAll().where('game', '=', table).orderBy('seat').execute();
  const pool = rows[0]?.pool ?? null;
  return {
    pool: pool === null ? null : readPool(pool)!,
    seats: rows.map(({ seat, person, place, mu, sigma, mu_after, sigma_after }) => ({
      ...{ seat, person, place },
      before: strengthOf(mu, sigma),
      after: strengthOf(mu_after, sigma_after),
    })),
  };
}

const strengthOf = (mu: number | null, sigma: number | null) =>
  mu === null || sigma === null ? null : shown({ mu, sigma });

/** Everybody who is named there. */
export const peopleAt = async (
  { seats }: Omit<TableRatings, 'people'>,
  names: { of(ids: Iterable<PersonId>): Promise<Readonly<Record<PersonId, PersonSeen>>> },
): Promise<Record<PersonId, PersonSeen>> => ({
  ...(await names.of(seats.flatMap(({ person }) => person ?? []))),
});
