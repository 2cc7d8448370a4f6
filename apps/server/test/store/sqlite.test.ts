import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import Sqlite from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { bundleProgram } from '../../../../scripts/bundle.mjs';
import { migrate } from '../../src/store/migrate.ts';
import { MIGRATIONS } from '../../src/store/migrations/index.ts';
import { openStore, storeFileIn } from '../../src/store/open.ts';
import type { Database } from '../../src/store/schema.ts';
import { backUp } from '../../src/store/sqlite/back-up.ts';
import { EmbeddedDialect } from '../../src/store/sqlite/dialect.ts';
import { storeContract } from './contract.ts';
import { append, logOf } from './samples.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bastide-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let folders = 0;
const newFolder = () => path.join(folder, `${++folders}`);
const open = (data: string) => openStore({ data });

describe('the embedded store', () => {
  const data = path.join(newFolder(), 'made', 'with the rest');
  storeContract(() => open(data));

  test('waits for the disk with each commit', async () => {
    const store = await open(newFolder());
    const settings = await Promise.all(
      ['journal_mode', 'synchronous', 'foreign_keys'].map(async (name) => {
        const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(store.db);
        return Object.values(rows[0]!)[0];
      }),
    );
    expect(settings).toEqual(['wal', 2, 1]);
    await store.close();
  });

  test('is named by a path too', async () => {
    const file = path.join(newFolder(), 'x.db');
    const store = await openStore({ databaseUrl: file });
    await store.close();
    expect(existsSync(file)).toBe(true);
  });
});

describe('a store that is in use', () => {
  test('is refused to others until it is closed', async () => {
    const data = newFolder();
    const store = await open(data);
    await expect(open(data)).rejects.toThrow(/bastide\.db is in use by another Bastide/);
    await store.append(append('g', 0)); // the refused one did no harm
    await store.close();
    await (await open(data)).close();
  });

  test('is refused to another process, until that is dead', async () => {
    const data = newFolder();
    const program = await bundleProgram(path.join(import.meta.dirname, 'holder.ts'));
    const child = fork(program, [data]);
    await once(child, 'message');
    await expect(open(data)).rejects.toThrow(/in use by another/);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const store = await open(data);
    expect(await store.read('held')).toEqual(logOf('held', 1));
    await store.close();
  });
});

describe('what cannot be a store', () => {
  test('a file that is no database', async () => {
    const data = newFolder();
    mkdirSync(data);
    writeFileSync(path.join(data, 'bastide.db'), 'once upon a time '.repeat(500));
    await expect(open(data)).rejects.toThrow(/bastide\.db cannot be used: it is no database/);
    await expect(open(data)).rejects.toThrow(/no database/); // and its lock was given back
  });

  test('a folder that cannot be made', async () => {
    const file = newFolder();
    writeFileSync(file, '');
    await expect(open(path.join(file, 'data'))).rejects.toThrow(/cannot be used: ENOTDIR/);
  });

  test('a folder that cannot be written', async () => {
    await expect(open('/proc/self')).rejects.toThrow(/\/proc\/self\/bastide\.db cannot be used/);
  });

  test('a database nobody knows', async () => {
    await expect(openStore({ databaseUrl: 'mysql://localhost/x' })).rejects.toThrow(/no store for mysql/);
  });

  test('the work of a newer program', async () => {
    const data = newFolder();
    const store = await open(data);
    await migrate(store.db as never, 'sqlite', { ...MIGRATIONS, '9999-later': async () => {} });
    await store.close();
    await expect(open(data)).rejects.toThrow(/newer Bastide/);
  });
});

test('a server that reads only logs of version 1 refuses the store', async () => {
  const store = await open(newFolder());
  const known = Object.entries(MIGRATIONS).filter(([name]) => name < '0011');
  const started = migrate(store.db as never, 'sqlite', Object.fromEntries(known));
  await expect(started).rejects.toThrow(/newer Bastide/);
  await store.close();
});

test('a change of tables that fails leaves nothing behind', async () => {
  const store = await open(newFolder());
  const broken = {
    ...MIGRATIONS,
    '9998-half': async (db: typeof store.db) => {
      await db.schema.createTable('half').addColumn('x', 'integer').execute();
      throw new Error('power cut');
    },
  };
  await expect(migrate(store.db as never, 'sqlite', broken as never)).rejects.toThrow('power cut');
  const tables = await store.db.introspection.getTables();
  expect(tables.map(({ name }) => name)).not.toContain('half');
  expect(tables.map(({ name }) => name)).toContain('game');
  await store.close();
});

