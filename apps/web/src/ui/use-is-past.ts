import { useEffect, useReducer } from 'react';

/** Milliseconds of the longest timer that browsers have: one for more fires at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/** Milliseconds to wait until a time is past, `left` ahead: at most as long as a timer can. */
export const timerFor = (left: number): number => Math.min(left + 1, LONGEST_TIMER);

/** Tells whether a time of the server is past; never where there is none. `ahead`: milliseconds by which the server's clock is ahead. */
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
