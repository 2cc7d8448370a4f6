import path from 'node:path';
import { StoreFault } from './fault.ts';
import { openPostgres } from './postgres/open.ts';
import { openBeside, openSqlite } from './sqlite/open.ts';
import type { Store } from './store.ts';

/** Where a store is: a folder for an embedded one, or the URL of a PostgreSQL database or the path of a file. */
export type Where = { readonly data: string } | { readonly databaseUrl: string };

/** Opens a store, makes it where there is none and brings it up to date. Throws a `StoreFault` where it cannot be used. */
export function openStore(where: Where): Promise<Store> {
  if ('data' in where) return openSqlite(fileIn(where.data));
  const { databaseUrl } = where;
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return openPostgres(databaseUrl);
  const scheme = /^(\w+):\/\//.exec(databaseUrl)?.[1];
  if (scheme) return Promise.reject(new StoreFault(`there is no store for ${scheme}: postgres, or a file`));
  return openSqlite(databaseUrl);
}

/** The same for whoever looks after a store that is there, also while a server has it. */
export function openForCare(where: Where): Promise<Store> {
  return 'data' in where ? openBeside(fileIn(where.data)) : openStore(where);
}

/** The file of an embedded store in its folder. */
export const fileIn = (folder: string): string => path.join(folder, 'bastide.db');
