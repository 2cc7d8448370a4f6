import path from 'node:path';
import type { Kysely } from 'kysely';
import { StoreFault } from './fault.ts';
import { openPostgres, postgresAsIs } from './postgres/open.ts';
import type { Database } from './schema.ts';
import { openBeside, openSqlite, sqliteAsIs } from './sqlite/open.ts';
import type { Store } from './store.ts';

/** Where a store is: a folder for an embedded one, or the URL of a PostgreSQL database or the path of a file. */
export type Where = { readonly data: string } | { readonly databaseUrl: string };

/** Opens a store, makes it where there is none and brings it up to date. Throws a `StoreFault` where it cannot be used. */
export async function openStore(where: Where): Promise<Store> {
  const place = placeOf(where);
  return 'file' in place ? openSqlite(place.file) : openPostgres(place.postgres);
}

/** The same for whoever looks after a store that is there, also while a server has it. */
export function openForCare(where: Where): Promise<Store> {
  return 'data' in where ? openBeside(fileIn(where.data)) : openStore(where);
}

/** Opens the database of a store as it is, to be looked at: nothing is made, locked, or brought up to date. */
export async function openAsIs(where: Where): Promise<Kysely<Database>> {
  const place = placeOf(where);
  return 'file' in place ? sqliteAsIs(place.file) : postgresAsIs(place.postgres);
}

/** File of an embedded store, and its folder if that is there for it alone; or the URL of a PostgreSQL database. */
export type Place = { readonly file: string; readonly folder?: string } | { readonly postgres: string };

/** Throws a `StoreFault` where nothing of the kind is known. */
export function placeOf(where: Where): Place {
  if ('data' in where) return { file: fileIn(where.data), folder: where.data };
  const { databaseUrl } = where;
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return { postgres: databaseUrl };
  const scheme = /^(\w+):\/\//.exec(databaseUrl)?.[1];
  if (scheme) throw new StoreFault(`there is no store for ${scheme}: postgres, or a file`);
  return { file: databaseUrl };
}

/** The file of an embedded store in its folder. */
export const fileIn = (folder: string): string => path.join(folder, 'bastide.db');
