import { useEffect, useReducer } from 'react';
import { useOverlay } from '../state.ts';
import { isClockRunning, remainingText, timeLeft, URGENT_MS, untilNextTick } from '../time-left.ts';
import { useWords } from '../words/index.ts';

export interface ClockDisplay {
  readonly text: string;
  readonly isRunning: boolean;
  /** There is so little that a decision is urgent. */
  readonly isShort: boolean;
}

/** What the clock of a seat shows, by the server's time; undefined where none is counted. */
export function useClock(seat: number): ClockDisplay | undefined {
  const t = useWords();
  const { table, ahead } = useOverlay();
  const [, tick] = useReducer((n: number) => n + 1, 0);
  const left = timeLeft(table.seats[seat]!.clock, Date.now() + ahead);
  const isRunning = isClockRunning(table, seat);
  // After every change of the face the next one is waited for.
  useEffect(() => {
    if (!isRunning || left === undefined || left === 0) return;
    const timer = setTimeout(tick, untilNextTick(left));
    return () => clearTimeout(timer);
  });
  if (left === undefined || table.state !== 'running') return undefined;
  return { text: remainingText(t, left), isRunning: isRunning, isShort: isRunning && left <= URGENT_MS };
}
