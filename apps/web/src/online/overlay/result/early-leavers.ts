import type { Seat } from '@bastide/contract';
import type { Entry, Table } from '@bastide/protocol';

/** Seats that came last whatever their points, and by what: they gave up, or their time was over. */
export interface EarlyLeaver {
  readonly seat: Seat;
  readonly by: 'resigned' | 'late';
}

export const earlyLeavers = (
  { seats }: Pick<Table, 'seats'>,
  entries: readonly Entry[],
): readonly EarlyLeaver[] =>
  [...seats.keys()]
    .filter((seat) => seats[seat]!.isOut)
    .map((seat) => ({ seat, by: lostOnTime(entries, seat) ? 'late' : 'resigned' }));

const lostOnTime = (entries: readonly Entry[], seat: Seat): boolean =>
  entries.some((entry) => entry.kind === 'late' && entry.seat === seat && entry.lateness === 'lose');

/**
 * The next step of somebody from a table that is over. Players: the same game `again`, or to `sit` at the table that
 * another has opened for it. Spectators: the `next` game, as far as everybody may watch it, or the `lobby`.
 */
export type NextStep = 'again' | 'sit' | 'next' | 'lobby';

export function nextStepOf({ next, settings }: Pick<Table, 'next' | 'settings'>, plays: boolean): NextStep {
  if (plays) return next === null ? 'again' : 'sit';
  return next !== null && settings.visibility === 'public' ? 'next' : 'lobby';
}
