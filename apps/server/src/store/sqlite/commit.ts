import type { Kysely } from 'kysely';
import type Libsql from 'libsql';
import type { CommitStrategy } from '../group-commit.ts';
import type { Database } from '../schema.ts';
import type { Append, Appended } from '../store.ts';
import { inTransaction } from './transaction.ts';
import { appendWriter } from './write-append.ts';

/**
 * Writes appends to a file: in one go while Kysely lends its only connection, so that no transaction of several statements, which
 * spans other work, can have them in its middle.
 */
export function sqliteCommit(db: Kysely<Database>, raw: Libsql.Database): CommitStrategy {
  const write = appendWriter(raw);
  const writeTogether = (appends: readonly Append[]) =>
    db
      .connection()
      .execute(async (): Promise<readonly Appended[]> => inTransaction(raw, () => appends.map(write)));
  return {
    writeTogether,
    writeAlone: async (append) => (await writeTogether([append]))[0]!,
    concurrency: 1,
    batchSize: 128, // a few milliseconds, for which everything else has to wait
  };
}
