import type { Clock } from './settings.ts';

/** A seat's clock. */
export interface ClockState {
  /** Milliseconds left when it last stood; null: time is not counted. */
  readonly left: number | null;
  /** Since when it runs, in milliseconds since 1970; null: it stands. */
  readonly since: number | null;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** A clock before the first decision. */
export function initialClock(clock: Clock): ClockState {
  switch (clock.kind) {
    case 'none':
      return { left: null, since: null };
    case 'live':
      return { left: clock.bank * SECOND, since: null };
    case 'days':
      return { left: clock.days * DAY, since: null };
  }
}

/** Time that a seat has at least when it begins to think, though the bank is empty. */
const GRACE = 10 * SECOND;
/** Increments fill a bank to so many times what it began with. */
const BANKS_AT_MOST = 2;

interface ClockStep {
  readonly at: number;
  /** True if it runs from here on. */
  readonly runs: boolean;
  /** True if its seat begins to think here: at a new turn of its own, or at a question in the turn of another. */
  readonly begins: boolean;
}

/** The clock from a time on. A seat that begins to think has some time in any case, or as many days as were agreed. */
export function tick(before: ClockState, clock: Clock, { at, runs, begins }: ClockStep): ClockState {
  if (before.left === null || clock.kind === 'none') return { left: null, since: null };
  if (runs && !begins && before.since !== null) return before;
  const rest = timeLeftAt(before, at);
  const least = clock.kind === 'days' ? clock.days * DAY : GRACE;
  return { left: begins ? Math.max(rest, least) : rest, since: runs ? at : null };
}

/** Returns the milliseconds that an increment adds to a clock that stands at the end of a turn. */
export function incrementFor({ left }: ClockState, clock: Clock): number {
  if (left === null || clock.kind !== 'live') return 0;
  return Math.max(0, Math.min(clock.increment * SECOND, clock.bank * SECOND * BANKS_AT_MOST - left));
}

/** Returns the milliseconds left on it at a time. */
const timeLeftAt = ({ left, since }: ClockState, at: number): number =>
  Math.max(0, left! - Math.max(0, at - (since ?? at)));

/** When its time is over, in milliseconds since 1970; undefined while it stands. */
export const flagAt = ({ left, since }: ClockState): number | undefined =>
  left === null || since === null ? undefined : since + left;
