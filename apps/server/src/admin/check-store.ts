import { existsSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { GameRegistry } from '../game-registry.ts';
import { GAMES } from '../games.ts';
import { StoreDamaged } from '../store/fault.ts';
import { MIGRATIONS } from '../store/migrations/index.ts';
import { isNotOver } from '../store/not-over.ts';
import { openUnmigrated, type StoreLocation, type StoreTarget, storeLocation } from '../store/open.ts';
import { messageOf } from '../store/postgres/open.ts';
import type { Database } from '../store/schema.ts';
import { faultOf } from '../store/sqlite/fault-of.ts';
import { findDamage, MAX_CHECKED_AT_START } from '../store/sqlite/integrity.ts';
import { openToOthers } from '../store/sqlite/permissions.ts';
import { isMissingOrEmpty } from '../store/sqlite/vanished.ts';
import { CLOCK_TOLERANCE_MS } from '../table/table-draft.ts';
import type { Finding } from './findings.ts';

type Db = Kysely<Database>;

export interface CheckOptions {
  /** Compares indexes with their tables, too. */
  readonly thorough?: boolean;
  readonly now?: () => number;
  readonly games?: GameRegistry;
}

/**
 * Looks whether a store is whole and a server can go on with it, also while one has it; nothing is changed. Throws a `StoreFault` where
 * no store of that kind is known.
 */
export async function checkStore(
  where: StoreTarget,
  { thorough = false, now = Date.now, games = GAMES }: CheckOptions = {},
): Promise<readonly Finding[]> {
  const location = storeLocation(where);
  const store = await withDatabase(where, location, async (db) => {
    const schema = await checkSchema(db);
    const isCurrent = schema.status === 'ok';
    return [
      await checkIntegrity(db, location, thorough),
      schema,
      ...(isCurrent ? [await checkRules(db, games), await checkClock(db, now())] : []),
    ];
  });
  return [...store, ...checkFiles(location)];
}

/** Checks an open store when a server starts, as far as that takes no time. */
export async function checkAtStart(
  where: StoreTarget,
  db: Db,
  { now = Date.now, games = GAMES }: CheckOptions = {},
): Promise<readonly Finding[]> {
  const location = storeLocation(where);
  const size = 'file' in location ? (statSync(location.file, { throwIfNoEntry: false })?.size ?? 0) : 0;
  return [
    ...(size > MAX_CHECKED_AT_START ? [{ status: 'ok', code: 'store.unread', size } as const] : []),
    await checkRules(db, games),
    await checkClock(db, now()),
    ...checkFiles(location),
  ];
}

/** Opens the database for some work. A database that cannot be opened or asked is the one finding then. */
async function withDatabase(
  where: StoreTarget,
  location: StoreLocation,
  work: (db: Db) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  if ('file' in location && isMissingOrEmpty(location.file))
    return [{ status: 'fail', code: 'store.missing', file: location.file }];
  let db: Db | undefined;
  try {
    db = await openUnmigrated(where);
    return await work(db);
  } catch (error) {
    if (!('file' in location)) return [{ status: 'fail', code: 'store.unusable', detail: messageOf(error) }];
    const fault = faultOf(location.file, error);
    return [
      fault instanceof StoreDamaged
        ? { status: 'fail', code: 'store.damaged', file: location.file, detail: fault.detail }
        : { status: 'fail', code: 'store.unusable', detail: fault.message },
    ];
  } finally {
    await db?.destroy();
  }
}

async function checkIntegrity(db: Db, location: StoreLocation, thorough: boolean): Promise<Finding> {
  // PostgreSQL looks after its pages itself.
  if (!('file' in location)) return { status: 'ok', code: 'store.reached' };
  const detail = await findDamage(db as Kysely<unknown>, thorough);
  return detail === undefined
    ? { status: 'ok', code: 'store.whole' }
    : { status: 'fail', code: 'store.damaged', file: location.file, detail };
}

async function checkSchema(db: Db): Promise<Finding> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return { status: 'fail', code: 'schema.none' };
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const step = rows.at(-1)?.name ?? '';
  if (rows.some(({ name }) => !Object.hasOwn(MIGRATIONS, name)))
    return { status: 'fail', code: 'schema.newer', step };
  return rows.length < Object.keys(MIGRATIONS).length
    ? { status: 'warn', code: 'schema.older', step }
    : { status: 'ok', code: 'schema.current', step };
}

