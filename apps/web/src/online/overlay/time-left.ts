import type { ClockState, Table } from '@bastide/protocol';
import type { Words } from './words/index.ts';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on it is said that time runs out, in milliseconds. */
export const URGENT_MS = 10 * SECOND;

/** Milliseconds that a clock still has at the server's time `at`; undefined: no time is counted. */
export function timeLeft({ left, since }: ClockState, at: number): number | undefined {
  if (left === null) return undefined;
  return Math.max(0, since === null ? left : left - Math.max(0, at - since));
}

/** So many milliseconds as a clock shows them, whole seconds begun counted in full; of days only hours count. */
export function remainingText(t: Words, left: number): string {
  const seconds = Math.ceil(left / SECOND);
  if (seconds >= DAY)
    return t('overlay.days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  const rest = `${two((seconds % HOUR) / MINUTE)}:${two(seconds % MINUTE)}`;
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${rest}` : rest.replace(/^0/, '');
}

/** When the face of a clock changes next, in milliseconds from now. */
export const untilNextTick = (left: number): number => (left % SECOND) + 1;

/** Whether this seat's clock runs. */
export const isClockRunning = ({ seats }: Table, seat: number): boolean =>
  seats[seat]!.clock.left !== null && seats[seat]!.clock.since !== null;
