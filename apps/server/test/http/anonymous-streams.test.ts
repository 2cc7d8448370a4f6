import { afterAll, beforeAll, expect, test } from 'vitest';
import { networkOf } from '../../src/http/network.ts';
import { DEFAULT_LIMITS, DEFAULT_SETTINGS } from '../../src/http/settings.ts';
import { Client } from './client.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const MOST = 3;
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    settings: { ...DEFAULT_SETTINGS, log: 'error', limits: { ...DEFAULT_LIMITS, strangersStreams: MOST } },
  });
});
afterAll(() => server.close());

test('an IPv6 address counts as its network', () => {
  expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8:0:0:ffff::'));
  expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8::1'));
  expect(networkOf('192.0.2.7')).not.toBe(networkOf('192.0.2.8'));
});

test('nobody holds more than some streams from one address without saying who they are', async () => {
  const open = async () => {
    const stop = new AbortController();
    const { status } = await fetch(`${server.url}/api/me/stream?lobby=1`, { signal: stop.signal });
    return { status, stop };
  };
  const first = await Promise.all(Array.from({ length: MOST }, open));
  expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await open()).status).toBe(429);
  first[0]!.stop.abort();
  await expect.poll(async () => (await open()).status).toBe(200);
  for (const { stop } of first) stop.abort();
});

test('guests hold no more streams from one address than a network may, and others can read again when some end', async () => {
  const most = 8;
  const limits = { ...DEFAULT_LIMITS, networkStreams: most };
  const { url, close } = await openTestServer({ settings: { ...DEFAULT_SETTINGS, log: 'error', limits } });
  const guests = await Promise.all(
    Array.from({ length: 4 }, (_, i) => new Client(url).joinAsGuest(`Guest ${i}`)),
  );
  const stops: AbortController[] = [];
  const open = async (cookie: string) => {
    const stop = new AbortController();
    stops.push(stop);
    return (await fetch(`${url}/api/me/stream`, { headers: { cookie }, signal: stop.signal })).status;
  };
  const all: number[] = [];
  for (let round = 0; round < 3; round++) for (const { cookie } of guests) all.push(await open(cookie));
  expect(all).toEqual([...Array(most).fill(200), ...Array(4).fill(429)]);
  // Strangers are counted among them.
  expect(await open('')).toBe(429);
  stops[0]!.abort();
  await expect.poll(() => open(guests[3]!.cookie)).toBe(200);
  for (const stop of stops) stop.abort();
  await close();
});
