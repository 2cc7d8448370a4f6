import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoreTarget } from '../../src/store/open.ts';
import { type Postgres, startPostgres, whyNoPostgres } from '../services/postgres.ts';

/** An empty store to be worn out, and what it stands on. */
export interface StoreFixture {
  readonly name: string;
  readonly where: StoreTarget;
  /** The database under it, where it is a process of its own. */
  readonly postgres?: Postgres;
  remove(): Promise<void>;
}

export function sqliteFixture(): StoreFixture {
  const folder = mkdtempSync(path.join(tmpdir(), 'bastide-store-'));
  return {
    name: 'embedded',
    where: { data: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function postgresFixture(): Promise<StoreFixture> {
  const postgres = await startPostgres();
  const where = { databaseUrl: await postgres.database() };
  return { name: 'PostgreSQL', where, postgres, remove: () => postgres.remove() };
}

/** One of each kind that this machine can have. */
export async function* storeFixtures(): AsyncGenerator<StoreFixture> {
  yield sqliteFixture();
  if (whyNoPostgres) console.log(`PostgreSQL: skipped, ${whyNoPostgres}`);
  else yield await postgresFixture();
}
