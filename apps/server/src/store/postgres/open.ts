import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StoreFault } from '../fault.ts';
import { groupCommit } from '../group.ts';
import { migrate } from '../migrate.ts';
import { readsOf } from '../reads.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { postgresCommit } from './append.ts';
import { DatabaseClock } from './clock.ts';
import { isDown, isUndone, retrying } from './retry.ts';

/** More do not make two cores faster; several nodes share what the database allows, mostly 100. */
const CONNECTIONS = 16;

/** A database that starts up at the same time is waited for this long, in milliseconds. */
const PATIENCE_AT_START = 15_000;

/** How long a caller is kept waiting for a database that is down, in milliseconds. */
const PATIENCE = 5_000;

/** Opens the store in a PostgreSQL database, by its URL. Any number of nodes may have it. */
export async function openPostgres(url: string, patience = PATIENCE): Promise<Store> {
  const pool = poolOf(url);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  let clock: DatabaseClock;
  try {
    await retrying(isDown, () => migrate(db as Kysely<unknown>, 'postgres'), PATIENCE_AT_START);
    clock = await retrying(isDown, () => DatabaseClock.open(() => timeOf(db)), PATIENCE_AT_START);
  } catch (error) {
    await db.destroy();
    if (error instanceof StoreFault) throw error;
    throw new StoreFault(`PostgreSQL cannot be used: ${wordsOf(error)}`, { cause: error });
  }
  const reads = readsOf(db);
  const { append, idle } = groupCommit(postgresCommit(pool, reads.answered, patience));
  const again = <Result>(work: () => Promise<Result>) => retrying(isDown, work, patience);
  return {
    kind: 'postgres',
    now: () => clock.now(),
    db,
    append,
    read: (...of) => again(() => reads.read(...of)),
    version: (...of) => again(() => reads.version(...of)),
    answered: (...of) => again(() => reads.answered(...of)),
    due: (...of) => again(() => reads.due(...of)),
    nextDue: () => again(() => reads.nextDue()),
    transact: (work) => retrying(isUndone, () => db.transaction().execute(work), patience),
    backUp: async () => {
      throw new StoreFault('a PostgreSQL database is backed up by its own means: pg_dump, pg_basebackup');
    },
    async close() {
      clock.close();
      await idle();
      await db.destroy();
    },
  };
}

/** The time of the database, in milliseconds since 1970. */
async function timeOf(db: Kysely<Database>): Promise<number> {
  const query = sql<{ ms: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`;
  const { rows } = await query.execute(db);
  return rows[0]!.ms;
}

/** The database as it is: its tables are not brought up to date. */
export const postgresAsIs = (url: string): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolOf(url) }) });

function poolOf(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'bastide',
    types: { getTypeParser: numbersForInt8 },
    onConnect: (client) => client.query(DURABLE),
  });
  // A connection that breaks while nobody uses it; the next one is made when it is needed.
  pool.on('error', () => {});
  // And one that breaks while it is used: whoever uses it learns of it by the query that fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Stronger settings than `on` stay; weaker ones would acknowledge what a loss of power takes back. */
const DURABLE = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') in ('off', 'local', 'remote_write')`;

/** Times and counts fit into numbers; by default they would come as text. */
const numbersForInt8: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format as 'text');

/** An attempt to connect to several addresses fails with several errors, and no words. */
export const wordsOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(wordsOf).join('; ') : (error as Error).message;
