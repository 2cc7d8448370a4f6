import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { retryAfter } from '../../src/online/backoff.ts';
import { Client } from '../../src/online/client.ts';
import { EventStream } from '../../src/online/event-stream.ts';
import { SharedConnection } from '../../src/online/shared-connection.ts';
import { createTabChannel } from '../../src/online/tab-channel.ts';
import { FakeBrowser } from './fake-browser.ts';
import { FakeStreams } from './fake-stream.ts';

const SECOND = 1000;
/** The values of the page. */
const PAGE = { waits: { first: 500, longest: 30_000 }, begin: 10_000, silence: 40_000, good: 5000 };

let streams: FakeStreams;
beforeEach(() => {
  vi.useFakeTimers();
  streams = new FakeStreams();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const opened = () =>
  new EventStream({ address: () => 'news', event: () => {}, link: () => {} }, streams.world(PAGE));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** Returns the milliseconds from a time to each later try. */
const triesSince = (from: number) => streams.tries.filter((at) => at > from).map((at) => at - from);
const refusing = (status: number, headers: Record<string, string> = {}) => {
  streams.refusal = () => new Response('{}', { status, headers });
};

test('waits between tries grow, and none is longer than half a minute', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  streams.isDown = true;
  const stream = opened();
  const from = Date.now();
  await pass(130 * SECOND);
  const tries = [0, ...triesSince(from)];
  const waits = tries.slice(1).map((at, i) => at - tries[i]!);
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  stream.close();
});

test.each([
  [429, 20],
  [503, 20],
  [503, 45],
])('a server that answers %i gets no request for %i s', async (status, seconds) => {
  refusing(status, { 'Retry-After': String(seconds) });
  const stream = opened();
  const from = Date.now();
  await pass(seconds * SECOND - 1);
  expect(triesSince(from)).toEqual([]);
  // Nothing makes the try earlier: neither a visible page, nor a returning network, nor other subscriptions.
  stream.tryNow();
  stream.reopen();
  await pass(0);
  expect(triesSince(from)).toEqual([]);
  await pass((seconds / 2) * SECOND + 1);
  expect(triesSince(from)).toHaveLength(1);
  stream.close();
});

test('many clients that must wait equally long come one after the other', async () => {
  refusing(503, { 'Retry-After': '10' });
  const all = Array.from({ length: 200 }, opened);
  const from = Date.now();
  await pass(15 * SECOND);
  const tries = triesSince(from);
  expect(tries).toHaveLength(200);
  const perSecond = [10, 11, 12, 13, 14].map(
    (second) => tries.filter((at) => Math.floor(at / SECOND) === second).length,
  );
  expect(Math.max(...perSecond)).toBeLessThan(80);
  for (const stream of all) stream.close();
});

test('a refusal without a wait is tried again like a lost network', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  refusing(502);
  const stream = opened();
  const from = Date.now();
  await pass(4 * SECOND);
  expect(triesSince(from)).toEqual([500, 1500, 3500]);
  stream.close();
});

test('a broken stream waits as long as the server has said, and later waits grow from there', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const stream = opened();
  await pass(0);
  streams.open[0]!.write('retry: 2300\n\n');
  await pass(6 * SECOND);
  streams.isDown = true;
  const from = Date.now();
  streams.open[0]!.cut();
  await pass(2299);
  expect(triesSince(from)).toEqual([]);
  await pass(1);
  expect(triesSince(from)).toEqual([2300]);
  await pass(1000);
  expect(triesSince(from)).toEqual([2300, 3300]);
  stream.close();
});

test('a stream that always ends at once is opened less and less often', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const stream = opened();
  const from = Date.now();
  // The server ends each stream just after its beginning.
  for (let passed = 0; passed < 30 * SECOND; passed += 50) {
    for (const one of streams.open) {
      one.write('retry: 300\n\n');
      await pass(1);
      one.cut();
    }
    await pass(50);
  }
  const tries = triesSince(from);
  expect(tries.length).toBeGreaterThan(3);
  expect(tries.length).toBeLessThan(8);
  stream.close();
});

test('a stream that ends early is opened no sooner than the server has said', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const stream = opened();
  await pass(0);
  streams.open[0]!.write('retry: 2300\n\n');
  await pass(100);
  const from = Date.now();
  streams.open[0]!.cut();
  await pass(5 * SECOND);
  expect(triesSince(from)[0]).toBe(2300);
  stream.close();
});

test.each(['retry: 99999999', 'retry: -5', 'retry: soon', 'retry: 1e9'])(
  'no stream makes a page wait for longer than usual: %s',
  async (line) => {
    const stream = opened();
    await pass(0);
    streams.open[0]!.write(`${line}\n\n`);
    await pass(6 * SECOND);
    const from = Date.now();
    streams.open[0]!.cut();
    await pass(30 * SECOND);
    expect(triesSince(from).length).toBeGreaterThan(0);
    stream.close();
  },
);

describe('a stream in a page', () => {
  function shown() {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const world = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
    const { locks, Channel } = new FakeBrowser().tab();
    const wire = new SharedConnection('api/', createTabChannel({ locks }, Channel), streams.world(PAGE));
    wire.followList('mine', () => {});
    return { page, world };
  }

  test.each(['online', 'visibilitychange'])(
    'the event %s causes a try at once, and resets the count of failures',
    async (event) => {
      streams.isDown = true;
      const { page, world } = shown();
      await pass(100 * SECOND);
      // The next try is up to half a minute away.
      const before = streams.tries.length;
      const from = Date.now();
      (event === 'online' ? world : page).dispatchEvent(new Event(event));
      await pass(0);
      expect(streams.tries.length).toBe(before + 1);
      // The network usually works a moment after the system reports it.
      streams.isDown = false;
      await pass(500);
      expect(streams.open).toHaveLength(1);
      expect(Date.now() - from).toBe(500);
    },
  );
});

test('the wait after a refusal is read as seconds or as a date', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const after = (value?: string) =>
    retryAfter(new Headers(value === undefined ? {} : { 'Retry-After': value }), now);
  expect(after()).toBeUndefined();
  expect(after('7')).toBe(7000);
  expect(after('0')).toBe(0);
  expect(after('Fri, 20 Nov 2026 12:00:09 GMT')).toBe(9000);
  expect(after('Fri, 20 Nov 2026 11:00:00 GMT')).toBe(0);
  expect(after('86400')).toBe(120_000);
  expect(after('soon')).toBeUndefined();
  expect(after('-3')).toBeUndefined();
});

test('requests with the same wait come again at different moments', async () => {
  const waits: number[] = [];
  let asked = 0;
  const client = () =>
    new Client('api/', {
      fetch: async () =>
        asked++ < 50
          ? new Response('{}', { status: 503, headers: { 'Retry-After': '1' } })
          : Response.json(1),
      now: () => 0,
      sleep: async (milliseconds) => void waits.push(milliseconds),
    });
  await Promise.all(Array.from({ length: 50 }, () => client().ask('me')));
  expect(waits).toHaveLength(50);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(SECOND);
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(200);
});
