import { afterEach, describe, expect, test } from 'vitest';
import type { BotRunner } from '../../src/bots/bot-runner.ts';
import { type BotPoolOptions, botPool } from '../../src/bots/pool.ts';

const THREAD = new URL('./thread.mjs', import.meta.url).href;

let pool: BotRunner;
afterEach(() => pool.close());

const open = (settings: BotPoolOptions) => {
  pool = botPool({ threads: 1, file: THREAD, ...settings });
};

/** Asks a thread to do something; `thinks` takes so many milliseconds. */
const ask = (bot: string, seed = 0) => pool.decide({ game: '', rules: '', bot, seat: 0, view: null, seed });

const THOUGHT = { type: 'thought' };

describe('a thread that fails takes its own thought with it and no other', () => {
  test.each([
    ['hangs', /more than 4000 ms/],
    ['throws', /broken/],
    ['exits', /exited/],
    ['eats', /memory/],
  ])('one that %s', async (bot, why) => {
    open({ limit: bot === 'hangs' ? 4_000 : 50_000, memory: 16 });
    await ask('thinks'); // it is there, and warm
    const failing = expect(ask(bot)).rejects.toThrow(why);
    // These wait behind it, and nobody asks anything after them.
    const waiting = [ask('thinks'), ask('thinks')];
    await failing;
    expect(await Promise.all(waiting)).toEqual([THOUGHT, THOUGHT]);
  });

  test('a thread that cannot even start fails its question at once, and the process goes on', async () => {
    open({ file: new URL('./nowhere.mjs', import.meta.url).href, limit: 50_000 });
    const since = performance.now();
    await expect(ask('thinks')).rejects.toThrow(/nowhere/);
    await expect(ask('thinks')).rejects.toThrow(/nowhere/);
    expect(performance.now() - since).toBeLessThan(40_000);
  });
});

describe('questions that wait', () => {
  test('questions are answered in the order in which they came', async () => {
    open({});
    const order: number[] = [];
    await Promise.all([0, 1, 2, 3, 4, 5].map((n) => ask('thinks', 5).then(() => order.push(n))));
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('no more questions wait than the limit allows', async () => {
    open({ queue: 2 });
    const first = ask('thinks', 200);
    await new Promise(setImmediate); // it has its turn
    const others = [ask('thinks'), ask('thinks')];
    await expect(ask('thinks')).rejects.toThrow(/2 questions wait already/);
    expect(await Promise.all([first, ...others])).toEqual([THOUGHT, THOUGHT, THOUGHT]);
  });

  test('a question waits no longer than its limit, and no thread thinks of it afterwards', async () => {
    open({ wait: 100 });
    const first = ask('thinks', 300);
    await expect(ask('thinks', 60_000)).rejects.toThrow(/within 100 ms/);
    expect(await first).toEqual(THOUGHT);
  });

  test('all questions end with the pool, and no thread is started any more', async () => {
    open({});
    const ends = Promise.allSettled([ask('hangs'), ask('thinks'), ask('thinks')]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await pool.close();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(ask('thinks')).rejects.toThrow(/any more/);
  });
});

test('several threads think at the same time', async () => {
  open({ threads: 2, limit: 50_000 });
  expect(await Promise.all([ask('meets'), ask('meets')])).toEqual([THOUGHT, THOUGHT]);
});
