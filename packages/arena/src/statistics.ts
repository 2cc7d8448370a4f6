/** An interval that holds the true value in 95 of 100 cases. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The standard normal quantile of 97.5 %. */
const Z = 1.959963984540054;

/** Wilson's score interval for a rate; `wins` may have halves and thirds. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const rate = wins / games;
  const z2 = Z * Z;
  const middle = (rate + z2 / (2 * games)) / (1 + z2 / games);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games * games))) / (1 + z2 / games);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export interface Mean {
  readonly mean: number;
  /** Standard deviation of one game, and standard error of the mean. 0 where there are fewer than two games. */
  readonly deviation: number;
  readonly error: number;
}

/** From a sum and a sum of squares. */
export function meanOf(sum: number, squares: number, count: number): Mean {
  if (count === 0) return { mean: 0, deviation: 0, error: 0 };
  const mean = sum / count;
  if (count === 1) return { mean, deviation: 0, error: 0 };
  const deviation = Math.sqrt(Math.max(0, (squares - sum * mean) / (count - 1)));
  return { mean, deviation, error: deviation / Math.sqrt(count) };
}
