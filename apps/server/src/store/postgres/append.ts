import type pg from 'pg';
import { checkAppend } from '../sense.ts';
import type { Append, Appended, Asked, Store } from '../store.ts';
import { isDown, isUndone, isUnreached, retrying } from './retry.ts';

/** One round trip; see the migration that makes the function. Named, so that it is planned once a connection. */
const TEXT = `select why, version_now, digest_then, answer_then from append_entries(${Array.from(
  { length: 16 },
  (_, i) => `$${i + 1}`,
).join(', ')})`;

interface Row {
  readonly why: 'repeated' | 'conflict' | null;
  readonly version_now: number;
  readonly digest_then: string;
  readonly answer_then: string;
}

/**
 * An append that was cut off is tried again if it has a key: was it done, the key says so. Without one only what was
 * certainly not done is tried again.
 */
export function appendTo(pool: pg.Pool, answered: Store['answered']): Store['append'] {
  return async (append) => {
    checkAppend(append);
    const mayRetry = append.asked ? isDown : (error: unknown) => isUndone(error) || isUnreached(error);
    try {
      const { rows } = await retrying(mayRetry, () =>
        pool.query<Row>({ name: 'append', text: TEXT, values: valuesOf(append) }),
      );
      return appendedOf(rows[0]!, append.asked);
    } catch (error) {
      if (!append.asked || (error as { constraint?: string }).constraint !== 'asked_key') throw error;
      // The same request was committed elsewhere between the look for its key and the write of it.
      const { person, key } = append.asked;
      const { digest, answer } = (await answered(append.game, person, key))!;
      return { ok: false, why: 'repeated', isSame: digest === append.asked.digest, answer };
    }
  };
}

function valuesOf({ game, version, entries, asked, head }: Append): unknown[] {
  return [
    ...[game, version, entries.map(({ at }) => at), entries.map(({ body }) => body)],
    ...[asked?.person, asked?.key, asked?.digest, asked?.answer],
    ...[head.name, head.rules, head.state, Number(head.isPublic), head.about, head.due],
    ...[head.people.map(({ person }) => person), head.people.map(({ isAwaited }) => Number(isAwaited))],
  ];
}

function appendedOf({ why, version_now, digest_then, answer_then }: Row, asked: Asked | undefined): Appended {
  if (why === 'repeated')
    return { ok: false, why, isSame: digest_then === asked?.digest, answer: answer_then };
  if (why === 'conflict') return { ok: false, why, version: version_now };
  return { ok: true, version: version_now };
}
