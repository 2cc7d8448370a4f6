import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/http/settings.ts';
import { Client } from '../http/client.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ settings: { ...DEFAULT_SETTINGS, log: 'silent' } });
});
afterAll(() => server.close());

const pages = (count: number) => sql.raw(`pragma max_page_count = ${count}`).execute(server.store.db);
const health = async () => (await fetch(`${server.url}/healthz`)).status;

test('a full disk refuses what is written with 503, is seen by the health probe, and is over by itself', async () => {
  const ann = await new Client(server.url).joinAsGuest('Ann');
  const { body } = await ann.request('POST', '/tables', { game: 'catan', options: { seats: 2 }, seat: 0 });
  const say = (text: string) => ann.command(body.table, { type: 'say', text });
  expect((await say('hello')).status).toBe(200);
  await pages(1);
  let refused = await say('0');
  for (let n = 1; refused.status === 200 && n < 200; n++) refused = await say(`${n} ${'x'.repeat(200)}`);
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await health()).toBe(503);
  const read = await ann.request('GET', `/tables/${body.table}`);
  expect(read.status).toBe(200);
  expect(read.body.entries.length).toBeGreaterThan(2);

  await pages(1_000_000);
  await expect.poll(health, { timeout: 8_000, interval: 100 }).toBe(200);
  expect((await say('again')).status).toBe(200);
}, 20_000);
