import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkAtStart, checkStore } from '../../src/admin/check-store.ts';
import { checkOf, type Finding } from '../../src/admin/findings.ts';
import { GAMES } from '../../src/games.ts';
import { LiveTables } from '../../src/live/live-tables.ts';
import { Outages } from '../../src/live/outages.ts';
import { migrate } from '../../src/store/migrate.ts';
import { MIGRATIONS } from '../../src/store/migrations/index.ts';
import { isNotOver } from '../../src/store/not-over.ts';
import { openStore, type StoreTarget, storeFileIn } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { beginWith } from '../scheduler/fixture.ts';
import { type Postgres, startPostgres, whyNoPostgres } from '../services/postgres.ts';
import { append, HEAD } from '../store/samples.ts';

/** A file system that lists no folder and tells nothing of its room. */
const secretive = vi.hoisted(() => ({ isOn: false }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const unless =
    <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
    (...args: Args): Result => {
      if (secretive.isOn) throw new Error('EACCES: permission denied');
      return work(...args);
    };
  return { ...fs, readdirSync: unless(fs.readdirSync), statfsSync: unless(fs.statfsSync) };
});

const HOUR = 3_600_000;
const folder = mkdtempSync(path.join(tmpdir(), 'bastide-check-'));
let postgres: Postgres | undefined;
afterAll(async () => {
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});
let folders = 0;
const newData = () => path.join(folder, `${++folders}`);

/** Findings that are not well, by code. */
const troubles = (findings: readonly Finding[]) =>
  findings.flatMap(({ status, code }) => (status === 'ok' ? [] : [[status, code]]));
const found = <Code extends Finding['code']>(findings: readonly Finding[], code: Code) =>
  findings.find((one) => one.code === code) as Extract<Finding, { readonly code: Code }>;

const STORES: readonly (readonly [string, string | undefined, () => Promise<StoreTarget>])[] = [
  ['an embedded store', undefined, async () => ({ data: newData() })],
  [
    'PostgreSQL',
    whyNoPostgres,
    async () => {
      postgres ??= await startPostgres();
      return { databaseUrl: await postgres.database() };
    },
  ],
];

describe.each(STORES)('of %s', (_, why, place) => {
  let where: StoreTarget;
  let store: Store;
  beforeAll(async () => {
    if (why) return;
    where = await place();
    store = await openStore(where);
  });
  afterAll(() => store?.close());
  const check = () => checkStore(where);

  test.skipIf(why)('everything is well, also while a server has it', async () => {
    await beginWith({ clock: { at: Date.now() }, store }, new LiveTables(store, GAMES, Date.now), 'catan', [
      'ann',
      'bob',
    ]);
    await Outages.open(store, Date.now);
    const findings = await check();
    expect(troubles(findings)).toEqual([]);
    const files = 'data' in where ? ['permissions', 'space'] : [];
    expect(findings.map(checkOf)).toEqual(['store', 'schema', 'rules', 'clock', ...files]);
    expect(found(findings, 'rules.known').tables).toBe(1);
    const thorough = await checkStore(where, { thorough: true });
    expect(thorough.map(({ code }) => code)).toEqual(findings.map(({ code }) => code));
    expect(troubles(await checkAtStart(where, store.db))).toEqual([]);
  });

  test.skipIf(why)('games are told whose rules this version does not know', async () => {
    for (const [game, rules, state] of [
      ['one', '0', 'running'],
      ['two', '0', 'open'],
      ['three', '0', 'over'],
    ] as const)
      await store.append(append(game, 0, { head: { ...HEAD, name: 'catan', rules, state } }));
    await store.append({
      ...append('four', 0),
      entries: [{ at: 0, body: '{}' }],
      head: { ...HEAD, name: 'chess' },
    });
    await sql`update game set changed = 0`.execute(store.db);
    const findings = await check();
    expect(troubles(findings)).toEqual([['fail', 'rules.unknown']]);
    expect(found(findings, 'rules.unknown')).toMatchObject({ tables: 3, rules: ['catan 0', 'chess 1'] });
    expect(troubles(await checkAtStart(where, store.db))).toEqual([['fail', 'rules.unknown']]);
    await sql`update game set state = 'over'`.execute(store.db);
  });

  test.skipIf(why)('a clock that is behind the store is told, unless the tables were corrected', async () => {
    const clock = { at: Date.now() + HOUR };
    const liveTables = new LiveTables(store, GAMES, () => clock.at);
    const liveTable = await beginWith({ clock, store }, liveTables, 'catan', ['ann', 'bob']);
    const findings = await check();
    expect(troubles(findings)).toEqual([['warn', 'clock.behind']]);
    expect(found(findings, 'clock.behind').latest).toBe(clock.at);
    clock.at -= HOUR;
    await liveTable.update(
      () => clock.at,
      () => undefined,
    );
    expect(troubles(await check())).toEqual([]);
    await (await Outages.open(store, () => clock.at + HOUR)).beat();
    expect(found(await check(), 'clock.behind').latest).toBe(clock.at + HOUR);
    expect(troubles(await checkAtStart(where, store.db))).toEqual([['warn', 'clock.behind']]);
    await store.db.deleteFrom('beat').execute();
  });

  test.skipIf(why)('tables of another version are told', async () => {
    const other = await place();
    const before = await openStore(other);
    const old = Object.keys(MIGRATIONS).at(-1)!;
    await sql`delete from kysely_migration where name = ${old}`.execute(before.db);
    expect(troubles(await checkStore(other))).toEqual([['warn', 'schema.older']]);
    await sql`insert into kysely_migration (name, timestamp) values (${old}, '')`.execute(before.db);
    await migrate(before.db as Kysely<unknown>, before.kind, { ...MIGRATIONS, '9999-later': async () => {} });
    const findings = await checkStore(other);
    expect(troubles(findings)).toEqual([['fail', 'schema.newer']]);
    expect(found(findings, 'schema.newer').step).toBe('9999-later');
    await sql`drop table kysely_migration`.execute(before.db);
    expect(troubles(await checkStore(other))).toEqual([['fail', 'schema.none']]);
    await before.close();
  });
});

