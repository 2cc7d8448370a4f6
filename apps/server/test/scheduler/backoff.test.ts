import { expect, test } from 'vitest';
import type { LiveTables } from '../../src/live/live-tables.ts';
import { Scheduler } from '../../src/scheduler/scheduler.ts';
import { inProcessBotRunner } from './fake-timers.ts';

const HOUR = 3_600_000;

test('a table at which something failed is tried again in its time, also after the clock was put back', async () => {
  let now = HOUR;
  let sweep = () => {};
  let visits = 0;
  const failingGet = async () => {
    visits++;
    throw new Error('broken');
  };
  const scheduler = new Scheduler({
    liveTables: { subscribe: () => () => {}, get: failingGet } as unknown as LiveTables,
    store: { due: async () => [{ game: 'g', due: 0 }] },
    botRunner: inProcessBotRunner(),
    timers: {
      after: (_, work) => {
        sweep = work;
        return () => {};
      },
    },
    pauseMs: 0,
    now: () => now,
    onError: () => {},
  });
  const swept = async () => {
    sweep();
    await scheduler.settled();
    return visits;
  };
  scheduler.start();
  expect(await swept()).toBe(1);
  expect(await swept()).toBe(1);
  now -= HOUR;
  expect(await swept()).toBe(2);
  expect(await swept()).toBe(2);
  now += 2_000;
  expect(await swept()).toBe(3);
  await scheduler.close();
});
