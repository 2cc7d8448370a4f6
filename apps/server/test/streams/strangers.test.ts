import { afterAll, beforeAll, expect, test } from 'vitest';
import { networkOf } from '../../src/http/network.ts';
import { LIMITS, SETTINGS } from '../../src/http/settings.ts';
import { Strangers } from '../../src/streams/strangers.ts';
import { openTestServer, type TestServer } from '../http/open.ts';

const MOST = 3;
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    settings: { ...SETTINGS, log: 'error', limits: { ...LIMITS, strangers: MOST } },
  });
});
afterAll(() => server.close());

test('an IPv6 address counts as its network, however it is written', () => {
  const same = ['2001:db8::1', '2001:0db8:0:0:ffff::', '2001:DB8:0:0:1:2:3:4'];
  expect(new Set(same.map(networkOf)).size).toBe(1);
  expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8::1'));
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
});

test('a place is given back once, and to its own address', () => {
  const strangers = new Strangers(1);
  const leave = strangers.enter('192.0.2.1')!;
  expect(strangers.enter('192.0.2.1')).toBeUndefined();
  const other = strangers.enter('192.0.2.2')!;
  leave();
  leave();
  expect(strangers.enter('192.0.2.2')).toBeUndefined();
  other();
  expect(strangers.enter('192.0.2.1')).toBeDefined();
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