test('a store of before weighed ratings forgets what was counted, so that it is counted again, and keeps its people', async () => {
  const db = new Kysely<Database>({ dialect: new EmbeddedDialect(new Sqlite(':memory:')) });
  const before = Object.entries(MIGRATIONS).filter(([name]) => name < '0009');
  await migrate(db as never, 'sqlite', Object.fromEntries(before));
  const any = db as Kysely<unknown> as Kysely<Record<string, Record<string, unknown>>>;
  const person = { id: 'ann', name: 'Ann', language: null, is_bot: 0, owner: null, created: 1 };
  await any
    .insertInto('person')
    .values({ ...person, banned_until: null, banned_why: null })
    .execute();
  const counted = { name: 'pearls', at: 1, month: '2030-03' };
  await any
    .insertInto('finished')
    .values({ game: 'a', ...counted, is_fair: 1 })
    .execute();
  const rating = { mu: 30, sigma: 3, value: 1840, games: 40 };
  await any
    .insertInto('rating')
    .values({ pool: 'pearls/live/people', person: 'ann', ...rating })
    .execute();
  const draws = { chart: 'sums', bar: 1, count: 1, draws: 1, due: 1, spread: 1 };
  await any
    .insertInto('draw_count')
    .values({ month: '2030-03', name: 'pearls', ...draws })
    .execute();
  await migrate(db as never, 'sqlite');
  for (const table of ['finished', 'rating', 'draw_count'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  expect(await db.selectFrom('person').select(['name', 'is_listed']).execute()).toEqual([
    { name: 'Ann', is_listed: 1 },
  ]);
  await db.destroy();
});

describe('a back-up', () => {
  test('is whole, also while the store is written', async () => {
    const data = newFolder();
    const store = await open(data);
    const games = Array.from({ length: 20 }, (_, i) => `g${i}`);
    const versions = new Map(games.map((game) => [game, 0]));
    let isWriting = true;
    const writers = games.map(async (game) => {
      while (isWriting) {
        const appended = await store.append(append(game, versions.get(game)!, { count: 3 }));
        if (appended.ok) versions.set(game, appended.version);
      }
    });
    while (Math.min(...versions.values()) < 60) await new Promise((resolve) => setTimeout(resolve, 1));
    const before = new Map(versions);
    const file = path.join(data, "to-day's.db");
    await store.backUp(file);
    const after = new Map(versions);
    isWriting = false;
    await Promise.all(writers);

    const copy = await openStore({ databaseUrl: file });
    for (const game of games) {
      const version = (await copy.version(game))!;
      expect(version % 3).toBe(0);
      expect(version).toBeGreaterThanOrEqual(before.get(game)!);
      expect(version).toBeLessThanOrEqual(after.get(game)! + 3); // one may be written and not yet acknowledged
      expect(await copy.read(game)).toEqual(logOf(game, version));
    }
    // Appends went on while it was made.
    expect(Math.max(...games.map((game) => after.get(game)! - before.get(game)!))).toBeGreaterThan(0);
    await Promise.all([copy.close(), store.close()]);
  });

  test('is brought back the same way', async () => {
    const [data, other] = [newFolder(), newFolder()];
    const store = await open(data);
    await store.append(append('g', 0, { count: 5 }));
    const file = path.join(data, 'copy.db');
    await store.backUp(file);
    await store.close();
    mkdirSync(other);
    await backUp(file, storeFileIn(other));
    const back = await open(other);
    expect(await back.read('g')).toEqual(logOf('g', 5));
    await back.close();
    await expect(backUp(file, storeFileIn(other))).rejects.toThrow(/is there already/);
    const junk = path.join(data, 'junk.db');
    writeFileSync(junk, 'once upon a time '.repeat(500));
    await expect(backUp(junk, path.join(data, 'y.db'))).rejects.toThrow(
      /junk\.db cannot be used: it is no database/,
    );
    await expect(backUp(path.join(data, 'no.db'), path.join(data, 'y.db'))).rejects.toThrow(
      /there is no store/,
    );
  });

  test('never overwrites, and leaves nothing if it fails', async () => {
    const data = newFolder();
    const store = await open(data);
    await expect(store.backUp(path.join(data, 'bastide.db'))).rejects.toThrow(/is there already/);
    await expect(store.backUp(path.join(data, 'nowhere', 'x.db'))).rejects.toThrow();
    expect(readdirSync(data).filter((name) => name.includes('part'))).toEqual([]);
    expect(await store.append(append('g', 0))).toMatchObject({ ok: true });
    await store.close();
  });
});
