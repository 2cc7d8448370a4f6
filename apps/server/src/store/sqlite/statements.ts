import type { SqliteStatement } from 'kysely';
import type Libsql from 'libsql';
import { inTransaction } from './transaction.ts';

/** More texts than the program has; lists of many lengths make new ones. */
const MAX_PREPARED = 500;

/** Statements that write nothing, and settings, some of which cannot be part of a transaction. */
const READ_ONLY = /^\s*(?:select|pragma|explain)\b/i;

/**
 * Prepares each text once. A statement may be shared because its rows are always read to the end, which leaves nothing of
 * it under way; one that nobody holds would keep its memory until the garbage is collected.
 */
export function statementCache(raw: Libsql.Database): (text: string) => SqliteStatement {
  const prepared = new Map<string, SqliteStatement>();
  return (text) => {
    const cached = prepared.get(text);
    if (cached) return cached;
    if (prepared.size >= MAX_PREPARED) prepared.clear();
    const statement = raw.prepare(text);
    // Whether it has rows is asked of the database itself, and each time anew.
    const { reader } = statement as Libsql.Statement & { readonly reader: boolean };
    const inOwnTransaction = <Result>(work: () => Result): Result =>
      raw.inTransaction || READ_ONLY.test(text) ? work() : inTransaction(raw, work);
    const shared: SqliteStatement = {
      reader,
      all: (parameters) => inOwnTransaction(() => statement.all(parameters as unknown[])),
      run: (parameters) => inOwnTransaction(() => statement.run(parameters as unknown[])) as never,
      iterate: (parameters) => statement.iterate(parameters as unknown[]) as never,
    };
    prepared.set(text, shared);
    return shared;
  };
}
