import { type Kysely, Migrator, sql } from 'kysely';
import { StoreFault } from './fault.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import type { Store } from './store.ts';

/** Brings the tables up to date, all or nothing. Of several nodes that start at once one does it, the others wait. */
export async function migrate(
  db: Kysely<unknown>,
  kind: Store['kind'],
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  const named = Object.entries(migrations).map(([name, change]) => [
    name,
    { up: (db: Kysely<unknown>) => change(db, kind) },
  ]);
  const provider = { getMigrations: async () => Object.fromEntries(named) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw isNewer(error) ? new StoreFault('the store was written by a newer Bastide') : error;
}

/** Throws where the tables are not those of this version: whoever has the store would have to bring them up to date. */
export async function requireCurrentSchema(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = rows.map(({ name }) => name).sort();
  if (done.join() !== Object.keys(MIGRATIONS).sort().join())
    throw new StoreFault('the store is in use by another version of Bastide');
}

/** Kysely knows no other sign of it than its words. */
const isNewer = (error: unknown) =>
  error instanceof Error && /previously executed migration/.test(error.message);
