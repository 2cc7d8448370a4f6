import type { Kysely } from 'kysely';
import type Libsql from 'libsql';
import type { Database } from '../schema.ts';
import { checkAppend } from '../sense.ts';
import type { Append, Appended, Store } from '../store.ts';
import { writer } from './write.ts';

/** So many appends in one transaction take a few milliseconds, for which everything else has to wait. */
const TOGETHER_AT_MOST = 128;

interface Appending {
  readonly append: Store['append'];
  /** Writes what waits, before the store is closed. */
  commitAll(): Promise<void>;
}

interface Waiting {
  readonly append: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: what arrives while others wait is committed in one transaction, with one wait for the disk. Each append is
 * judged by itself. The whole is done in one go while Kysely lends its only connection, so that no transaction of several
 * statements, which spans other work, can have it in its middle.
 */
export function appending(db: Kysely<Database>, raw: Libsql.Database): Appending {
  const write = writer(raw);
  const waiting: Waiting[] = [];

  const commitSome = () =>
    settle(waiting.splice(0, TOGETHER_AT_MOST), (appends) => inTransaction(raw, () => appends.map(write)));
  const commitSoon = async () => {
    try {
      await db.connection().execute(async () => commitSome());
      if (waiting.length > 0) setImmediate(commitSoon);
    } catch (error) {
      // No connection: the store is closed.
      for (const { reject } of waiting.splice(0)) reject(error);
    }
  };

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        checkAppend(append);
        waiting.push({ append, resolve, reject });
        // After this round of input: requests that came together are committed together.
        if (waiting.length === 1) setImmediate(commitSoon);
      }),
    commitAll: () =>
      db.connection().execute(async () => {
        while (waiting.length > 0) commitSome();
      }),
  };
}

/** Tries all together, and if one of them cannot be written each by itself, so that none fails for another. */
function settle(some: readonly Waiting[], commit: (appends: readonly Append[]) => readonly Appended[]) {
  let all: readonly Appended[];
  try {
    all = commit(some.map(({ append }) => append));
  } catch (error) {
    if (some.length > 1) for (const one of some) settle([one], commit);
    else some[0]?.reject(error);
    return;
  }
  some.forEach(({ resolve }, i) => {
    resolve(all[i]!);
  });
}

function inTransaction<Result>(raw: Libsql.Database, work: () => Result): Result {
  raw.exec('begin immediate');
  try {
    const result = work();
    raw.exec('commit');
    return result;
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (raw.inTransaction) raw.exec('rollback');
    throw error;
  }
}
