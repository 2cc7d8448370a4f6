import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Where } from '../../src/store/open.ts';
import { type Postgres, startPostgres, whyNoPostgres } from '../services/postgres.ts';

/** An empty store to be worn out, and what it stands on. */
export interface Ground {
  readonly name: string;
  readonly where: Where;
  /** The database under it, where it is a process of its own. */
  readonly postgres?: Postgres;
  remove(): Promise<void>;
}

export function embedded(): Ground {
  const folder = mkdtempSync(path.join(tmpdir(), 'bastide-store-'));
  return {
    name: 'embedded',
    where: { data: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function onPostgres(): Promise<Ground> {
  const postgres = await startPostgres();
  const where = { databaseUrl: await postgres.database() };
  return { name: 'PostgreSQL', where, postgres, remove: () => postgres.remove() };
}

/** One of each kind that this machine can have. */
export async function* grounds(): AsyncGenerator<Ground> {
  yield embedded();
  if (whyNoPostgres) console.log(`PostgreSQL: skipped, ${whyNoPostgres}`);
  else yield await onPostgres();
}
