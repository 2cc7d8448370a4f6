import type { Seat } from '@bastide/contract';
import type { Entry, PersonId, Table } from '@bastide/protocol';
import type { OnlineMoment } from '../table-connection.ts';

/**
 * Who decides at a seat, and whether they are there: `elsewhere`: at another page; `lent`: a bot, until its holder is back; `out`: it
 * gave up.
 */
export type SeatPresence = 'here' | 'elsewhere' | 'away' | 'bot' | 'lent' | 'out';

/** Who is not at the table: nowhere, or at another page. */
export interface AbsentPeople {
  readonly away: ReadonlySet<PersonId>;
  readonly elsewhere: readonly PersonId[];
}

/** For whom the table waits though they are away. Where there are days for a turn, nobody is expected to look on. */
export function absentSeat(table: Table, who: AbsentPeople): Seat | undefined {
  if (table.state !== 'running' || table.paused !== null || table.settings.clock.kind === 'days')
    return undefined;
  return table.awaits.find((seat) => presenceOf(table, seat, who) === 'away');
}

export function presenceOf({ seats }: Table, seat: Seat, { away, elsewhere }: AbsentPeople): SeatPresence {
  const { person, isOut, lent } = seats[seat]!;
  if (isOut) return 'out';
  if (person === null) return 'bot';
  if (lent !== null) return 'lent';
  if (elsewhere.includes(person)) return 'elsewhere';
  return away.has(person) ? 'away' : 'here';
}

/**
 * The seat of the reader at which a bot plays for them, where that is all that they have to do with the game just now: no other seat of
 * theirs is asked.
 */
export function substitutedSeat(
  { state, paused, seats, awaits }: OnlineMoment['table'],
  mine: readonly Seat[],
): Seat | undefined {
  if (state !== 'running' || paused !== null) return undefined;
  const playing = mine.filter((seat) => !seats[seat]!.isOut);
  const isLent = (seat: Seat) => seats[seat]!.lent !== null;
  const asked = playing.filter((seat) => awaits.includes(seat));
  if (asked.length > 0) return asked.every(isLent) ? asked[0] : undefined;
  return playing.every(isLent) ? playing[0] : undefined;
}

/** Why a bot plays at a seat: the host gave it away, its time was over, or its holder asked for it. */
export function delegationReason(
  entries: readonly Entry[],
  seat: Seat,
): { readonly why: 'host'; readonly host: PersonId } | { readonly why: 'late' | 'self' } {
  const at = entries.findLastIndex((entry) => entry.kind === 'lent' && entry.seat === seat);
  const [before, lent] = [entries[at - 1], entries[at]];
  if (lent?.kind === 'lent' && lent.by !== undefined) return { why: 'host', host: lent.by };
  return { why: before?.kind === 'late' && before.seat === seat ? 'late' : 'self' };
}
