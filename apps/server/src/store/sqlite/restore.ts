import { existsSync, mkdirSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { StoreFault } from '../fault.ts';
import { backUp } from './back-up.ts';
import { type Contents, check } from './check.ts';
import { lockStore } from './lock.ts';

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
  mkdirSync(path.dirname(file), { recursive: true });
  const unlock = lockStore(file);
  try {
    const isThere = existsSync(file);
    if (isThere && !puts) throw new StoreThere(`${file} is there already`);
    const before = `${file}.before-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`;
    // Its journal belongs to it, under its name.
    if (isThere)
      for (const part of ['', '-wal', '-shm'])
        if (existsSync(file + part)) await rename(file + part, before + part);
    try {
      await backUp(from, file);
    } catch (error) {
      if (isThere)
        for (const part of ['', '-wal', '-shm'])
          if (existsSync(before + part)) await rename(before + part, file + part);
      throw error;
    }
    return { ...contents, ...(isThere && { before }) };
  } finally {
    unlock();
  }
}
