import type { Clock } from './settings.ts';

/** A seat's clock. */
export interface Ticking {
  /** Milliseconds left when it last stood; null: time is not counted. */
  readonly left: number | null;
  /** Since when it runs, in milliseconds since 1970; null: it stands. */
  readonly since: number | null;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** A clock before the first decision. */
export function wind(clock: Clock): Ticking {
  switch (clock.kind) {
    case 'none':
      return { left: null, since: null };
    case 'live':
      return { left: clock.bank * SECOND, since: null };
    case 'days':
      return { left: clock.days * DAY, since: null };
  }
}

/** Whoever begins to think has at least so much, though the bank is empty. */
const GRACE = 10 * SECOND;
/** Increments fill a bank to so many times what it began with. */
const FULLEST = 2;

interface Tick {
  readonly at: number;
  /** Whether it runs from here on. */
  readonly runs: boolean;
  /** Whether its seat has just acted. */
  readonly hasMoved: boolean;
}

/** The clock from a time on. Increments are paid when the turn passes on; days begin anew with each decision. */
export function tick(before: Ticking, clock: Clock, { at, runs, hasMoved }: Tick): Ticking {
  if (before.left === null || clock.kind === 'none') return { left: null, since: null };
  const began = before.since ?? at;
  const rest = Math.max(0, before.left - Math.max(0, at - began));
  if (clock.kind === 'days') {
    if (!runs) return { left: rest, since: null };
    return before.since !== null && !hasMoved ? before : { left: clock.days * DAY, since: at };
  }
  if (!runs) {
    const paid = hasMoved ? clock.increment * SECOND : 0;
    return { left: Math.min(rest + paid, Math.max(rest, clock.bank * SECOND * FULLEST)), since: null };
  }
  if (before.since !== null && !hasMoved) return before;
  return { left: before.since === null ? Math.max(rest, GRACE) : rest, since: at };
}

/** When its time is over, in milliseconds since 1970; undefined while it stands. */
export const flagAt = ({ left, since }: Ticking): number | undefined =>
  left === null || since === null ? undefined : since + left;
