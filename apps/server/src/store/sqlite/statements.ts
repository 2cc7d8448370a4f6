import type { SqliteStatement } from 'kysely';
import type Libsql from 'libsql';
import { inTransaction } from './transaction.ts';

/** More texts than the program has; lists of many lengths make new ones. */
const AT_MOST = 500;

/** Statements that write nothing, and settings, some of which cannot be part of a transaction. */
const READS = /^\s*(?:select|pragma|explain)\b/i;

/**
 * Prepares each text once. A statement may be shared because its rows are always read to the end, which leaves nothing of
 * it under way; one that nobody holds would keep its memory until the garbage is collected.
 */
export function preparing(raw: Libsql.Database): (text: string) => SqliteStatement {
  const prepared = new Map<string, SqliteStatement>();
  return (text) => {
    const known = prepared.get(text);
    if (known) return known;
    if (prepared.size >= AT_MOST) prepared.clear();
    const statement = raw.prepare(text);
    // Whether it has rows is asked of the database itself, and each time anew.
    const { reader } = statement as Libsql.Statement & { readonly reader: boolean };
    const whole = <Result>(work: () => Result): Result =>
      raw.inTransaction || READS.test(text) ? work() : inTransaction(raw, work);
    const lasting: SqliteStatement = {
      reader,
      all: (parameters) => whole(() => statement.all(parameters as unknown[])),
      run: (parameters) => whole(() => statement.run(parameters as unknown[])) as never,
      iterate: (parameters) => statement.iterate(parameters as unknown[]) as never,
    };
    prepared.set(text, lasting);
    return lasting;
  };
}
