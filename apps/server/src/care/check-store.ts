import { existsSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Games } from '../game-list.ts';
import { GAMES } from '../games.ts';
import { StoreDamaged } from '../store/fault.ts';
import { isLive } from '../store/live.ts';
import { MIGRATIONS } from '../store/migrations/index.ts';
import { openAsIs, type Place, placeOf, type Where } from '../store/open.ts';
import { wordsOf } from '../store/postgres/open.ts';
import type { Database } from '../store/schema.ts';
import { faultOf } from '../store/sqlite/fault-of.ts';
import { CHECKED_AT_START, damageIn } from '../store/sqlite/integrity.ts';
import { openToOthers } from '../store/sqlite/permissions.ts';
import { isEmpty } from '../store/sqlite/vanished.ts';
import { CLOCK_TOLERANCE } from '../table/staging.ts';
import type { Finding } from './findings.ts';

type Db = Kysely<Database>;

export interface CheckOptions {
  /** Compares indexes with their tables, too. */
  readonly thorough?: boolean;
  readonly now?: () => number;
  readonly games?: Games;
}

/**
 * Looks whether a store is whole and a server can go on with it, also while one has it; nothing is changed. Throws a `StoreFault` where
 * no store of that kind is known.
 */
export async function checkStore(
  where: Where,
  { thorough = false, now = Date.now, games = GAMES }: CheckOptions = {},
): Promise<readonly Finding[]> {
  const place = placeOf(where);
  const store = await withDatabase(where, place, async (db) => {
    const schema = await schemaOf(db);
    const isCurrent = schema.status === 'ok';
    return [
      await integrityOf(db, place, thorough),
      schema,
      ...(isCurrent ? [await rulesOf(db, games), await clockOf(db, now())] : []),
    ];
  });
  return [...store, ...filesOf(place)];
}

/** Checks an open store when a server starts, as far as that takes no time. */
export async function checkAtStart(
  where: Where,
  db: Db,
  { now = Date.now, games = GAMES }: CheckOptions = {},
): Promise<readonly Finding[]> {
  const place = placeOf(where);
  const size = 'file' in place ? (statSync(place.file, { throwIfNoEntry: false })?.size ?? 0) : 0;
  return [
    ...(size > CHECKED_AT_START ? [{ status: 'ok', code: 'store.unread', size } as const] : []),
    await rulesOf(db, games),
    await clockOf(db, now()),
    ...filesOf(place),
  ];
}

/** Opens the database for some work. A database that cannot be opened or asked is the one finding then. */
async function withDatabase(
  where: Where,
  place: Place,
  work: (db: Db) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  if ('file' in place && isEmpty(place.file))
    return [{ status: 'fail', code: 'store.missing', file: place.file }];
  let db: Db | undefined;
  try {
    db = await openAsIs(where);
    return await work(db);
  } catch (error) {
    if (!('file' in place)) return [{ status: 'fail', code: 'store.unusable', detail: wordsOf(error) }];
    const fault = faultOf(place.file, error);
    return [
      fault instanceof StoreDamaged
        ? { status: 'fail', code: 'store.damaged', file: place.file, detail: fault.detail }
        : { status: 'fail', code: 'store.unusable', detail: fault.message },
    ];
  } finally {
    await db?.destroy();
  }
}

async function integrityOf(db: Db, place: Place, thorough: boolean): Promise<Finding> {
  // PostgreSQL looks after its pages itself.
  if (!('file' in place)) return { status: 'ok', code: 'store.reached' };
  const detail = await damageIn(db as Kysely<unknown>, thorough);
  return detail === undefined
    ? { status: 'ok', code: 'store.whole' }
    : { status: 'fail', code: 'store.damaged', file: place.file, detail };
}

async function schemaOf(db: Db): Promise<Finding> {
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
async function rulesOf(db: Db, games: Games): Promise<Finding> {
  const rows = await db
    .selectFrom('game')
    .select(({ fn }) => ['name', 'rules', fn.countAll<number | string>().as('tables')])
    .where(isLive)
    .groupBy(['name', 'rules'])
    .orderBy('name')
    .orderBy('rules')
    .execute();
  const unknown = rows.filter(({ name, rules }) => !games.under(name, rules));
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
const LATE_AT_MOST = 50;

/** Compares the clock of this machine with the latest times of the store: of servers, and of tables that are not over. */
async function clockOf(db: Db, now: number): Promise<Finding> {
  const soon = now + CLOCK_TOLERANCE;
  const beats = await db.selectFrom('beat').select('at').execute();
  const late = await db
    .selectFrom('game')
    .select(['id', 'changed'])
    .where(isLive)
    .where('changed', '>', soon)
    .orderBy('changed', 'desc')
    .limit(LATE_AT_MOST)
    .execute();
  const changed = await Promise.all(
    late.map(async ({ id, changed }) => changed - (await correctedIn(db, id))),
  );
  const latest = Math.max(now, ...beats.map(({ at }) => at), ...changed);
  return latest > soon
    ? { status: 'warn', code: 'clock.behind', latest, now }
    : { status: 'ok', code: 'clock.right' };
}

/** By how much the log of a table is known to be ahead, in milliseconds. */
async function correctedIn(db: Db, game: string): Promise<number> {
  const rows = await db
    .selectFrom('entry')
    .select('body')
    .where('game', '=', game)
    .where('body', 'like', '{"kind":"clock-corrected"%')
    .execute();
  return rows.reduce((sum, { body }) => sum + (JSON.parse(body) as { ms: number }).ms, 0);
}

/** Less is too little on any disk. */
const FREE_AT_LEAST = 100 * 1024 * 1024;

/** Findings on the files of an embedded store. */
function filesOf(place: Place): readonly Finding[] {
  if (!('file' in place)) return [];
  const { file, folder } = place;
  const parent = path.dirname(file);
  if (!existsSync(parent)) return [];
  return [
    known(file, 'permissions.unknown', () => permissionsOf(file, folder)),
    known(file, 'space.unknown', () => spaceOf(file, parent)),
  ];
}

/** Returns what `look` finds, or `code` where the operating system does not tell: a folder that cannot be listed stops no server. */
function known(file: string, code: 'permissions.unknown' | 'space.unknown', look: () => Finding): Finding {
  try {
    return look();
  } catch (error) {
    return { status: 'warn', code, file, detail: (error as Error).message };
  }
}

function permissionsOf(file: string, folder: string | undefined): Finding {
  const paths = openToOthers(file, folder);
  return paths.length === 0
    ? { status: 'ok', code: 'permissions.private' }
    : { status: 'warn', code: 'permissions.open', paths };
}

/** There should be room for a copy of the store. */
function spaceOf(file: string, folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const size = ['', '-wal'].reduce(
    (sum, part) => sum + (statSync(file + part, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  return free < Math.max(FREE_AT_LEAST, size)
    ? { status: 'warn', code: 'space.low', free, size }
    : { status: 'ok', code: 'space.enough', free, size };
}
