import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Client } from './client.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Statuses of requests that somebody makes from another address. */
const others = (count: number) => Promise.all(Array.from({ length: count }, other));
const other = () =>
  new Promise<number | undefined>((resolve, reject) => {
    const from = { localAddress: '127.0.0.9', agent: false };
    const answered = (response: IncomingMessage) => resolve(response.resume().statusCode);
    get(`${server.url}/api/tables`, from, answered).on('error', reject);
  });

test('streams under another spelling of their address do not count as requests that wait', async () => {
  const stop = new AbortController();
  const open = () =>
    fetch(`${server.url}/api/me/%73tream?lobby=1`, {
      signal: stop.signal,
      headers: { accept: 'text/event-stream' },
    });
  const streams = await Promise.all(Array.from({ length: 80 }, open));
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  await sleep(150);
  expect(await others(5)).toEqual([200, 200, 200, 200, 200]);
  stop.abort();
});

/** Only Linux has all of 127.0.0.0/8. */
const isLinux = process.platform === 'linux';

test.skipIf(!isLinux)(
  'a command at a table where 32 others wait for the disk is told to wait, and other requests are answered',
  async () => {
    const ann = await new Client(server.url).joinAsGuest('Ann');
    const { body } = await ann.request('POST', '/tables', { game: 'catan', options: { seats: 2 } });
    const say = (text: string) => ann.command(body.table, { type: 'say', text });
    const liveTable = (await server.server.liveTables.get(body.table))!;
    const release = holdAppends();
    const waiting = Array.from({ length: 32 }, (_, n) => say(`word ${n}`));
    await expect.poll(() => liveTable.pending, { timeout: 10_000 }).toBeGreaterThanOrEqual(32);
    for (let round = 0; round < 10; round++) {
      // Fewer than make a crowd, together with those that wait.
      const [answers, view] = await Promise.all([
        Promise.all(Array.from({ length: 20 }, (_, n) => say(`word ${round}.${n}`))),
        others(1),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 429));
      expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(answers.map(() => '1'));
      expect(view).toEqual([200]);
    }
    release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200));
    expect((await say('and then')).status).toBe(200);
  },
);

test.skipIf(!isLinux)('a flood of commands at one table is no load for others', async () => {
  const ann = await new Client(server.url).joinAsGuest('Ann');
  const { body } = await ann.request('POST', '/tables', { game: 'catan', options: { seats: 2 } });
  const flood = Array.from({ length: 220 }, (_, n) =>
    ann.command(body.table, { type: 'say', text: `word ${n}` }),
  );
  const view: (number | undefined)[] = [];
  for (let n = 0; n < 10; n++) view.push(...(await others(1)));
  const answers = await Promise.all(flood);
  expect(view).toEqual(view.map(() => 200));
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toContain(200);
  // A fast machine answers all of them; on a busy one some are told to wait, or are turned away before.
  for (const status of [200, 429, 503]) statuses.delete(status);
  expect(statuses).toEqual(new Set());
  expect((await ann.command(body.table, { type: 'say', text: 'and then' })).status).toBe(200);
});

/** Lets nothing be written until the function that it returns is called, or the test ends. */
function holdAppends(): () => void {
  const append = server.store.append.bind(server.store);
  const held: (() => void)[] = [];
  const spy = vi.spyOn(server.store, 'append').mockImplementation(async (one) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return append(one);
  });
  const release = () => {
    spy.mockRestore();
    for (const resolve of held) resolve();
  };
  onTestFinished(release);
  return release;
}
