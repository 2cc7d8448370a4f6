import { expect, onTestFinished, test, vi } from 'vitest';
import { backoff } from '../../src/online/backoff.ts';
import type { ConnectionState } from '../../src/online/connection.ts';
import { EventStream } from '../../src/online/event-stream.ts';
import { FakeStreams } from './fake-stream.ts';

function reading(streams: FakeStreams, part = {}) {
  const heard: unknown[] = [];
  const links: ConnectionState[] = [];
  const wish: { address: string | undefined } = { address: 'news' };
  const stream = new EventStream(
    {
      address: () => wish.address,
      event: (name, data) => heard.push([name, data]),
      link: (link) => links.push(link),
    },
    streams.world(part),
  );
  return { stream, heard, links, wish };
}

const until = (isSo: () => boolean) => vi.waitUntil(isSo, { interval: 2, timeout: 45_000 });

test('events arrive whole from any pieces, and signs of life cause none', async () => {
  const streams = new FakeStreams();
  const { heard, stream } = reading(streams);
  await until(() => streams.open.length === 1);
  const [line] = streams.open;
  for (const piece of [
    'event: ta',
    'ble\nid: a:1\nda',
    'ta: {"n":"ü"}\n',
    '\n: \n\nevent: mine\ndata: []\n\n',
  ])
    line!.write(piece);
  await until(() => heard.length === 2);
  expect(heard).toEqual([
    ['table', { n: 'ü' }],
    ['mine', []],
  ]);
  stream.close();
  await until(() => streams.open.length === 0);
});

test('a broken connection opens again, however often it breaks', async () => {
  const streams = new FakeStreams();
  const { links, stream } = reading(streams);
  await until(() => links.length === 1);
  streams.isDown = true;
  streams.open[0]!.cut();
  await until(() => streams.tries.length > 8);
  expect(links.map(({ isOpen }) => isOpen)).toEqual([true, false]);
  streams.isDown = false;
  await until(() => streams.open.length === 1);
  await until(() => links.length === 3);
  expect(links[2]!.isOpen).toBe(true);
  stream.close();
});

test('a returning network causes a try at once', async () => {
  const streams = new FakeStreams();
  const { links, stream } = reading(streams, { waits: { first: 60_000, longest: 60_000 } });
  await until(() => links.length === 1);
  streams.isDown = true;
  streams.open[0]!.cut();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(streams.tries.length).toBe(1);
  streams.isDown = false;
  stream.tryNow();
  await until(() => streams.open.length === 1);
  stream.close();
});

test('a silent connection counts as dead', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const streams = new FakeStreams();
  const { stream } = reading(streams, { silence: 30 });
  await vi.advanceTimersByTimeAsync(0);
  const first = streams.all[0]!;
  for (let beats = 0; beats < 5; beats++) {
    first.write(': \n\n');
    await vi.advanceTimersByTimeAsync(29);
  }
  expect([streams.all.length, first.isClosed]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(first.isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(20);
  expect(streams.all.length).toBe(2);
  stream.close();
});

test('a page without subscriptions opens no connection', async () => {
  const streams = new FakeStreams();
  const { stream, wish } = reading(streams);
  wish.address = undefined;
  stream.reopen();
  await until(() => streams.open.length === 0);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(streams.open.length).toBe(0);
  wish.address = 'other';
  stream.reopen();
  await until(() => streams.open.length === 1);
  expect(streams.open[0]!.address).toBe('other');
  stream.close();
});

test('waits grow up to their limit, and contain a random part', () => {
  const waits = { first: 500, longest: 30_000 };
  expect([0, 1, 2, 3, 10, 1000].map((failed) => backoff(failed, waits, 1))).toEqual([
    500, 1000, 2000, 4000, 30_000, 30_000,
  ]);
  expect(backoff(2, waits, 0)).toBe(1000);
});
