import type { TableFacts, Types } from '@bastide/contract';
import type { Chance } from '@bastide/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playedFairly } from '../../../../packages/fair/test/table.ts';
import { GAMES } from '../../src/games.ts';
import { ChanceCache } from '../../src/results/chance-cache.ts';
import { chanceStats, countTableGroups, visibleGroups } from '../../src/results/chance-stats.ts';
import { countDraws } from '../../src/results/draw-counts.ts';
import { Client } from '../http/client.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { sampleResult, writeSampleResult } from './samples.ts';

interface Dice {
  readonly dice: readonly [number, number];
}

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const chanceAt = async (now: number, month?: string) =>
  chanceStats(server.store.db, GAMES, visibleGroups(await countTableGroups(server.store.db), now), month);
const hosted = (game: string): TableFacts => GAMES.newest(game)!;
/** A record of a whole game, dealt fairly; such as a table gives when it is over. */
const record = (game: string, seed: number) =>
  playedFairly<Types>(hosted(game).game as never, { seats: 3 }, { seed });

test('every draw of a table is compared with the odds that it had', async () => {
  const island = record('catan', 3);
  const { isFair, counts } = await countDraws(hosted('catan'), island);
  expect(isFair).toBe(true);
  const rolls = island.actions.flatMap((one) => (one.type === 'dice' ? [one as unknown as Dice] : []));
  const sums = rolls.map(({ dice: [one, other] }) => one + other);
  const of = (chart: string) => counts.filter((one) => one.chart === chart);
  expect(of('sums').map(({ count }) => count)).toEqual(
    Array.from({ length: 11 }, (_, i) => sums.filter((sum) => sum === i + 2).length),
  );
  expect(of('sums')[5]).toMatchObject({ draws: rolls.length, due: Math.round((rolls.length / 6) * 1e6) });
  expect(of('pairs')).toHaveLength(21);
  expect(of('pairs').reduce((sum, { count }) => sum + count, 0)).toBe(rolls.length);

  const tiles = (await countDraws(hosted('carcassonne'), record('carcassonne', 3))).counts;
  const drawn = tiles.reduce((sum, { count }) => sum + count, 0);
  const due = tiles.reduce((sum, one) => sum + one.due, 0);
  expect(drawn).toBeGreaterThan(60);
  // Every draw brings one tile of some sort.
  expect(due / 1e6).toBeCloseTo(drawn, 3);
});

test('a table of which one draw is not what was due is told apart, and none of it is counted', async () => {
  const island = record('catan', 4);
  const actions = island.actions.map((one) => (one.type === 'dice' ? { ...one, dice: [6, 6] } : one));
  expect(await countDraws(hosted('catan'), { ...island, actions })).toEqual({ isFair: false, counts: [] });
});

test('all that came is told for ever and by the month, with what was to be expected', async () => {
  for (const [game, table, minute] of [
    ['catan', 'a', 1],
    ['catan', 'b', 60 * 24 * 31],
    ['carcassonne', 'c', 2],
  ] as const) {
    const draws = await countDraws(hosted(game), record(game, minute));
    await writeSampleResult(server.store, { ...sampleResult(table, minute, 'ann bob', null), game }, draws);
  }
  await writeSampleResult(
    server.store,
    { ...sampleResult('d', 3, 'ann bob', null), game: 'catan' },
    { isFair: false, counts: [] },
  );
  const ask = async (query = '') =>
    (await new Client(server.url).request('GET', `/chance${query}`)).body as Chance;
  const ever = await ask();
  expect(ever).toMatchObject({ month: null, months: ['2023-12', '2023-11'] });
  const dice = ever.games.find(({ game }) => game === 'catan')!;
  expect(dice).toMatchObject({ tables: 2, wrong: 1 });
  expect(dice.charts.map(({ chart }) => chart)).toEqual(['sums', 'pairs', 'cards']);
  const [sums, , cards] = dice.charts;
  expect(sums!.bars.map(({ bar }) => bar)).toEqual(Array.from({ length: 11 }, (_, i) => String(i + 2)));
  expect(sums!.bars.reduce((sum, { count }) => sum + count, 0)).toBe(sums!.draws);
  expect(sums!.bars[5]).toMatchObject({ expected: sums!.draws / 6 });
  expect(sums!.chi).toMatchObject({ freedom: 10 });
  expect(cards!.chi).toBeNull();
  for (const { count, expected, low, high } of [...sums!.bars, ...cards!.bars]) {
    expect(low).toBeLessThanOrEqual(expected);
    expect(high).toBeGreaterThanOrEqual(expected);
    // So far off comes once in many thousand times: the seeds stand.
    expect(Math.abs(count - expected)).toBeLessThan(4 * (high - low + 1));
  }
  const november = await ask('?month=2023-11');
  const december = await ask('?month=2023-12');
  const rolls = (chance: Chance) =>
    chance.games.find(({ game }) => game === 'catan')!.charts.find(({ chart }) => chart === 'sums')!.draws;
  expect(rolls(november) + rolls(december)).toBe(rolls(ever));
  expect((await ask('?month=1999-01')).games.map(({ tables }) => tables)).toEqual([0, 0]);
});

