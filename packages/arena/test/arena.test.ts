import {
  count,
  emptyTally,
  meanOf,
  merge,
  playMatch,
  seating,
  series,
  simulation,
  standings,
  wilson,
} from '@bastide/arena';
import { BOTS, type Bot } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { playout, replay, Sfc32 } from '@bastide/contract';
import { describe, expect, test } from 'vitest';

const optionsOf = (input: object) => {
  const read = carcassonne.readOptions(input);
  if (!read.ok) throw new Error(read.because);
  return read.value;
};
const botsOf = (...names: (keyof typeof BOTS)[]) => names.map((name) => BOTS[name]());

describe('a match', () => {
  test('a match of random bots is the game that playout plays', () => {
    const options = optionsOf({ seats: 3, sets: ['traders'] });
    const state = carcassonne.setup(options);
    const codes = new Int32Array(carcassonne.fast.actionsAtMost);
    for (let index = 0; index < 20; index++) {
      carcassonne.fast.reset(state);
      const actions = playout(carcassonne.fast, state, new Sfc32(3, index), codes);
      const match = playMatch(
        carcassonne,
        options,
        botsOf('random', 'random', 'random'),
        new Sfc32(3, index),
      );
      expect(match).toEqual({ outcome: carcassonne.outcome(state), actions });
    }
  });

  test('a match without a bot for each seat throws', () => {
    expect(() => playMatch(carcassonne, optionsOf({}), botsOf('random'), new Sfc32(1))).toThrow('1 bots');
  });

  test('a match shows a bot only what its seat may know', () => {
    const options = optionsOf({});
    const secret = { ...carcassonne, secrets: true };
    const seen = new Set<unknown>();
    const spy: Bot = {
      name: 'spy',
      choose(game, state, seat, random) {
        seen.add(state);
        return BOTS.random().choose(game, state, seat, random);
      },
    };
    const state = carcassonne.setup(options);
    playMatch(secret, options, [spy, spy], new Sfc32(1), { state });
    expect(seen.size).toBeGreaterThan(70);
    expect(seen.has(state)).toBe(false);
  });
});

describe('a series', () => {
  const options = optionsOf({ sets: ['traders'] });

  test.each([
    ['random', 60],
    ['greedy', 8],
  ] as const)('of %s against random is the same however it is cut up', (name, to) => {
    const play = (from: number, to: number) =>
      series(carcassonne, options, botsOf(name, 'random'), { seed: 5, from, to, rotate: true });
    const whole = play(0, to);
    expect(whole.games).toBe(to);
    const pieces = [play(7, to), play(0, 3), play(3, 7)];
    expect(pieces.reduce(merge)).toEqual(whole);
    expect(JSON.parse(JSON.stringify(whole))).toEqual(whole);
  });

  test('a series has the same result with records as without, and the records replay', () => {
    const records: unknown[] = [];
    const settings = { seed: 9, from: 2, to: 6 };
    const quick = series(carcassonne, options, botsOf('random', 'random'), settings);
    const recorded = series(carcassonne, options, botsOf('random', 'random'), {
      ...settings,
      onRecord: (record, index) => {
        expect(index).toBe(2 + records.length);
        records.push(JSON.parse(JSON.stringify(record)));
      },
    });
    expect(recorded).toEqual(quick);
    expect(records).toHaveLength(4);
    for (const record of records) expect(replay(carcassonne, record)).toMatchObject({ ok: true });
    expect(records[0]).toMatchObject({
      seats: [{ name: 'random' }, { name: 'random' }],
      meta: { seed: 9, index: 2 },
    });
  });

  test('a series reports its progress after each game', () => {
    const seen: number[] = [];
    series(carcassonne, options, botsOf('random', 'random'), {
      seed: 1,
      from: 5,
      to: 8,
      onProgress: (games) => seen.push(games),
    });
    expect(seen).toEqual([1, 2, 3]);
  });

  test('a series reports by seat what simulate prints', () => {
    const head = { game: 'carcassonne', options, bots: ['random', 'random'], seed: 4 };
    const tally = series(carcassonne, options, botsOf('random', 'random'), { seed: 4, to: 50 });
    const report = simulation(head, tally, 2);
    expect(report).toMatchObject({
      ...head,
      seats: 2,
      games: 50,
      gamesPerSecond: 25,
      actions: tally.actions,
    });
    expect(report.wins[0]! + report.wins[1]! + report.draws).toBe(50);
    expect(report.meanActions).toBe(tally.actions / 50);
    expect(report.meanPoints[0]).toBe(tally.seats[0]!.points / 50);
    expect(report.deviations).toHaveLength(2);
  });
});

