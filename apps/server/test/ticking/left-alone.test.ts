import { expect, test } from 'vitest';
import type { Rooms } from '../../src/rooms/rooms.ts';
import { Ticker } from '../../src/ticking/ticker.ts';
import { thinkHere } from './time.ts';

const HOUR = 3_600_000;

test('a table at which something failed is tried again in its time, also after the clock was put back', async () => {
  let now = HOUR;
  let sweep = () => {};
  let visits = 0;
  const room = async () => {
    visits++;
    throw new Error('broken');
  };
  const ticker = new Ticker({
    rooms: { subscribe: () => () => {}, room } as unknown as Rooms,
    store: { due: async () => [{ game: 'g', due: 0 }] },
    thinker: thinkHere(),
    timers: {
      after: (_, work) => {
        sweep = work;
        return () => {};
      },
    },
    pause: 0,
    now: () => now,
    failed: () => {},
  });
  const swept = async () => {
    sweep();
    await ticker.settled();
    return visits;
  };
  ticker.start();
  expect(await swept()).toBe(1);
  expect(await swept()).toBe(1);
  now -= HOUR;
  expect(await swept()).toBe(2);
  expect(await swept()).toBe(2);
  now += 2_000;
  expect(await swept()).toBe(3);
  await ticker.close();
});