describe('of a store in a file', () => {
  async function closed(): Promise<{ data: string; file: string }> {
    const data = newData();
    const store = await openStore({ data });
    await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
    await store.close();
    return { data, file: storeFileIn(data) };
  }

  test('one that is missing, empty, damaged or something else fails', async () => {
    const { data, file } = await closed();
    writeFileSync(file, Buffer.alloc(8192), { flag: 'r+', flush: true });
    expect(troubles(await checkStore({ data }))).toEqual([['fail', 'store.unusable']]);
    writeFileSync(file, 'once upon a time '.repeat(500));
    expect(found(await checkStore({ data }), 'store.unusable').detail).toMatch(/no database/);
    truncateSync(file);
    expect(found(await checkStore({ data }), 'store.missing').file).toBe(file);
    expect(troubles(await checkStore({ data: newData() }))).toEqual([['fail', 'store.missing']]);
  });

  test('a page of zeros is found', async () => {
    const { data, file } = await closed();
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(4096), 0, 4096, statSync(file).size - 4096);
    closeSync(descriptor);
    const findings = await checkStore({ data });
    expect(troubles(findings)).toContainEqual(['fail', 'store.damaged']);
    expect(found(findings, 'store.damaged').detail).toMatch(/page|tree|malformed/i);
  });

  test.skipIf(process.platform === 'win32')('paths are told that others may read', async () => {
    const { data, file } = await closed();
    chmodSync(data, 0o755);
    chmodSync(file, 0o644);
    const findings = await checkStore({ data });
    expect(troubles(findings)).toEqual([['warn', 'permissions.open']]);
    expect(found(findings, 'permissions.open').paths).toEqual(expect.arrayContaining([data, file]));
    const { paths } = found(await checkStore({ databaseUrl: file }), 'permissions.open');
    expect([paths.includes(file), paths.includes(data)]).toEqual([true, false]);
  });

  test('the room that is left is told', async () => {
    const { data } = await closed();
    const { free, size } = found(await checkStore({ data }), 'space.enough');
    expect(free).toBeGreaterThan(size);
    expect(size).toBeGreaterThan(4096);
  });

  test('tables that are not over are found by an index of these alone', async () => {
    const store = await openStore({ data: newData() });
    const late = store.db.selectFrom('game').select('id').where(isNotOver).where('changed', '>', 1);
    expect(JSON.stringify(await late.explain(undefined, sql`query plan`))).toMatch(/USING INDEX game_live/);
    await store.close();
  });

  test('a folder that cannot be listed, and a disk that does not tell its room, end no check and no start', async () => {
    const { data, file } = await closed();
    const store = await openStore({ data });
    secretive.isOn = true;
    try {
      for (const findings of [await checkStore({ data }), await checkAtStart({ data }, store.db)]) {
        expect(troubles(findings)).toEqual([
          ['warn', 'permissions.unknown'],
          ['warn', 'space.unknown'],
        ]);
        expect(found(findings, 'space.unknown')).toMatchObject({
          file,
          detail: expect.stringMatching(/EACCES/),
        });
      }
    } finally {
      secretive.isOn = false;
      await store.close();
    }
  });

  test('nothing is changed, made or locked', async () => {
    const { data } = await closed();
    const store = await openStore({ data });
    await checkStore({ data }, { thorough: true });
    expect(await store.append(append('g', 0))).toMatchObject({ ok: true });
    await store.close();
    const nowhere = newData();
    await checkStore({ data: nowhere });
    expect(existsSync(nowhere)).toBe(false);
  });

  test('a database that is not reached fails, and one of another kind is refused', async () => {
    const [finding] = await checkStore({ databaseUrl: 'postgres://nobody@127.0.0.1:1/x' });
    expect(finding).toMatchObject({ status: 'fail', code: 'store.unusable' });
    await expect(checkStore({ databaseUrl: 'mysql://x' })).rejects.toThrow(/no store for mysql/);
  });
});
