import type { SqliteStatement } from 'kysely';
import type Libsql from 'libsql';

/** More texts than the program has; lists of many lengths make new ones. */
const AT_MOST = 500;

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
    const lasting: SqliteStatement = {
      reader,
      all: (parameters) => statement.all(parameters as unknown[]),
      run: (parameters) => statement.run(parameters as unknown[]) as never,
      iterate: (parameters) => statement.iterate(parameters as unknown[]) as never,
    };
    prepared.set(text, lasting);
    return lasting;
  };
}
