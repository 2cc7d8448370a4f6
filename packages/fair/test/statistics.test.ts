import { describe, expect, it } from 'vitest';
import { binomialBand, chiSquare, diceReport } from '../src/index.ts';
import { DICE_SUMS } from '../src/statistics.ts';

/** Q(k, x) for whole k: the chance of fewer than k events where x are expected. */
function byPoisson(k: number, x: number): number {
  let term = Math.exp(-x);
  let sum = 0;
  for (let i = 0; i < k; i++) {
    sum += term;
    term *= x / (i + 1);
  }
  return sum;
}

/** Two cells of equal expectation whose statistic is that, and others that are met exactly. */
const strayed = (statistic: number, freedom: number) => {
  const due = 1000;
  const off = Math.sqrt((statistic * due) / 2);
  const met = Array.from({ length: freedom - 1 }, () => due);
  return chiSquare([due + off, due - off, ...met], [due, due, ...met]);
};

describe('chi-square', () => {
  // By SciPy.
  it.each([
    [3.84, 1, 0.05004352124870519],
    [18.307, 10, 0.05000058909139812],
    [5, 10, 0.8911780189141513],
    [60, 35, 0.005343222370628376],
    [1000, 900, 0.010994608942135844],
  ])('%d with %d degrees of freedom', (statistic, freedom, p) => {
    const result = strayed(statistic, freedom);
    expect(result).toMatchObject({ freedom });
    expect(result.statistic).toBeCloseTo(statistic, 9);
    expect(result.p).toBeCloseTo(p, 12);
  });

  it('has the quantiles of the printed tables', () => {
    // Degrees of freedom, chance to exceed, value.
    const TABLE = [
      [1, 0.05, 3.841459],
      [2, 0.05, 5.991465],
      [3, 0.95, 0.351846],
      [4, 0.01, 13.276704],
      [5, 0.05, 11.070498],
      [7, 0.001, 24.321886],
      [9, 0.5, 8.342833],
      [10, 0.05, 18.307038],
      [10, 0.5, 9.341818],
      [10, 0.99, 2.558212],
    ] as const;
    for (const [freedom, p, x] of TABLE) expect(strayed(x, freedom).p).toBeCloseTo(p, 6);
    expect(strayed(0, 10).p).toBe(1);
    expect(strayed(300, 10).p).toBeLessThan(1e-12);
    expect(strayed(1e9, 10).p).toBe(0);
  });

  it('is a sum of chances where there are whole pairs of degrees', () => {
    for (const freedom of [2, 4, 10, 36, 72])
      for (const statistic of [0.1, 1, freedom / 2, freedom, 2 * freedom, 100])
        expect(strayed(statistic, freedom).p).toBeCloseTo(byPoisson(freedom / 2, statistic / 2), 12);
  });

  it('has no value for one cell, or none', () => {
    expect(chiSquare([], [])).toEqual({ statistic: 0, freedom: 0, p: 1 });
    expect(chiSquare([5, 9], [5, 0])).toEqual({ statistic: 0, freedom: 0, p: 1 });
  });
});

describe('the interval of 95 % of counts', () => {
  // By adding up fractions.
  it.each([
    [72, 1 / 36, 0, 5],
    [72, 6 / 36, 6, 18],
    [1000, 1 / 36, 18, 38],
    [1000, 6 / 36, 144, 190],
    [1, 0.5, 0, 1],
    [10, 0.5, 2, 8],
  ])('%d tries with a chance of %d', (tries, p, low, high) => {
    expect(binomialBand(tries, p)).toEqual({ low, high });
  });

  it('is right for millions of draws', () => {
    const { low, high } = binomialBand(36_000_000, 1 / 36);
    const half = 1.959964 * Math.sqrt(1e6 * (35 / 36));
    expect(Math.abs(low - (1e6 - half))).toBeLessThan(2);
    expect(Math.abs(high - (1e6 + half))).toBeLessThan(2);
  });

  it('is a single number where nothing is left to chance', () => {
    expect(binomialBand(0, 0.5)).toEqual({ low: 0, high: 0 });
    expect(binomialBand(9, 0)).toEqual({ low: 0, high: 0 });
    expect(binomialBand(9, 1)).toEqual({ low: 9, high: 9 });
  });
});

describe('rolls of two dice', () => {
  it('come in 36 ways', () => {
    const ways = new Map<number, number>();
    for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) ways.set(a + b, (ways.get(a + b) ?? 0) + 1);
    expect(DICE_SUMS.map(({ sum, ways: due }) => [sum, due])).toEqual([...ways]);
  });

  it('are compared with what honest dice do', () => {
    const honest = diceReport([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect(honest).toMatchObject({ rolls: 36, chi: { statistic: 0, freedom: 10, p: 1 } });
    expect(honest.sums.every(({ count, expected }) => count === expected)).toBe(true);
    const loaded = diceReport([0, 0, 0, 0, 0, 72]);
    expect(loaded.chi.p).toBeLessThan(1e-9);
    expect(loaded.sums[5]).toMatchObject({ sum: 7, count: 72, expected: 12, low: 6, high: 18 });
  });

  it('give no statistics where there are none', () => {
    expect(diceReport([])).toMatchObject({ rolls: 0, chi: { p: 1 } });
  });
});
