import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  'a flood of commands at one table is told to wait, and is no load for others',
  async () => {
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
    // On a busy machine some of the flood itself are turned away before.
    statuses.delete(503);
    expect([...statuses].sort()).toEqual([200, 429]);
    expect(answers.find(({ status }) => status === 429)!.headers.get('retry-after')).toBe('1');
    expect((await ann.command(body.table, { type: 'say', text: 'and then' })).status).toBe(200);
  },
);
