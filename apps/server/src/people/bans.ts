import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

/** Until when somebody is banned for good: both databases and JSON can hold it. */
export const FOREVER = 8_640_000_000_000_000;

/** Bans a person and their bots: they may look, and change nothing. Without `until` for good. False where there is no such person. */
export async function ban(
  db: Kysely<Database>,
  person: string,
  { until = FOREVER, why }: { readonly until?: number; readonly why: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('person')
    .set({ banned_until: until, banned_why: why })
    .where('id', '=', person)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
