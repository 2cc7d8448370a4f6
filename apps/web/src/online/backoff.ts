/** Waits between tries, in milliseconds: the first, and the longest. */
export interface Waits {
  readonly first: number;
  readonly longest: number;
}

/**
 * How long to wait before the next try, after so many that failed: twice as long each time, up to the longest; between half
 * of that and all of it by chance, so that those who were cut off together do not come back together.
 */
export const backoff = (failed: number, { first, longest }: Waits, chance = Math.random()): number =>
  Math.min(longest, first * 2 ** Math.min(failed, 30)) * (0.5 + chance / 2);
