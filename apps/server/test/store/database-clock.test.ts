import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseClock } from '../../src/store/postgres/clock.ts';

const YEAR_2020 = 1_577_836_800_000;

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

/** A database whose clock is `ahead` of this machine's, and answers after so many milliseconds. */
function database() {
  const database = { ahead: YEAR_2020, takes: 0, isDown: false };
  const ask = async () => {
    if (database.isDown) throw new Error('down');
    const time = performance.now() + database.ahead;
    if (database.takes > 0) await vi.advanceTimersByTimeAsync(database.takes);
    return time;
  };
  return { database, ask };
}

test('time is that of the database, whatever the clock of this machine says', async () => {
  const { ask } = database();
  const clock = await DatabaseClock.open(ask);
  const began = performance.now();
  vi.setSystemTime(12_345);
  await vi.advanceTimersByTimeAsync(5_000);
  vi.setSystemTime(0);
  expect(clock.now()).toBe(Math.floor(began + 5_000 + YEAR_2020));
  clock.close();
});

test('a change of the clock of the database is known within seconds; while it is down time goes on', async () => {
  const { database: of, ask } = database();
  const clock = await DatabaseClock.open(ask, 1_000);
  of.isDown = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(clock.now() - performance.now() - YEAR_2020).toBeCloseTo(0, -1);
  of.isDown = false;
  of.ahead -= 3_600_000;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(clock.now() - performance.now() - YEAR_2020).toBeCloseTo(-3_600_000, -1);
  clock.close();
  of.ahead += 3_600_000;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(clock.now() - performance.now() - YEAR_2020).toBeCloseTo(-3_600_000, -1);
});

test('a slow answer sets time only as far as it contradicts it', async () => {
  const { database: of, ask } = database();
  const clock = await DatabaseClock.open(ask, 1_000);
  of.takes = 400;
  await vi.advanceTimersByTimeAsync(1_000);
  const drift = () => clock.now() - performance.now() - YEAR_2020;
  expect(drift()).toBeCloseTo(0, -1);
  of.ahead -= 500;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(drift()).toBeLessThan(-250);
  clock.close();
});
