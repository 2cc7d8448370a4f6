import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { StoreDamaged, StoreVanished } from '../../src/store/fault.ts';
import { openForAdmin, openStore, storeFileIn } from '../../src/store/open.ts';
import { backUp } from '../../src/store/sqlite/back-up.ts';
import { refuseDamaged } from '../../src/store/sqlite/integrity.ts';
import { restore, StoreExists } from '../../src/store/sqlite/restore.ts';
import { append, logOf } from './samples.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bastide-vanished-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let folders = 0;

/** A store of some entries, closed, by its folder and file. */
async function made(): Promise<{ data: string; file: string }> {
  const data = path.join(folder, `${++folders}`);
  const store = await openStore({ data });
  for (let version = 0; version < 300; version += 3) await store.append(append('g', version, { count: 3 }));
  await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
  await store.close();
  return { data, file: storeFileIn(data) };
}

describe('a store that is gone', () => {
  const LOST: readonly (readonly [string, (file: string) => void])[] = [
    ['is missing', (file) => rmSync(file)],
    ['is empty', (file) => truncateSync(file)],
    [
      'is a database without tables',
      (file) => {
        rmSync(file);
        const raw = new Libsql(file);
        raw.pragma('journal_mode = wal');
        raw.close();
      },
    ],
  ];
  test.each(LOST)('is not made anew where it %s', async (_, lose) => {
    const { data, file } = await made();
    lose(file);
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    await expect(openStore({ data })).rejects.toThrow(StoreVanished);
    await expect(openStore({ databaseUrl: file })).rejects.toThrow(StoreVanished);
    expect(statSync(file, { throwIfNoEntry: false })?.size).toBe(size);
  });

  test('is begun anew once its marker is deleted', async () => {
    const { data, file } = await made();
    rmSync(file);
    const lost = (await openStore({ data }).catch((error: unknown) => error)) as StoreVanished;
    expect(lost.message).toContain(`delete ${lost.marker}`);
    rmSync(lost.marker);
    const store = await openStore({ data });
    expect(await store.read('g')).toEqual([]);
    await store.close();
  });

  test('is brought back from a copy', async () => {
    const { data, file } = await made();
    const copy = path.join(data, 'copy.db');
    await backUp(file, copy);
    truncateSync(file);
    await expect(restore(copy, file, false, 0)).rejects.toThrow(StoreExists);
    await restore(copy, file, true, 0);
    const store = await openStore({ data });
    expect(await store.read('g')).toEqual(logOf('g', 300));
    await store.close();
  });

  test('is known by a journal that is left of it, which stays', async () => {
    const { data, file } = await made();
    const store = await openStore({ data });
    await store.append(append('h', 0));
    const wal = `${file}-wal`;
    copyFileSync(wal, `${wal}.kept`);
    await store.close();
    renameSync(`${wal}.kept`, wal);
    for (const one of [file, `${file}.created`]) rmSync(one);
    const size = statSync(wal).size;
    await expect(openStore({ data })).rejects.toThrow(StoreVanished);
    expect(statSync(wal).size).toBe(size);
    const copy = path.join(data, 'copy.db');
    await backUp((await made()).file, copy);
    const { before } = await restore(copy, file, true, 0);
    expect(statSync(`${before}-wal`).size).toBe(size);
  });

  test('of an earlier version has a marker from its next start on', async () => {
    const { data, file } = await made();
    rmSync(`${file}.created`);
    await (await openStore({ data })).close();
    truncateSync(file);
    await expect(openStore({ data })).rejects.toThrow(StoreVanished);
  });

  test('is no store to whoever looks after it', async () => {
    const data = path.join(folder, `${++folders}`);
    await (await openStore({ data })).close();
    truncateSync(storeFileIn(data));
    await expect(openForAdmin({ data })).rejects.toThrow(/there is no store/);
  });

  test.each([false, true])(
    'is not taken for one where a first start was cut off, with a header %s',
    async (hasHeader) => {
      const data = path.join(folder, `${++folders}`);
      const file = storeFileIn(data);
      mkdirSync(data);
      writeFileSync(file, '');
      const raw = hasHeader ? new Libsql(file) : undefined;
      raw?.pragma('journal_mode = wal');
      raw?.close();
      await (await openStore({ data })).close();
      expect(existsSync(`${file}.created`)).toBe(true);
    },
  );
});

describe('a damaged store', () => {
  /** Overwrites a page with zeros; the first is number 1. */
  function zero(file: string, page: number): void {
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(4096), 0, 4096, (page - 1) * 4096);
    closeSync(descriptor);
  }

  test('does not start, whichever of its pages was zeroed', async () => {
    const { data, file } = await made();
    const whole = `${file}.whole`;
    copyFileSync(file, whole);
    const store = await openStore({ databaseUrl: whole });
    const { rows } = await sql<{
      rootpage: number;
    }>`select rootpage from sqlite_master where rootpage > 0`.execute(store.db);
    await store.close();
    expect(rows.length).toBeGreaterThan(10);
    for (const { rootpage } of rows) {
      zero(file, rootpage);
      await expect(openStore({ data }), `page ${rootpage}`).rejects.toThrow(StoreDamaged);
      copyFileSync(whole, file);
    }
    await (await openStore({ data })).close();
  });

  test('of another kind is told as before', async () => {
    const { data, file } = await made();
    writeFileSync(file, 'once upon a time '.repeat(500));
    await expect(openStore({ data })).rejects.toThrow(/no database/);
  });

  test('is left to the check by hand where it takes long to read', async () => {
    const { data, file } = await made();
    const store = await openStore({ data });
    const { rows } = await sql<{
      rootpage: number;
    }>`select rootpage from sqlite_master where name = 'entry'`.execute(store.db);
    await store.close();
    zero(file, rows[0]!.rootpage);
    const open = await openForAdmin({ data });
    await expect(refuseDamaged(file, open.db as never)).rejects.toThrow(StoreDamaged);
    await refuseDamaged(file, open.db as never, 1000);
    await open.close();
  });
});
