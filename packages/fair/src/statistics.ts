import { logGamma, upperGamma } from './gamma.ts';

/** Distance of counts from their expectations. */
export interface ChiSquare {
  /** The sum over all cells of (counted − expected)² / expected. */
  readonly statistic: number;
  /** Degrees of freedom: cells in which anything was expected, less one. */
  readonly freedom: number;
  /** Probability that honest chance strays at least as far, from 0 to 1; where there is nothing to compare, 1. */
  readonly p: number;
}

/**
 * Pearson's test of counts against expected counts of the same sum. Cells in which nothing is expected are left out; it is
 * good where most cells expect five and more.
 */
export function chiSquare(counts: readonly number[], expected: readonly number[]): ChiSquare {
  let statistic = 0;
  let cells = 0;
  expected.forEach((due, cell) => {
    if (due <= 0) return;
    statistic += ((counts[cell] ?? 0) - due) ** 2 / due;
    cells++;
  });
  const freedom = Math.max(0, cells - 1);
  return { statistic, freedom, p: freedom === 0 ? 1 : upperGamma(freedom / 2, statistic / 2) };
}

/** Counts from `low` to `high`, both included. */
export interface Band {
  readonly low: number;
  readonly high: number;
}

/**
 * Returns the band of counts of something that comes `tries` times with chance `p` each: outside on either side no more often
 * than half of 1 − `level`. Exact, by the binomial distribution.
 */
export function binomialBand(tries: number, p: number, level = 0.95): Band {
  if (tries === 0 || p <= 0) return { low: 0, high: 0 };
  if (p >= 1) return { low: tries, high: tries };
  const tail = (1 - level) / 2;
  return { low: edge(tries, p, tail), high: tries - edge(tries, 1 - p, tail) };
}

/** Standard deviations below the mean from which on counts matter: what lies further off comes once in 10³⁰ times. */
const FAR = 12;

/** The lowest count that is not among the rarest `tail` at the lower end. */
function edge(tries: number, p: number, tail: number): number {
  const spread = Math.sqrt(tries * p * (1 - p));
  let count = Math.max(0, Math.floor(tries * p - FAR * spread - FAR));
  let below = 0;
  for (; count < tries; count++) {
    below += Math.exp(logBinomial(tries, count) + count * Math.log(p) + (tries - count) * Math.log1p(-p));
    if (below > tail) break;
  }
  return count;
}

const logBinomial = (n: number, k: number): number => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);

/** Sums of two dice, and in how many of the 36 ways each can come. */
export const DICE_SUMS = Array.from({ length: 11 }, (_, i) => ({ sum: i + 2, ways: 6 - Math.abs(i - 5) }));
const WAYS = 36;

/** One sum of two dice: how often it came, how often it was to be expected, and where 95 of 100 such counts lie. */
export interface SumCount extends Band {
  readonly sum: number;
  readonly count: number;
  readonly expected: number;
}

/** Rolls of two dice beside what two honest dice do. */
export interface DiceReport {
  readonly rolls: number;
  /** From 2 to 12. */
  readonly sums: readonly SumCount[];
  readonly chi: ChiSquare;
}

/** `counts`: how often 2, 3 … 12 came. */
export function diceReport(counts: readonly number[]): DiceReport {
  const rolls = DICE_SUMS.reduce((total, _, i) => total + (counts[i] ?? 0), 0);
  const sums = DICE_SUMS.map(({ sum, ways }, i) => ({
    sum,
    count: counts[i] ?? 0,
    expected: (rolls * ways) / WAYS,
    ...binomialBand(rolls, ways / WAYS),
  }));
  const chi = chiSquare(
    sums.map(({ count }) => count),
    sums.map(({ expected }) => expected),
  );
  return { rolls, sums, chi };
}
