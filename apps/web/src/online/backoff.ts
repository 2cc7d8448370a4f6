/** Waits between tries, in milliseconds: the first, and the longest. */
export interface BackoffRange {
  readonly first: number;
  readonly longest: number;
}

/**
 * How long to wait before the next try, after so many that failed: twice as long each time, up to the longest; between half
 * of that and all of it by chance, so that those who were cut off together do not come back together.
 */
export const backoff = (failed: number, { first, longest }: BackoffRange, chance = Math.random()): number =>
  Math.min(longest, first * 2 ** Math.min(failed, 30)) * (0.5 + chance / 2);

/** No answer makes a page wait for longer, in milliseconds. */
const MAX_RETRY_AFTER_MS = 120_000;

/** Milliseconds after which an answer allows the next try, in seconds or as a date; undefined: it says nothing of it. */
export function retryAfter(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('Retry-After')?.trim() ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  const isSaid = /^\d+$/.test(value) || /^[A-Z][a-z]{2}, /.test(value);
  return isSaid && !Number.isNaN(wait) ? Math.min(MAX_RETRY_AFTER_MS, Math.max(0, wait)) : undefined;
}

/** Between a wait and one half longer by chance: those who were all told the same do not come back together. */
export const addJitter = (milliseconds: number, chance = Math.random()): number =>
  milliseconds * (1 + chance / 2);
