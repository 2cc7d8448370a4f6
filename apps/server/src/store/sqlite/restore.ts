import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { StoreFault } from '../fault.ts';
import { backUp } from './back-up.ts';
import { readThrough, type StoreContents } from './check.ts';
import { lockStore } from './lock.ts';
import { makePrivate, makePrivateFolder } from './permissions.ts';

/** There is a store already, which would be lost. */
export class StoreExists extends StoreFault {}

export interface RestoreResult extends StoreContents {
  /** File to which the former store was moved. */
  readonly before?: string;
}

/**
 * Brings a copy back to where a store is to be, after it was read through. A store that is there is put aside, under a name with the
 * time, if `keepExisting` says so; else it is a `StoreExists`. Nobody may use the store meanwhile.
 */
export async function restore(
  from: string,
  file: string,
  keepExisting: boolean,
  now: number,
): Promise<RestoreResult> {
  const contents = await readThrough(from);
  makePrivateFolder(path.dirname(file));
  const unlock = lockStore(file);
  try {
    // Its journal belongs to it, under its name, and may be all that is left of it.
    const parts = ['', '-wal', '-shm'].filter((part) => existsSync(file + part));
    const exists = parts.length > 0;
    if (exists && !keepExisting) throw new StoreExists(`${file} is there already`);
    const before = `${file}.before-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`;
    for (const part of parts) {
      await rename(file + part, before + part);
      makePrivate(before + part);
    }
    try {
      await backUp(from, file);
    } catch (error) {
      for (const part of parts) await rename(before + part, file + part);
      throw error;
    }
    return { ...contents, ...(exists && { before }) };
  } finally {
    unlock();
  }
}
