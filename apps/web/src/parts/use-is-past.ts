import { useEffect, useReducer } from 'react';

/** Whether a time of the server is past; never where there is none. `ahead`: milliseconds by which the server's clock is ahead. */
export function useIsPast(time: number | undefined, ahead: number): boolean {
  const [, tick] = useReducer((n: number) => n + 1, 0);
  const left = time === undefined ? undefined : time - (Date.now() + ahead);
  useEffect(() => {
    if (left === undefined || left <= 0) return;
    const timer = setTimeout(tick, left + 1);
    return () => clearTimeout(timer);
  });
  return left !== undefined && left <= 0;
}
