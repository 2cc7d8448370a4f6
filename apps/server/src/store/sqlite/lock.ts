import Libsql from 'libsql';
import { StoreInUse } from '../fault.ts';
import { makePrivateFile } from './permissions.ts';

/** A handle that nobody names any more would be collected, and its lock with it. */
const heldLocks = new Set<Libsql.Database>();

/**
 * Takes a store for this process alone; the answer gives it back. The lock is one of SQLite's on an empty file beside the
 * store: the system drops it when the process ends, however that ends, so nothing is left behind that must be judged.
 */
export function lockStore(file: string): () => void {
  makePrivateFile(`${file}.lock`);
  const lock = new Libsql(`${file}.lock`);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new StoreInUse(`${file} is in use by another Bastide`);
  }
  heldLocks.add(lock);
  return () => {
    heldLocks.delete(lock);
    lock.close();
  };
}
