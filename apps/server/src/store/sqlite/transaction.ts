import type Libsql from 'libsql';

/*
 * Transactions begin, and wait for other processes, by `exec`, which leaves nothing behind where it fails. A prepared statement that is
 * refused as busy stays under way for libsql: it holds the moment that it read, and nothing can be written any more once another
 * process has written. Inside a transaction that may write from its beginning no statement is refused so.
 */

export function beginTransaction(raw: Libsql.Database): void {
  raw.exec('begin immediate');
}

export function commitTransaction(raw: Libsql.Database): void {
  raw.exec('commit');
}

/** A full disk may have ended the transaction already; to take it back once more would be an error that hides the first. */
export function rollbackTransaction(raw: Libsql.Database): void {
  if (raw.inTransaction) raw.exec('rollback');
}

/** Does a piece of work in a transaction, in one go. */
export function inTransaction<Result>(raw: Libsql.Database, work: () => Result): Result {
  beginTransaction(raw);
  try {
    const result = work();
    commitTransaction(raw);
    return result;
  } catch (error) {
    rollbackTransaction(raw);
    throw error;
  }
}
