import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import Libsql from 'libsql/promise';
import { StoreFault } from '../fault.ts';
import { readThrough } from './check.ts';
import { faultOf } from './fault-of.ts';
import { makePrivateFile } from './permissions.ts';

/**
 * Copies a store into one new file, as it is at one moment, also while this or another process writes it; the same brings a
 * copy back to where a store is to be. The new file gets its name when it was read
 * through, is whole and on the disk. All is done beside the
 * main thread, on a connection of its own.
 */
export async function backUp(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new StoreFault(`there is no store ${from}`);
  // What was written to an older file of that name would be taken for a part of the new one.
  for (const file of [to, `${to}-wal`])
    if (existsSync(file)) throw new StoreFault(`${file} is there already`);
  const partFile = `${to}.part`;
  await rm(partFile, { force: true });
  try {
    makePrivateFile(partFile);
    await copy(from, partFile);
    await readThrough(partFile);
    await flush(partFile);
    await rename(partFile, to);
    await flush(path.dirname(path.resolve(to)));
  } catch (error) {
    throw faultOf(from, error);
  } finally {
    await rm(partFile, { force: true });
  }
}

async function copy(from: string, to: string): Promise<void> {
  const raw = new Libsql(from, { timeout: 5_000 });
  try {
    await raw.exec(`vacuum into '${to.replaceAll("'", "''")}'`);
  } finally {
    raw.close();
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
