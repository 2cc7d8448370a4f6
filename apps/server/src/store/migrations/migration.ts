import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Store } from '../store.ts';

/**
 * Changes the tables of a store, once in its life and all or nothing. It stays as it is for ever: it must not read the
 * types or constants of today, which is why its tables are unknown.
 */
export type Migration = (db: Kysely<unknown>, kind: Store['kind']) => Promise<void>;

/** The end of `create table`: SQLite then keeps the rows in the order of their key, so that a log lies in one piece. */
export const keptByKey = (kind: Store['kind']): RawBuilder<unknown> =>
  kind === 'sqlite' ? sql`without rowid` : sql``;
