import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

/** So many are asked for at once, always: one statement does for however many there are. */
const BATCH_SIZE = 200;

/** Returns those of the keys that are still valid: ids of sessions and of bots' tokens. */
export async function validKeys(
  db: Kysely<Database>,
  keys: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const open = new Set<string>();
  for (let from = 0; from < keys.length; from += BATCH_SIZE) {
    const ids = Array.from({ length: BATCH_SIZE }, (_, i) => keys[from + i] ?? keys[from]!);
    const sessions = await db
      .selectFrom('session')
      .select('id')
      .where('id', 'in', ids)
      .where('expires', '>', now)
      .execute();
    const tokens = await db.selectFrom('bot_token').select('id').where('id', 'in', ids).execute();
    for (const { id } of [...sessions, ...tokens]) open.add(id);
  }
  return open;
}
