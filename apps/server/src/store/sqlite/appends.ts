import type { Kysely } from 'kysely';
import type Libsql from 'libsql';
import type { Commit } from '../group.ts';
import type { Database } from '../schema.ts';
import type { Append, Appended } from '../store.ts';
import { inTransaction } from './transaction.ts';
import { writer } from './write.ts';

/**
 * How appends are written to a file: in one go while Kysely lends its only connection, so that no transaction of several
 * statements, which spans other work, can have them in its middle.
 */
export function sqliteCommit(db: Kysely<Database>, raw: Libsql.Database): Commit {
  const write = writer(raw);
  const together = (appends: readonly Append[]) =>
    db
      .connection()
      .execute(async (): Promise<readonly Appended[]> => inTransaction(raw, () => appends.map(write)));
  return {
    together,
    alone: async (append) => (await together([append]))[0]!,
    lanes: 1,
    size: 128, // a few milliseconds, for which everything else has to wait
  };
}
