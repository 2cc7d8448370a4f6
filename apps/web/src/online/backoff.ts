/** Waits between tries, in milliseconds: the first, and the longest. */
export interface BackoffRange {
  readonly first: number;
  readonly longest: number;
}

/**
 * Returns the wait before the next try, after that many failures. It doubles each time, up to the longest. A random
 * factor between a half and one spreads the clients that lost the connection together.
 */
export const backoff = (failed: number, { first, longest }: BackoffRange, chance = Math.random()): number =>
  Math.min(longest, first * 2 ** Math.min(failed, 30)) * (0.5 + chance / 2);

/** Longest wait in milliseconds that an answer may demand. */
const MAX_RETRY_AFTER_MS = 120_000;

/**
 * Returns the milliseconds until the next try by the `Retry-After` header, in seconds or as a date; undefined: there
 * is none.
 */
export function retryAfter(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('Retry-After')?.trim() ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  const isSaid = /^\d+$/.test(value) || /^[A-Z][a-z]{2}, /.test(value);
  return isSaid && !Number.isNaN(wait) ? Math.min(MAX_RETRY_AFTER_MS, Math.max(0, wait)) : undefined;
}

/**
 * Returns the wait, or up to half as much again at random, so that clients with the same wait do not return together.
 */
export const addJitter = (milliseconds: number, chance = Math.random()): number =>
  milliseconds * (1 + chance / 2);
