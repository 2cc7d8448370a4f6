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
