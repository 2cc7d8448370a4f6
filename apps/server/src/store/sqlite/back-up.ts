import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import Libsql from 'libsql/promise';
import { StoreFault } from '../fault.ts';

/**
 * Copies a store into one new file, as it is at one moment, also while this or another process writes it. The copy gets its
 * name when it is whole and on the disk. It is made beside the main thread, on a connection of its own.
 */
export async function backUp(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new StoreFault(`there is no store ${from}`);
  if (existsSync(to)) throw new StoreFault(`${to} is there already`);
  const part = `${to}.part`;
  await rm(part, { force: true });
  const raw = new Libsql(from, { timeout: 5_000 });
  try {
    await raw.exec(`vacuum into '${part.replaceAll("'", "''")}'`);
    await flush(part);
    await rename(part, to);
    await flush(path.dirname(path.resolve(to)));
  } finally {
    raw.close();
    await rm(part, { force: true });
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
