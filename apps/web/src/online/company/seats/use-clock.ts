import { useEffect, useReducer } from 'react';
import { useAround } from '../state.ts';
import { clockWords, runs, SHORT, timeLeft, untilNext } from '../time-left.ts';
import { useWords } from '../words/index.ts';

export interface Face {
  readonly said: string;
  readonly runs: boolean;
  /** There is so little that a decision is urgent. */
  readonly isShort: boolean;
}

/** What the clock of a seat shows, by the server's time; undefined where none is counted. */
export function useClock(seat: number): Face | undefined {
  const t = useWords();
  const { table, ahead } = useAround();
  const [, tick] = useReducer((n: number) => n + 1, 0);
  const left = timeLeft(table.seats[seat]!.clock, Date.now() + ahead);
  const isRunning = runs(table, seat);
  // After every change of the face the next one is waited for.
  useEffect(() => {
    if (!isRunning || left === undefined || left === 0) return;
    const timer = setTimeout(tick, untilNext(left));
    return () => clearTimeout(timer);
  });
  if (left === undefined || table.state !== 'running') return undefined;
  return { said: clockWords(t, left), runs: isRunning, isShort: isRunning && left <= SHORT };
}
