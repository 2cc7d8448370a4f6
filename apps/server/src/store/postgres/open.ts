import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StoreFault } from '../fault.ts';
import { groupCommit } from '../group-commit.ts';
import { migrate } from '../migrate.ts';
import { sharedReads } from '../reads.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { postgresCommit } from './append.ts';
import { DatabaseClock } from './clock.ts';
import { isDown, isRolledBack, withRetries } from './retry.ts';

/** More do not make two cores faster; several nodes share what the database allows, mostly 100. */
const MAX_CONNECTIONS = 16;

/** A database that starts up at the same time is waited for this long, in milliseconds. */
const STARTUP_TIMEOUT_MS = 15_000;

/** Longest wait for a database that is down, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** Opens the store in a PostgreSQL database, by its URL. Any number of nodes may have it. */
export async function openPostgres(url: string, timeout = TIMEOUT_MS): Promise<Store> {
  const pool = poolOf(url);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  let clock: DatabaseClock;
  try {
    await withRetries(isDown, () => migrate(db as Kysely<unknown>, 'postgres'), STARTUP_TIMEOUT_MS);
    clock = await withRetries(isDown, () => DatabaseClock.open(() => timeOf(db)), STARTUP_TIMEOUT_MS);
  } catch (error) {
    await db.destroy();
    if (error instanceof StoreFault) throw error;
    throw new StoreFault(`PostgreSQL cannot be used: ${messageOf(error)}`, { cause: error });
  }
  const reads = sharedReads(db);
  const { append, idle } = groupCommit(postgresCommit(pool, reads.answerTo, timeout));
  const withRetry = <Result>(work: () => Promise<Result>) => withRetries(isDown, work, timeout);
  return {
    kind: 'postgres',
    now: () => clock.now(),
    db,
    append,
    read: (...of) => withRetry(() => reads.read(...of)),
    version: (...of) => withRetry(() => reads.version(...of)),
    answerTo: (...of) => withRetry(() => reads.answerTo(...of)),
    due: (...of) => withRetry(() => reads.due(...of)),
    nextDue: () => withRetry(() => reads.nextDue()),
    transact: (work) => withRetries(isRolledBack, () => db.transaction().execute(work), timeout),
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
export const postgresUnmigrated = (url: string): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolOf(url) }) });

function poolOf(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'bastide',
    types: { getTypeParser: parseInt8AsNumber },
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
const parseInt8AsNumber: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format as 'text');

/** An attempt to connect to several addresses fails with several errors, and no words. */
export const messageOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(messageOf).join('; ') : (error as Error).message;
