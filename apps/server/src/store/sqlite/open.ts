import path from 'node:path';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import { StoreFault, StoreInUse } from '../fault.ts';
import { groupCommit } from '../group-commit.ts';
import { migrate, requireCurrentSchema } from '../migrate.ts';
import { sharedReads } from '../reads.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { isUnavailable } from '../unavailable.ts';
import { backUp } from './back-up.ts';
import { sqliteCommit } from './commit.ts';
import { EmbeddedDialect } from './dialect.ts';
import { faultOf } from './fault-of.ts';
import { refuseDamaged } from './integrity.ts';
import { lockStore } from './lock.ts';
import { makePrivateFile, makePrivateFolder } from './permissions.ts';
import { isMissingOrEmpty, refuseVanished, refuseWithoutTables, writeMarker } from './vanished.ts';

/**
 * Opens the store in a file, which is made with its folder where it is missing. One process has it at a time. Throws a `StoreDamaged` or
 * `StoreVanished` rather than going on with less than there was.
 */
export function openSqlite(file: string): Promise<Store> {
  return openOwned(file, refuseDamaged);
}

async function openOwned(
  file: string,
  check: (file: string, db: Kysely<unknown>) => Promise<void>,
): Promise<Store> {
  const unlock = openFile(file, () => {
    makePrivateFolder(path.dirname(file));
    return lockStore(file);
  });
  try {
    openFile(file, () => {
      refuseVanished(file);
      makePrivateFile(file);
    });
    const store = await openLocked(file, unlock, async (db) => {
      await refuseWithoutTables(file, db);
      await check(file, db);
      await migrate(db, 'sqlite');
    });
    writeMarker(file);
    return store;
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens a store that is there, for whoever looks after it while another process has it: both write by the same rules, whoever comes
 * second reads on. Where nobody has it, as always.
 */
export async function openShared(file: string): Promise<Store> {
  if (isMissingOrEmpty(file)) throw new StoreFault(`there is no store ${file}`);
  try {
    return await openOwned(file, async () => {});
  } catch (error) {
    if (!(error instanceof StoreInUse)) throw error;
    return openLocked(file, () => {}, requireCurrentSchema);
  }
}

/** The database of a store that is there, as it is. Throws where it cannot be opened; some of what is wrong shows when it is asked. */
export function sqliteUnmigrated(file: string): Kysely<Database> {
  if (isMissingOrEmpty(file)) throw new StoreFault(`there is no store ${file}`);
  const raw = openFile(file, () => new Libsql(file, { timeout: 5_000 }));
  return new Kysely<Database>({ dialect: new EmbeddedDialect(raw) });
}

async function openLocked(
  file: string,
  unlock: () => void,
  prepare: (db: Kysely<unknown>) => Promise<void>,
): Promise<Store> {
  const raw = openFile(file, () => openDurable(file));
  const db = new Kysely<Database>({ dialect: new EmbeddedDialect(raw) });
  try {
    await prepare(db as Kysely<unknown>);
  } catch (error) {
    await db.destroy();
    throw isFileError(error) ? faultOf(file, error) : error;
  }
  const { append, idle } = groupCommit(sqliteCommit(db, raw));
  return {
    kind: 'sqlite',
    now: () => Date.now(),
    db,
    append,
    ...sharedReads(db),
    transact: (work) => db.transaction().execute(work),
    backUp: (to) => backUp(file, to),
    async close() {
      await idle();
      await db.destroy();
      unlock();
    },
  };
}

/** Opens a file so that commits are on the disk, and survive the loss of power. */
function openDurable(file: string): Libsql.Database {
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

function openFile<Opened>(file: string, open: () => Opened): Opened {
  try {
    return open();
  } catch (error) {
    throw faultOf(file, error);
  }
}

/** Tells whether an error is about the file, and not a mistake of ours. */
const isFileError = (error: unknown): boolean =>
  isUnavailable(error) || String((error as { code?: unknown }).code).startsWith('SQLITE_CORRUPT');
