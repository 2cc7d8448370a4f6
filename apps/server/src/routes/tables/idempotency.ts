import { createHash } from 'node:crypto';
import { z } from 'zod';
import { problem } from '../../http/problem.ts';
import type { IdempotencyKey } from '../../live/live-table.ts';
import { randomTableKeys } from '../../live/live-tables.ts';
import type { Store } from '../../store/store.ts';
import type { TablesContext } from './context.ts';

const KEY_HEADER = 'idempotency-key';

/** Headers of a request that may be sent again when its answer was lost. */
export const IdempotencyHeaders = z.looseObject({
  [KEY_HEADER]: z
    .string()
    .regex(/^[\w-]{8,80}$/)
    .optional()
    .describe('A repeated key gets its first answer again'),
});

/** The key of a request, if it has one. `what` names all that it asks for. */
export function idempotencyKeyOf(
  headers: z.infer<typeof IdempotencyHeaders>,
  what: unknown,
): IdempotencyKey | undefined {
  const key = headers[KEY_HEADER];
  return key === undefined ? undefined : { key, request: JSON.stringify(what) };
}

/** Keys of requests that open a table, of which there is no log yet, stand under no table. */
const NO_TABLE = '';

/** For so long a request that opens a table may come again, in milliseconds: nobody tries longer than that. */
const KEY_LIFETIME_MS = 86_400_000;

/** Takes away the keys by which nobody has asked for a table for long. To be called now and then, by any number of processes. */
export async function sweepIdempotencyKeys({ db }: Pick<Store, 'db'>, now: number): Promise<void> {
  await db
    .deleteFrom('asked')
    .where('game', '=', NO_TABLE)
    // Those from before times were written down are as old as that.
    .where(({ eb, or }) => or([eb('at', '<=', now - KEY_LIFETIME_MS), eb('at', 'is', null)]))
    .execute();
}

/** Returns the keys with which a request opens a table: the same id however often the request comes. */
export async function tableKeysFor(
  { store, now }: Pick<TablesContext, 'store' | 'now'>,
  person: string,
  key: IdempotencyKey | undefined,
): Promise<ReturnType<typeof randomTableKeys>> {
  const fresh = randomTableKeys();
  if (!key) return fresh;
  const digest = createHash('sha256').update(key.request).digest('hex');
  await store.db
    .insertInto('asked')
    .values({ game: NO_TABLE, person, key: key.key, digest, answer: fresh.id, at: now() })
    // Whoever asks once more is answered once more: it is not swept away meanwhile.
    .onConflict((same) => same.columns(['game', 'person', 'key']).doUpdateSet({ at: now() }))
    .execute();
  const first = await store.db
    .selectFrom('asked')
    .select(['digest', 'answer'])
    .where('game', '=', NO_TABLE)
    .where('person', '=', person)
    .where('key', '=', key.key)
    .executeTakeFirstOrThrow();
  if (first.digest !== digest) throw problem('key-reused');
  return { ...fresh, id: first.answer };
}
