import { useEffect, useReducer } from 'react';

/** Longest delay of a browser's timer in milliseconds; a longer one fires at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/** Returns the delay of a timer until a time that is `left` milliseconds away, limited to the longest possible. */
export const timerFor = (left: number): number => Math.min(left + 1, LONGEST_TIMER);

/**
 * True once a time of the server is past; false without a time. `ahead`: milliseconds by which the server's clock is
 * ahead.
 */
export function useIsPast(time: number | undefined, ahead: number): boolean {
  const [, tick] = useReducer((n: number) => n + 1, 0);
  const left = time === undefined ? undefined : time - (Date.now() + ahead);
  useEffect(() => {
    if (left === undefined || left <= 0) return;
    const timer = setTimeout(tick, timerFor(left));
    return () => clearTimeout(timer);
  });
  return left !== undefined && left <= 0;
}
