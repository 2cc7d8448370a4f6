import type { Seat } from '@bastide/contract';
import { awaitedSince, deputyFor, type PersonId, seatsOf } from '@bastide/protocol';
import { itemAt } from '../../must.ts';
import type { OnlineMoment } from '../table-connection.ts';

/** The facts that tell for whom a table waits, and since when. */
export type IdleMoment = Pick<
  OnlineMoment,
  'table' | 'entries' | 'here' | 'elsewhere' | 'keptUntil' | 'silence' | 'silentFrom' | 'ahead'
>;

/**
 * Returns the time, by the server's clock, from which a silent seat may be handed to a bot; undefined: the game does
 * not wait for it, or a game clock runs.
 */
export function idleFrom(moment: IdleMoment, seat: Seat): number | undefined {
  const { table, entries, silence, silentFrom: earliest } = moment;
  if (silence === undefined) return undefined;
  const since = awaitedSince(table, entries, seat);
  return since === undefined ? undefined : Math.max(since + silence, earliest);
}

/** Tells whether the game has waited for a seat for so long that others may hand it to a bot. */
export function isIdle(moment: IdleMoment, seat: Seat, now: number): boolean {
  const from = idleFrom(moment, seat);
  return from !== undefined && from <= now + moment.ahead;
}

/** Tells if the reader is the person who may hand that seat to a bot, as far as this page knows. */
export function isDeputy(moment: IdleMoment, me: PersonId | undefined, seat: Seat, now: number): boolean {
  const { table, entries } = moment;
  const holder = itemAt(table.seats, seat).person;
  if (me === undefined || holder === null) return false;
  const isThere = (person: PersonId) =>
    person === me ||
    (isNearby(moment, person, now) && !seatsOf(table, person).some((one) => isIdle(moment, one, now)));
  return deputyFor(holder, table, entries, isThere) === me;
}

/** Tells if a person has the table or another page open, or left only a moment ago. */
const isNearby = (
  { here, elsewhere, keptUntil, ahead }: IdleMoment,
  person: PersonId,
  now: number,
): boolean =>
  // No presence has come yet.
  here.length === 0 ||
  here.includes(person) ||
  elsewhere.includes(person) ||
  (keptUntil[person] ?? 0) > now + ahead;
