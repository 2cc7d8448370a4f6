import { LINK_CODE_LENGTH } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { formatCode, newCode, normalizeCode } from './codes.ts';
import { digest } from './secret.ts';

/**
 * Ten minutes. An address guesses 60 times meanwhile (`code` of the limits), 100,000 addresses six million times. A code has 60 bits
 * (`LINK_CODE_LENGTH`), so they find one of a thousand with a chance of 6e6 × 1000 / 2^60 = 1 in 190 million: once in 3,600 years. No count of all
 * guesses together is needed, by which strangers could lock everybody out.
 */
const LIFETIME_MS = 10 * 60_000;

type Db = Kysely<Database>;

/** A code that brings a person to another device, once, in place of any before. */
export async function newLink(
  db: Db,
  person: string,
  now: number,
): Promise<{ code: string; expires: number }> {
  const code = newCode(LINK_CODE_LENGTH);
  const fresh = { secret: digest(code), expires: now + LIFETIME_MS };
  await db
    .insertInto('link')
    .values({ person, ...fresh })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(fresh))
    .execute();
  return { code: formatCode(code), expires: fresh.expires };
}

/** Uses up a link code: whose it is; undefined where it is nobody's, or too old. */
export async function useLink(db: Db, code: string, now: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('link')
    .where('secret', '=', digest(normalizeCode(code)))
    .where('expires', '>', now)
    .returning('person')
    .executeTakeFirst();
  return row?.person;
}
