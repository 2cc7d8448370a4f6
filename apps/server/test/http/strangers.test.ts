import { afterAll, beforeAll, expect, test } from 'vitest';
import { networkOf } from '../../src/http/network.ts';
import { LIMITS, SETTINGS } from '../../src/http/settings.ts';
import { openTestServer, type TestServer } from './open.ts';

const MOST = 3;
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    settings: { ...SETTINGS, log: 'error', limits: { ...LIMITS, strangersStreams: MOST } },
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
