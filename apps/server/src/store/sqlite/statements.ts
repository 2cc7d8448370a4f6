import type Libsql from 'libsql';

/** More texts than the program has; lists of many lengths make new ones. */
const AT_MOST = 500;

/**
 * Prepares each text once. A statement may be shared because its rows are always read to the end, which leaves nothing of
 * it under way; one that nobody holds would keep its memory until the garbage is collected.
 */
export function preparing(raw: Libsql.Database): (text: string) => Libsql.Statement {
  const prepared = new Map<string, Libsql.Statement>();
  return (text) => {
    const known = prepared.get(text);
    if (known) return known;
    if (prepared.size >= AT_MOST) prepared.clear();
    const statement = raw.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
}
