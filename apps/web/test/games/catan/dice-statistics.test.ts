import { type Random, Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import {
  comparableSums,
  diceStatistics,
  MIN_ROLLS,
} from '../../../src/games/catan/sidebar/dice-statistics.ts';

const roll = (random: Random) => 2 + random.below(6) + random.below(6);
const rolls = (count: number, random: Random) => Array.from({ length: count }, () => roll(random));

test('the groups cover 2 to 12 without overlap, and each expects at least five rolls', () => {
  const random = new Sfc32(1);
  for (const count of [MIN_ROLLS, 22, 61, 100, 180, 400]) {
    const { groups, test: result } = diceStatistics(rolls(count, random));
    expect(groups[0]!.from).toBe(2);
    expect(groups.at(-1)!.to).toBe(12);
    for (const [i, { from, expected }] of groups.entries()) {
      expect(expected).toBeGreaterThanOrEqual(5);
      if (i > 0) expect(from).toBe(groups[i - 1]!.to + 1);
    }
    expect(groups.reduce((sum, { rolled }) => sum + rolled, 0)).toBe(count);
    expect(result!.freedom).toBe(groups.length - 1);
  }
  expect(diceStatistics(rolls(MIN_ROLLS - 1, random)).test).toBeUndefined();
  expect(diceStatistics(rolls(180, random)).groups).toHaveLength(11);
});

test('about one game in ten with fair dice has a p-value below a tenth', () => {
  const random = new Sfc32(2);
  const low = Array.from({ length: 2000 }, () => diceStatistics(rolls(70, random)).test!.p).filter(
    (p) => p < 0.1,
  );
  expect(low.length / 2000).toBeGreaterThan(0.07);
  expect(low.length / 2000).toBeLessThan(0.13);
});

test('loaded dice stand out, and the statistics count sevens and runs', () => {
  expect(diceStatistics([]).longest).toEqual({ length: 0, sum: 0 });
  const twelve = diceStatistics(Array<number>(40).fill(12));
  expect(twelve.test!.p).toBeLessThan(1e-9);
  expect(twelve.longest).toEqual({ length: 40, sum: 12 });
  expect(twelve.repeats.times).toBe(39);
  const { sevens, repeats, longest } = diceStatistics([7, 7, 3, 8, 8, 8, 7]);
  expect(sevens).toEqual({ rolled: 3, expected: 7 / 6 });
  expect(repeats.times).toBe(3);
  expect(repeats.expected).toBeCloseTo((6 * 146) / 1296, 10);
  expect(longest).toEqual({ length: 3, sum: 8 });
});

test('rounds without a 7 are left out', () => {
  const log = [4, 9, 6, 7, 11].flatMap((sum, i) => {
    const seat = i % 2;
    const dice = [Math.min(6, sum - 1), sum - Math.min(6, sum - 1)] as const;
    return [
      { after: 2 * i, event: { type: 'turn', seat, turn: i + 1 } as const },
      { after: 2 * i + 1, event: { type: 'rolled', seat, dice } as const },
    ];
  });
  expect(comparableSums(log, { noSevenRounds: 0, seats: 2 })).toEqual([4, 9, 6, 7, 11]);
  expect(comparableSums(log, { noSevenRounds: 1, seats: 2 })).toEqual([6, 7, 11]);
  expect(comparableSums(log, { noSevenRounds: 1, seats: 4 })).toEqual([11]);
  expect(comparableSums(log, { noSevenRounds: 20, seats: 2 })).toEqual([]);
});
