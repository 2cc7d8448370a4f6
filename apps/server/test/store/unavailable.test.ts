import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { isUnavailable } from '../../src/store/unavailable.ts';
import { monitorWrites } from '../../src/store/write-health.ts';
import { append } from './samples.ts';

describe('an error of a store', () => {
  test.each([
    'SQLITE_FULL',
    'SQLITE_IOERR',
    'SQLITE_IOERR_WRITE',
    'SQLITE_READONLY',
    'SQLITE_READONLY_DBMOVED',
    'SQLITE_BUSY',
    '53100',
    '53300',
    '58030',
    '25006',
    'ENOSPC',
    'ECONNREFUSED',
    '57P01',
  ])('of code %s says that it is to be had later', (code) => {
    expect(isUnavailable(Object.assign(new Error('no'), { code }))).toBe(true);
  });

  test.each([
    'SQLITE_CONSTRAINT_PRIMARYKEY',
    'SQLITE_ERROR',
    'SQLITE_FULLER',
    '23505',
    '42P01',
    'ENOENT',
    '',
  ])('of code %s is a mistake', (code) => {
    expect(isUnavailable(Object.assign(new Error('no'), { code }))).toBe(false);
  });

  test('is one, and nothing else', () => {
    for (const one of [undefined, null, 'SQLITE_FULL', {}, new RangeError('no')])
      expect(isUnavailable(one)).toBe(false);
  });
});

describe('a store on a full disk', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bastide-full-'));
  const LONG = JSON.stringify('x'.repeat(100_000));
  let store: Store;
  beforeEach(async () => {
    store = await openStore({ data: folder });
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const room = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(store.db);
  const long = (game: string) => ({ ...append(game, 0), entries: [{ at: 0, body: LONG }] });

  test('says so of appends and transactions, and takes them again when there is room', async () => {
    await room(1);
    const failures = [
      store.append(long('g')),
      store.transact((db) => db.insertInto('secret').values({ game: 'g', secret: LONG }).execute()),
    ];
    for (const one of await Promise.allSettled(failures))
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_FULL' } });
    expect(await store.read('g')).toEqual([]);
    await room(1_000_000);
    expect(await store.append(long('g'))).toEqual({ ok: true, version: 1 });
  });

  test('is not writable until a write is done again, which it tries itself', async () => {
    const told: [boolean, unknown][] = [];
    const writes = monitorWrites(store, (isWritable, error) => told.push([isWritable, error]), 20);
    expect(writes.isWritable()).toBe(true);
    await room(1);
    for (const game of ['g', 'h']) await writes.store.append(long(game)).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(writes.isWritable()).toBe(false);
    await room(1_000_000);
    await expect.poll(writes.isWritable).toBe(true);
    expect(told).toEqual([
      [false, expect.objectContaining({ code: 'SQLITE_FULL' })],
      [true, undefined],
    ]);
    expect(await store.db.selectFrom('asked').selectAll().execute()).toEqual([]);
    await writes.close();
  });

  test('is writable again with the first append that is written', async () => {
    const writes = monitorWrites(store, undefined, 1e6);
    await room(1);
    await writes.store.append(long('g')).catch(() => {});
    await room(1_000_000);
    expect(await writes.store.append(append('h', 3))).toMatchObject({ ok: false });
    expect(writes.isWritable()).toBe(false);
    await writes.store.append(append('h', 0));
    expect(writes.isWritable()).toBe(true);
    await writes.close();
  });

  test('a mistake in a transaction says nothing of it', async () => {
    const writes = monitorWrites(store);
    await expect(writes.store.transact(() => Promise.reject(new Error('a mistake')))).rejects.toThrow(
      'a mistake',
    );
    expect(writes.isWritable()).toBe(true);
    await writes.close();
  });
});