/** Tells whether every table that is not over can be played on. */
async function checkRules(db: Db, games: GameRegistry): Promise<Finding> {
  const rows = await db
    .selectFrom('game')
    .select(({ fn }) => ['name', 'rules', fn.countAll<number | string>().as('tables')])
    .where(isNotOver)
    .groupBy(['name', 'rules'])
    .orderBy('name')
    .orderBy('rules')
    .execute();
  const unknown = rows.filter(({ name, rules }) => !games.withRules(name, rules));
  const count = (of: typeof rows) => of.reduce((sum, { tables }) => sum + Number(tables), 0);
  return unknown.length === 0
    ? { status: 'ok', code: 'rules.known', tables: count(rows) }
    : {
        status: 'fail',
        code: 'rules.unknown',
        tables: count(unknown),
        rules: unknown.map(({ name, rules }) => `${name} ${rules}`),
      };
}

/** Tables from the time to come that are looked at; one is enough to know. */
const MAX_LATE_TABLES = 50;

/** Compares the clock of this machine with the latest times of the store: of servers, and of tables that are not over. */
async function checkClock(db: Db, now: number): Promise<Finding> {
  const latestAllowed = now + CLOCK_TOLERANCE_MS;
  const heartbeats = await db.selectFrom('beat').select('at').execute();
  const late = await db
    .selectFrom('game')
    .select(['id', 'changed'])
    .where(isNotOver)
    .where('changed', '>', latestAllowed)
    .orderBy('changed', 'desc')
    .limit(MAX_LATE_TABLES)
    .execute();
  const changed = await Promise.all(
    late.map(async ({ id, changed }) => changed - (await clockCorrectionOf(db, id))),
  );
  const latest = Math.max(now, ...heartbeats.map(({ at }) => at), ...changed);
  return latest > latestAllowed
    ? { status: 'warn', code: 'clock.behind', latest, now }
    : { status: 'ok', code: 'clock.right' };
}

/** By how much the log of a table is known to be ahead, in milliseconds. */
async function clockCorrectionOf(db: Db, game: string): Promise<number> {
  const rows = await db
    .selectFrom('entry')
    .select('body')
    .where('game', '=', game)
    .where('body', 'like', '{"kind":"clock-corrected"%')
    .execute();
  return rows.reduce((sum, { body }) => sum + (JSON.parse(body) as { ms: number }).ms, 0);
}

/** Less is too little on any disk. */
const MIN_FREE_BYTES = 100 * 1024 * 1024;

/** Findings on the files of an embedded store. */
function checkFiles(location: StoreLocation): readonly Finding[] {
  if (!('file' in location)) return [];
  const { file, folder } = location;
  const parent = path.dirname(file);
  if (!existsSync(parent)) return [];
  return [
    orUnknown(file, 'permissions.unknown', () => checkPermissions(file, folder)),
    orUnknown(file, 'space.unknown', () => checkSpace(file, parent)),
  ];
}

/** Returns what `look` finds, or `code` where the operating system does not tell: a folder that cannot be listed stops no server. */
function orUnknown(
  file: string,
  code: 'permissions.unknown' | 'space.unknown',
  look: () => Finding,
): Finding {
  try {
    return look();
  } catch (error) {
    return { status: 'warn', code, file, detail: (error as Error).message };
  }
}

function checkPermissions(file: string, folder: string | undefined): Finding {
  const paths = openToOthers(file, folder);
  return paths.length === 0
    ? { status: 'ok', code: 'permissions.private' }
    : { status: 'warn', code: 'permissions.open', paths };
}

/** There should be room for a copy of the store. */
function checkSpace(file: string, folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const size = ['', '-wal'].reduce(
    (sum, part) => sum + (statSync(file + part, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  return free < Math.max(MIN_FREE_BYTES, size)
    ? { status: 'warn', code: 'space.low', free, size }
    : { status: 'ok', code: 'space.enough', free, size };
}
