import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { formatCode, newCode, normalizeCode } from './codes.ts';
import { digest } from './secret.ts';

/** 140 bits. */
const CODE_LENGTH = 28;
/** For so long an attempt may be repeated whose answer, and with it the next code, was lost on its way. */
const REPEATABLE_MS = 10 * 60_000;

type Db = Kysely<Database>;

/** A new recovery code of a person, in place of any before. It is shown once. */
export async function newRecovery(db: Db, person: string, now: number): Promise<string> {
  const code = newCode(CODE_LENGTH);
  const fresh = { secret: digest(code), created: now, used: null, attempt: null, repeatable_until: null };
  await db
    .insertInto('recovery')
    .values({ person, ...fresh })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(fresh))
    .execute();
  return formatCode(code);
}

/**
 * Uses up a recovery code: whose it is, and the next one; undefined where it is nobody's. The attempt that has used it up may come again,
 * and gets another next one; nobody else gets anything by it.
 */
export async function useRecovery(
  db: Db,
  { code, attempt, now }: { readonly code: string; readonly attempt: string; readonly now: number },
): Promise<{ person: string; next: string } | undefined> {
  const next = newCode(CODE_LENGTH);
  const used = digest(normalizeCode(code));
  const by = digest(attempt);
  const first = await db
    .updateTable('recovery')
    .set({ secret: digest(next), created: now, used, attempt: by, repeatable_until: now + REPEATABLE_MS })
    .where('secret', '=', used)
    .returning('person')
    .executeTakeFirst();
  const row =
    first ??
    (await db
      .updateTable('recovery')
      .set({ secret: digest(next), created: now })
      .where('used', '=', used)
      .where('attempt', '=', by)
      .where('repeatable_until', '>', now)
      .returning('person')
      .executeTakeFirst());
  return row && { person: row.person, next: formatCode(next) };
}
