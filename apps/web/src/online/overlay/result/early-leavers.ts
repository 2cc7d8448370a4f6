import type { Seat } from '@bastide/contract';
import type { Entry, Table } from '@bastide/protocol';
import { itemAt } from '../../../must.ts';

/** A seat that came last regardless of its points, and the cause: it gave up, or its time was over. */
export interface EarlyLeaver {
  readonly seat: Seat;
  readonly by: 'resigned' | 'late';
}

export const earlyLeavers = (
  { seats }: Pick<Table, 'seats'>,
  entries: readonly Entry[],
): readonly EarlyLeaver[] =>
  [...seats.keys()]
    .filter((seat) => itemAt(seats, seat).isOut)
    .map((seat) => ({ seat, by: lostOnTime(entries, seat) ? 'late' : 'resigned' }));

const lostOnTime = (entries: readonly Entry[], seat: Seat): boolean =>
  entries.some((entry) => entry.kind === 'late' && entry.seat === seat && entry.lateness === 'lose');

/**
 * The next step after the end of a table. Players: the same game `again`, or to `sit` at the table that another has
 * opened for it. Spectators: the `next` game, if it is public, or the `lobby`.
 */
export type NextStep = 'again' | 'sit' | 'next' | 'lobby';

export function nextStepOf({ next, settings }: Pick<Table, 'next' | 'settings'>, plays: boolean): NextStep {
  if (plays) return next === null ? 'again' : 'sit';
  return next !== null && settings.visibility === 'public' ? 'next' : 'lobby';
}
