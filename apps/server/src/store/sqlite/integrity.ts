import { statSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { StoreDamaged } from '../fault.ts';

/** Bytes of a store that is read through at each start: less than a second, or some seconds of a slow disk. */
export const MAX_CHECKED_AT_START = 256 * 1024 * 1024;

/** The first damage that SQLite finds; undefined: the store is whole. `thorough` compares indexes with tables, too. */
export async function findDamage(db: Kysely<unknown>, thorough = false): Promise<string | undefined> {
  const { rows } = await sql
    .raw<Record<string, unknown>>(`pragma ${thorough ? 'integrity_check' : 'quick_check'}(1)`)
    .execute(db);
  const found = String(Object.values(rows[0] ?? {})[0]);
  return found === 'ok' ? undefined : found.replace(/^\*{3}[^\n]*\n/, '');
}

/** Throws a `StoreDamaged` if a store that is small enough to be read through is not whole. */
export async function refuseDamaged(
  file: string,
  db: Kysely<unknown>,
  atMost = MAX_CHECKED_AT_START,
): Promise<void> {
  if (statSync(file).size > atMost) return;
  const damage = await findDamage(db);
  if (damage !== undefined) throw new StoreDamaged(file, damage);
}