describe('seats', () => {
  test.each([2, 3, 4, 5, 6])('seats rotate fairly among %i bots', (entrants) => {
    const rounds = 720 / entrants;
    const orders = new Set<string>();
    const neighbours = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      const visits = Array.from({ length: entrants }, () => new Set<number>());
      for (let i = 0; i < entrants; i++) {
        const order = seating(entrants, round * entrants + i);
        expect([...order].sort()).toEqual(order.map((_, seat) => seat));
        orders.add(order.join());
        order.forEach((entrant, seat) => {
          visits[entrant]!.add(seat);
          const pair = `${entrant},${order[(seat + 1) % entrants]}`;
          neighbours.set(pair, (neighbours.get(pair) ?? 0) + 1);
        });
      }
      expect(visits.every((seats) => seats.size === entrants)).toBe(true);
    }
    const factorial = Array.from({ length: entrants }, (_, i) => i + 1).reduce((a, b) => a * b);
    expect(orders.size).toBe(factorial);
    expect(new Set(neighbours.values()).size).toBe(1);
  });

  test('the stronger bot wins wherever it sits', () => {
    const tally = series(carcassonne, optionsOf({ seats: 3 }), botsOf('greedy', 'random', 'random'), {
      seed: 2,
      to: 12,
      rotate: true,
    });
    const [greedy, ...others] = standings(['greedy', 'random', 'random'], tally);
    expect(greedy).toMatchObject({ bot: 'greedy', games: 12, wins: 12, winRate: 1 });
    expect(others.every(({ wins }) => wins === 0)).toBe(true);
    expect(tally.seats.map(({ wins }) => wins)).toEqual([4, 4, 4]);
  });
});

describe('statistics', () => {
  test('Wilson intervals are the known ones', () => {
    // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    const known = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const;
    for (const [wins, games, low, high] of known) {
      expect(wilson(wins, games).low).toBeCloseTo(low, 4);
      expect(wilson(wins, games).high).toBeCloseTo(high, 4);
    }
    expect(wilson(10, 10).high).toBeCloseTo(1, 12);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test('means have deviations and errors', () => {
    // 2, 4, 4, 4, 5, 5, 7, 9
    expect(meanOf(40, 232, 8)).toEqual({
      mean: 5,
      deviation: Math.sqrt(32 / 7),
      error: Math.sqrt(32 / 7 / 8),
    });
    expect(meanOf(3, 9, 1)).toEqual({ mean: 3, deviation: 0, error: 0 });
    expect(meanOf(0, 0, 0)).toEqual({ mean: 0, deviation: 0, error: 0 });
  });

  test('a shared win counts as an equal part for each winner', () => {
    const tally = emptyTally(3);
    count(tally, [2, 0, 1], { points: [30, 30, 10], winners: [0, 1] }, 150);
    count(tally, [0, 1, 2], { points: [50, 20, 20], winners: [0] }, 140);
    expect(tally).toMatchObject({ games: 2, actions: 290, draws: 1 });
    expect(tally.seats.map(({ wins }) => wins)).toEqual([1, 0, 0]);
    const rows = standings(['a', 'b', 'c'], tally);
    expect(rows.map(({ wins }) => wins)).toEqual([1.5, 0, 0.5]);
    expect(rows.map(({ points }) => points.mean)).toEqual([40, 15, 25]);
    expect(rows.map(({ margin }) => margin.mean)).toEqual([15, -25, -15]);
  });
});
