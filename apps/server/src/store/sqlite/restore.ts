import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { StoreFault } from '../fault.ts';
import { backUp } from './back-up.ts';
import { type Contents, check } from './check.ts';
import { lockStore } from './lock.ts';
import { makePrivate, makePrivateFolder } from './permissions.ts';

/** There is a store already, which would be lost. */
export class StoreThere extends StoreFault {}

export interface Restored extends Contents {
  /** Where the store lies that was there before. */
  readonly before?: string;
}

/**
 * Brings a copy back to where a store is to be, after it was read through. A store that is there is put aside, under a name with the
 * time, if `puts` says so; else it is a `StoreThere`. Nobody may use the store meanwhile.
 */
export async function restore(from: string, file: string, puts: boolean, now: number): Promise<Restored> {
  const contents = await check(from);
  makePrivateFolder(path.dirname(file));
  const unlock = lockStore(file);
  try {
    // Its journal belongs to it, under its name, and may be all that is left of it.
    const parts = ['', '-wal', '-shm'].filter((part) => existsSync(file + part));
    const isThere = parts.length > 0;
    if (isThere && !puts) throw new StoreThere(`${file} is there already`);
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
    return { ...contents, ...(isThere && { before }) };
  } finally {
    unlock();
  }
}
