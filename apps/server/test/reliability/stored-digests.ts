import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/store/schema.ts';

/** Tables that a server writes by itself, or for everybody who asks to sign in. */
const ENTRIES_BY_SERVER = new Set(['beat', 'outage', 'challenge', 'push_key']);

/** A digest of each table of a store. When somebody was last seen does not count. */
export async function digestsOf(db: Kysely<Database>): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const { name } of await db.introspection.getTables()) {
    if (ENTRIES_BY_SERVER.has(name)) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    const lines = rows.map(({ seen: _, ...row }) => JSON.stringify(row)).sort();
    digests[name] = createHash('sha256').update(lines.join('\n')).digest('hex');
  }
  return digests;
}
