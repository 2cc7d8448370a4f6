import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/http/settings.ts';
import { openMeters } from '../../src/ops/meters.ts';
import { openServer } from '../../src/server.ts';
import type { Store } from '../../src/store/store.ts';
import { Client } from '../http/client.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The figure of that name and labels. */
async function figure(name: string): Promise<number | undefined> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

/** Another server on the same store: asked, not listening. */
async function asked(
  settings: Partial<typeof DEFAULT_SETTINGS>,
  headers: Record<string, string>,
  remoteAddress = '127.0.0.1',
) {
  const { app, close } = await openServer({
    store: server.store,
    settings: { ...DEFAULT_SETTINGS, log: 'silent', ...settings },
  });
  const { statusCode } = await app.inject({ url: '/metrics', headers, remoteAddress });
  await close();
  return statusCode;
}

test('requests, appends and streams are counted, and how long they took', async () => {
  const ann = await new Client(server.url).joinAsGuest('Ann');
  const { body } = await ann.request('POST', '/tables', { game: 'catan', options: { seats: 2 }, seat: 0 });
  const written = await figure('bastide_appends_total{result="written"}');
  const lines = ann.lines(`/tables/${body.table}/stream`);
  await lines.next();
  expect(await figure('bastide_streams')).toBe(1);
  expect(await figure('bastide_tables')).toBe(1);
  await ann.command(body.table, { type: 'say', text: 'hello' });
  for await (const { data } of lines) if (data.entries?.some(({ kind }) => kind === 'said')) break;
  expect(await figure('bastide_appends_total{result="written"}')).toBe(written! + 1);
  expect(await figure('bastide_append_seconds_count')).toBe(written! + 1);
  expect(await figure('bastide_shown_seconds_count')).toBe(1);
  expect(await figure('bastide_shown_seconds_sum')).toBeLessThan(5);
  const route = 'route="/api/tables/:id"';
  expect(await figure(`bastide_http_requests_total{${route},method="POST",status="200"}`)).toBe(1);
  expect(await figure(`bastide_http_request_seconds_count{${route}}`)).toBe(1);
  expect(await figure('bastide_http_requests_total{route="/api/me",method="POST",status="201"}')).toBe(1);
  for (const name of ['process_resident_memory_bytes', 'nodejs_heap_used_bytes'])
    expect(await figure(name)).toBeGreaterThan(1e6);
  expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeLessThan(10);
});

test('times of decisions are measured by bot', async () => {
  const meters = openMeters({ streams: () => 0, tables: () => 0 });
  meters.observeDecision('greedy', 0.02);
  expect(await meters.text()).toContain('bastide_bot_seconds_bucket{le="0.025",bot="greedy"} 1');
  meters.close();
});

describe('figures are for those who run the server', () => {
  test.each([
    ['127.0.0.1', 200],
    ['::ffff:127.0.0.1', 200],
    ['10.1.2.3', 200],
    ['172.31.0.1', 200],
    ['172.32.0.1', 404],
    ['fd00::7', 200],
    ['203.0.113.9', 404],
    ['2001:db8::1', 404],
  ])('a client from %s is answered with %i', async (address, status) => {
    expect(await asked({}, {}, address)).toBe(status);
  });

  test('a client behind an untrusted proxy counts as from anywhere', async () => {
    expect(await asked({}, { 'x-forwarded-for': '10.0.0.1' })).toBe(404);
    const trusting = { trustProxy: 'loopback' };
    expect(await asked(trusting, { 'x-forwarded-for': '10.0.0.1' })).toBe(200);
    expect(await asked(trusting, { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  });

  test('a configured token opens the figures, and nothing else does', async () => {
    const settings = { metricsToken: 'a-token-of-the-configuration' };
    expect(
      await asked(settings, { authorization: 'Bearer a-token-of-the-configuration' }, '203.0.113.9'),
    ).toBe(200);
    expect(await asked(settings, { authorization: 'Bearer another-token-of-this-kind' })).toBe(404);
    expect(await asked(settings, {})).toBe(404);
  });
});

test('health is that of the store, and asking is never too much', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(`${server.url}/healthz`)));
  for (const answer of answers) expect(answer.status).toBe(200);
  const broken = {
    ...server.store,
    db: server.store.db.withPlugin({
      transformQuery: () => {
        throw new Error('gone');
      },
      transformResult: async ({ result }) => result,
    }),
  } as Store;
  const { app, close } = await openServer({
    store: broken,
    settings: { ...DEFAULT_SETTINGS, log: 'silent' },
  });
  const answer = await app.inject('/healthz');
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '5',
  ]);
  await close();
});

test('pages on this machine are told where others reach it, and strangers nothing', async () => {
  const { app, close } = await openServer({
    store: server.store,
    settings: { ...DEFAULT_SETTINGS, log: 'silent' },
    addresses: () => ['http://192.168.1.5:8080/'],
  });
  const told = async (remoteAddress: string) =>
    (await app.inject({ url: '/api/addresses', remoteAddress })).json();
  expect(await told('127.0.0.1')).toEqual({ addresses: ['http://192.168.1.5:8080/'] });
  expect(await told('203.0.113.9')).toEqual({ addresses: [] });
  await close();
});
