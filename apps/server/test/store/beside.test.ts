import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openForAdmin, openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { append, logOf } from './samples.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bastide-beside-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let folders = 0;

/** A store, and the same as another process has it beside the first. */
async function two(): Promise<[Store, Store]> {
  const data = path.join(folder, `${++folders}`);
  const store = await openStore({ data });
  const beside = await openForAdmin({ data });
  // In one thread nobody makes room while it is waited.
  await sql`pragma busy_timeout = 20`.execute(beside.db);
  return [store, beside];
}
const secretOf = (game: string) => ({ game, secret: 's' });
const end = (stores: readonly Store[]) => Promise.all(stores.map((one) => one.close()));

test('a transaction that reads first may write, whoever writes beside it', async () => {
  const stores = await two();
  const [store, beside] = stores;
  let refused: unknown;
  await store.transact(async (db) => {
    await db.selectFrom('secret').selectAll().execute();
    refused = await beside.db
      .insertInto('secret')
      .values(secretOf('b'))
      .execute()
      .catch((error: unknown) => error);
    await db.insertInto('secret').values(secretOf('a')).execute();
  });
  expect(refused).toMatchObject({ code: 'SQLITE_BUSY' });
  await beside.db.insertInto('secret').values(secretOf('b')).execute();
  await end(stores);
});

test('a writer that was refused because another wrote can write afterwards', async () => {
  const stores = await two();
  const [store, beside] = stores;
  const attempts = () => [
    beside.append(append('g', 0)),
    beside.db.insertInto('secret').values(secretOf('b')).execute(),
    beside.transact(async (db) => {
      await db.selectFrom('secret').selectAll().execute();
      await db.insertInto('secret').values(secretOf('c')).execute();
    }),
  ];
  await store.transact(async (db) => {
    await db.insertInto('secret').values(secretOf('a')).execute();
    for (const one of await Promise.allSettled(attempts()))
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_BUSY' } });
  });
  for (let version = 0; version < 3; version++) {
    await store.append(append('h', version));
    await beside.db.selectFrom('secret').selectAll().execute();
    await beside.append(append('g', version));
  }
  await Promise.all(attempts().slice(1));
  expect(await store.read('g')).toEqual(logOf('g', 3));
  expect(await beside.read('h')).toEqual(logOf('h', 3));
  await end(stores);
});