test('the band holds 95 of 100 honest counts, though draws without putting back have other odds each', async () => {
  // Tiles of one game after the other, dealt anew each time: how often does a sort lie outside its band?
  const games = 30;
  let [outside, all] = [0, 0];
  for (let seed = 1; seed <= games; seed++) {
    const { isFair, counts } = await countDraws(hosted('carcassonne'), shared(seed));
    expect(isFair).toBe(true);
    for (const { count, due, spread } of counts) {
      all++;
      if (Math.abs(count - due / 1e6) > 1.96 * Math.sqrt(spread / 1e6)) outside++;
    }
  }
  expect(all).toBeGreaterThan(100);
  expect(outside / all).toBeLessThan(0.12);
});

const shared = (seed: number) =>
  playedFairly<Types>(
    hosted('carcassonne').game as never,
    { seats: 2 },
    {
      seed,
      atMost: 90,
      shares: { game: `g-${seed}`, secret: '5e'.repeat(32), nonces: ['10'.repeat(16), '11'.repeat(16)] },
    },
  );

test('statistics that are asked for often are counted once in a while', async () => {
  const before = await chanceAt(Date.now());
  const client = new Client(server.url);
  const first = (await client.request('GET', '/chance')).body;
  expect(first).toEqual(JSON.parse(JSON.stringify(before)));
});

test('tables that are not public are told of only in sums of ten or more, when their month is over', async () => {
  const name = 'carcassonne';
  const month = '2024-06';
  const at = Date.UTC(2024, 5, 3);
  const counts = [{ chart: 'tiles', bar: 0, count: 1, draws: 10, due: 2_500_000, spread: 1_000_000 }];
  const over = async (n: number, isPublic: boolean) =>
    writeSampleResult(
      server.store,
      { ...sampleResult(`p${n}`, 0, 'ann bob', null), game: name, at: at + n, isPublic },
      { isFair: true, counts },
    );
  const inJune = async (now: number, asked: string | undefined = month) => {
    const { months, games } = await chanceAt(now, asked);
    return { isNamed: months.includes(month), tables: games.find(({ game }) => game === name)!.tables };
  };
  // Whatever the clock of a process, by an hour later all of June is written.
  const later = Date.UTC(2024, 6, 1, 1);
  for (let n = 0; n < 9; n++) await over(n, false);
  expect(await inJune(later)).toEqual({ isNamed: false, tables: 0 });
  await over(9, false);
  // Whoever asks before and after a table was over learns nothing of it.
  expect(await inJune(at)).toEqual({ isNamed: false, tables: 0 });
  expect(await inJune(later - 1)).toEqual({ isNamed: false, tables: 0 });
  expect(await inJune(later)).toEqual({ isNamed: true, tables: 10 });
  await over(10, true);
  expect(await inJune(at)).toEqual({ isNamed: true, tables: 1 });
  const ever = async (now: number) => (await inJune(now, undefined)).tables;
  expect((await ever(later)) - (await ever(at))).toBe(10);
});

test('a table that is not public and was counted late changes no sum that was shown before', async () => {
  const [name, at] = ['carcassonne', Date.UTC(2024, 7, 3)];
  const counts = [{ chart: 'tiles', bar: 0, count: 1, draws: 10, due: 2_500_000, spread: 1_000_000 }];
  const over = (n: number, now: number, isPublic = false) =>
    writeSampleResult(
      server.store,
      { ...sampleResult(`late${n}`, 0, 'ann bob', null), game: name, at: at + n, isPublic },
      { isFair: true, counts },
      now,
    );
  const october = Date.UTC(2024, 9, 5);
  for (let n = 0; n < 12; n++) await over(n, at + n);
  const asked = ['2024-08', '2024-10', undefined];
  const answers = () => Promise.all(asked.map((month) => chanceAt(october, month)));
  const before = await answers();
  expect(before[0]!.games.find(({ game }) => game === name)!.tables).toBe(12);
  await over(12, october);
  expect(await answers()).toEqual(before);
  // One that everybody could look on counts in its own month.
  await over(13, october, true);
  expect((await chanceAt(october, '2024-08')).games.find(({ game }) => game === name)!.tables).toBe(13);
});

test('months that are asked for, invented or not, cost one count of all tables', async () => {
  let [now, questions] = [Date.UTC(2025, 0, 1), 0];
  const db = server.store.db.withPlugin({
    transformQuery: ({ node }) => {
      questions++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const answers = new ChanceCache(db, GAMES, () => now);
  const first = await answers.statsFor('2023-11');
  const whole = await answers.statsFor(undefined);
  const asked = questions;
  for (let n = 0; n < 300; n++) {
    const { months, games } = await answers.statsFor(`${3000 + n}-13`);
    expect(months).toEqual(whole.months);
    expect(games.every(({ tables, charts }) => tables === 0 && charts.length === 0)).toBe(true);
  }
  expect(await answers.statsFor('2023-11')).toEqual(first);
  expect(questions).toBe(asked);
  now += 30_000;
  await answers.statsFor('2023-11');
  expect(questions).toBeGreaterThan(asked);
});

test('counting all tables reads one index and no table', async () => {
  const { db, kind } = server.store;
  expect(kind).toBe('sqlite');
  const counted = db
    .selectFrom('finished')
    .select(({ fn }) => ['month', 'name', 'is_public', 'is_fair', fn.countAll().as('tables')])
    .groupBy(['month', 'name', 'is_public', 'is_fair']);
  const plan = JSON.stringify(await counted.explain(undefined, sql`query plan`));
  expect(plan).toMatch(/COVERING INDEX finished_month/);
  expect(plan).not.toMatch(/TEMP B-TREE/);
});
