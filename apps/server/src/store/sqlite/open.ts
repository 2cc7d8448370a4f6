import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import { StoreFault } from '../fault.ts';
import { groupCommit } from '../group.ts';
import { migrate } from '../migrate.ts';
import { readsOf } from '../reads.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { sqliteCommit } from './appends.ts';
import { backUp } from './back-up.ts';
import { EmbeddedDialect } from './dialect.ts';
import { lockStore } from './lock.ts';

/** Opens the store in a file, which is made with its folder where it is missing. One process has it at a time. */
export async function openSqlite(file: string): Promise<Store> {
  const unlock = openFile(file, () => {
    mkdirSync(path.dirname(file), { recursive: true });
    return lockStore(file);
  });
  try {
    return await openLocked(file, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openLocked(file: string, unlock: () => void): Promise<Store> {
  const raw = openFile(file, () => durable(file));
  const db = new Kysely<Database>({ dialect: new EmbeddedDialect(raw) });
  try {
    await migrate(db as Kysely<unknown>, 'sqlite');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const { append, idle } = groupCommit(sqliteCommit(db, raw));
  return {
    kind: 'sqlite',
    db,
    append,
    ...readsOf(db),
    transact: (work) => db.transaction().execute(work),
    backUp: (to) => backUp(file, to),
    async close() {
      await idle();
      await db.destroy();
      unlock();
    },
  };
}

/** What is committed is on the disk, and survives the loss of power. */
function durable(file: string): Libsql.Database {
  const raw = new Libsql(file, { timeout: 5_000 });
  try {
    for (const setting of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on'])
      raw.pragma(setting);
    return raw;
  } catch (error) {
    raw.close();
    throw error;
  }
}

/** Whatever the system has against that file is said with its name. */
function openFile<Opened>(file: string, open: () => Opened): Opened {
  try {
    return open();
  } catch (error) {
    if (error instanceof StoreFault) throw error;
    const { code, message } = error as { code?: string; message: string };
    const because = code === 'SQLITE_NOTADB' ? 'it is no database' : message;
    throw new StoreFault(`${file} cannot be opened: ${because}`, { cause: error });
  }
}
