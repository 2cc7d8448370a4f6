import path from 'node:path';
import type { Kysely } from 'kysely';
import { StoreFault } from './fault.ts';
import { openPostgres, postgresUnmigrated } from './postgres/open.ts';
import type { Database } from './schema.ts';
import { openShared, openSqlite, sqliteUnmigrated } from './sqlite/open.ts';
import type { Store } from './store.ts';

/** Location of a store: a folder for an embedded one, or the URL of a PostgreSQL database or the path of a file. */
export type StoreTarget = { readonly data: string } | { readonly databaseUrl: string };

/** Opens a store, makes it where there is none and brings it up to date. Throws a `StoreFault` where it cannot be used. */
export async function openStore(target: StoreTarget): Promise<Store> {
  const location = storeLocation(target);
  return 'file' in location ? openSqlite(location.file) : openPostgres(location.postgres);
}

/** The same for whoever looks after a store that is there, also while a server has it. */
export function openForAdmin(target: StoreTarget): Promise<Store> {
  return 'data' in target ? openShared(storeFileIn(target.data)) : openStore(target);
}

/** Opens the database of a store as it is, to be looked at: nothing is made, locked, or brought up to date. */
export async function openUnmigrated(target: StoreTarget): Promise<Kysely<Database>> {
  const location = storeLocation(target);
  return 'file' in location ? sqliteUnmigrated(location.file) : postgresUnmigrated(location.postgres);
}

/** File of an embedded store, and its folder if that is there for it alone; or the URL of a PostgreSQL database. */
export type StoreLocation =
  | { readonly file: string; readonly folder?: string }
  | { readonly postgres: string };

/** Throws a `StoreFault` where nothing of the kind is known. */
export function storeLocation(target: StoreTarget): StoreLocation {
  if ('data' in target) return { file: storeFileIn(target.data), folder: target.data };
  const { databaseUrl } = target;
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return { postgres: databaseUrl };
  const scheme = /^(\w+):\/\//.exec(databaseUrl)?.[1];
  if (scheme) throw new StoreFault(`there is no store for ${scheme}: postgres, or a file`);
  return { file: databaseUrl };
}

/** The file of an embedded store in its folder. */
export const storeFileIn = (folder: string): string => path.join(folder, 'bastide.db');
