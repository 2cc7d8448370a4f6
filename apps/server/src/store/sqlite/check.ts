import { existsSync } from 'node:fs';
import Libsql from 'libsql/promise';
import { StoreDamaged, StoreFault } from '../fault.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { faultOf } from './fault-of.ts';

/** Contents of a store. */
export interface StoreContents {
  readonly tables: number;
  readonly entries: number;
  readonly people: number;
}

/** Reads a whole store and throws a `StoreFault` where it is damaged, of something else, or of a newer Bastide. */
export async function readThrough(file: string): Promise<StoreContents> {
  if (!existsSync(file)) throw new StoreFault(`there is no store ${file}`);
  let raw: Libsql | undefined;
  try {
    raw = new Libsql(file, { timeout: 5_000 });
    const rows = async (text: string) =>
      (await raw!.prepare(text)).all() as Promise<Record<string, unknown>[]>;
    const [verdictRow] = await rows('pragma integrity_check(1)');
    const verdict = Object.values(verdictRow ?? {})[0];
    if (verdict !== 'ok') throw new StoreDamaged(file, String(verdict));
    const steps = await rows("select name from sqlite_master where name = 'kysely_migration'");
    if (steps.length === 0) throw new StoreFault(`${file} is no store of Bastide`);
    const done = await rows('select name from kysely_migration');
    if (done.some(({ name }) => !Object.hasOwn(MIGRATIONS, String(name))))
      throw new StoreFault(`${file} was written by a newer Bastide`);
    const count = async (of: string) => Number((await rows(`select count(*) as n from ${of}`))[0]!.n);
    return { tables: await count('game'), entries: await count('entry'), people: await count('person') };
  } catch (error) {
    throw faultOf(file, error);
  } finally {
    raw?.close();
  }
}
