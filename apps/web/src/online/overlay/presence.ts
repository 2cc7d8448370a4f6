import type { Seat } from '@bastide/contract';
import type { Entry, PersonId, Table } from '@bastide/protocol';
import { itemAt } from '../../must.ts';
import type { OnlineMoment } from '../table-connection.ts';

/**
 * State of a seat's player: `elsewhere`: on another page; `delegated`: a bot plays until the owner returns; `out`: the
 * player gave up.
 */
export type SeatPresence = 'here' | 'elsewhere' | 'away' | 'bot' | 'delegated' | 'out';

/** People who are not at the table: offline, or on another page. */
export interface AbsentPeople {
  readonly away: ReadonlySet<PersonId>;
  readonly elsewhere: readonly PersonId[];
}

/**
 * Returns a seat for which the table waits though its player is away. With days for a turn nobody is expected to be
 * there.
 */
export function absentSeat(table: Table, who: AbsentPeople): Seat | undefined {
  if (table.state !== 'running' || table.paused !== null || table.settings.clock.kind === 'days')
    return undefined;
  return table.awaits.find((seat) => presenceOf(table, seat, who) === 'away');
}

export function presenceOf({ seats }: Table, seat: Seat, { away, elsewhere }: AbsentPeople): SeatPresence {
  const { person, isOut, delegate } = itemAt(seats, seat);
  if (isOut) return 'out';
  if (person === null) return 'bot';
  if (delegate !== null) return 'delegated';
  if (elsewhere.includes(person)) return 'elsewhere';
  return away.has(person) ? 'away' : 'here';
}

/** Returns the reader's seat that a bot plays for them, if none of their other seats has anything to decide now. */
export function substitutedSeat(
  { state, paused, seats, awaits }: OnlineMoment['table'],
  mine: readonly Seat[],
): Seat | undefined {
  if (state !== 'running' || paused !== null) return undefined;
  const playing = mine.filter((seat) => !itemAt(seats, seat).isOut);
  const isDelegated = (seat: Seat) => itemAt(seats, seat).delegate !== null;
  const asked = playing.filter((seat) => awaits.includes(seat));
  if (asked.length > 0) return asked.every(isDelegated) ? asked[0] : undefined;
  return playing.every(isDelegated) ? playing[0] : undefined;
}

/**
 * Returns the reason why a bot plays a seat: the host gave it to the bot, its time was over, or its owner asked for
 * it.
 */
export function delegationReason(
  entries: readonly Entry[],
  seat: Seat,
): { readonly why: 'host'; readonly host: PersonId } | { readonly why: 'late' | 'self' } {
  const at = entries.findLastIndex((entry) => entry.kind === 'delegated' && entry.seat === seat);
  const [before, delegated] = [entries[at - 1], entries[at]];
  if (delegated?.kind === 'delegated' && delegated.by !== undefined)
    return { why: 'host', host: delegated.by };
  return { why: before?.kind === 'late' && before.seat === seat ? 'late' : 'self' };
}
