import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

/** Addresses and people that one limiter counts at the same time; whoever was longest unseen is forgotten first. */
const MAX_KEYS = 50_000;

interface Window {
  readonly since: number;
  readonly count: number;
}

/**
 * Makes a store that counts requests in windows, which begin with the first one. Each answer is a value of its own; the store that
 * the library brings hands out the one that it counts on in, so that of many requests at once all are told the number of the last.
 */
export const rateWindowStore = (now: () => number): FastifyRateLimitStoreCtor =>
  class Windows implements FastifyRateLimitStore {
    readonly #windows = new Map<string, Window>();

    incr(
      key: string,
      answer: (error: null, counted: { current: number; ttl: number }) => void,
      length: number,
    ): void {
      const at = now();
      const cached = this.#windows.get(key);
      // A window that begins in the future was counted by a clock that was put back since.
      const isNew = cached === undefined || at < cached.since || at >= cached.since + length;
      const window = isNew ? { since: at, count: 1 } : { since: cached.since, count: cached.count + 1 };
      // A map keeps the order in which its keys came.
      this.#windows.delete(key);
      this.#windows.set(key, window);
      if (this.#windows.size > MAX_KEYS) this.#windows.delete(this.#windows.keys().next().value!);
      answer(null, { current: window.count, ttl: window.since + length - at });
    }

    child(): FastifyRateLimitStore {
      return new Windows();
    }
  };
