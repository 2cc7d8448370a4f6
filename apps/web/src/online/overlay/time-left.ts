import type { ClockState, Table } from '@bastide/protocol';
import { itemAt } from '../../must.ts';
import type { OverlayTranslator } from './messages.ts';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds below which the time counts as urgent. */
export const URGENT_MS = 10 * SECOND;

/** Returns the milliseconds left on a clock at the server's time `at`; undefined: no clock. */
export function timeLeft({ left, since }: ClockState, at: number): number | undefined {
  if (left === null) return undefined;
  return Math.max(0, since === null ? left : left - Math.max(0, at - since));
}

/** Formats the time left as a clock shows it; started seconds count in full, and with days only hours count. */
export function remainingText(t: OverlayTranslator, left: number): string {
  const seconds = Math.ceil(left / SECOND);
  if (seconds >= DAY)
    return t('overlay.days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  const rest = `${two((seconds % HOUR) / MINUTE)}:${two(seconds % MINUTE)}`;
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${rest}` : rest.replace(/^0/, '');
}

/** Returns the milliseconds until the display of a clock changes next. */
export const untilNextTick = (left: number): number => (left % SECOND) + 1;

/** True while this seat's clock runs. */
export const isClockRunning = ({ seats }: Table, seat: number): boolean =>
  itemAt(seats, seat).clock.left !== null && itemAt(seats, seat).clock.since !== null;
