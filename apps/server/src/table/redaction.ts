import type { Seat } from '@bastide/contract';
import { decisionOf, type Entry, type RedactedStep, type SeatPosition } from '@bastide/protocol';
import type { LogItem, TableSnapshot } from './table-snapshot.ts';

/** Seats of a viewer; none: a spectator. */
export type ViewerSeats = readonly Seat[];

/** Amount of detail. `isFull`: events are sent; else the reader plays actions by itself where nothing is secret. */
export interface NewsDetail {
  readonly isFull: boolean;
}

/**
 * An entry as somebody learns of it: the only way in which one leaves the server. What they may not know is left out, or
 * the whole of it is `hidden`, always of the same form.
 */
export function redactFor(
  { facts }: TableSnapshot,
  { entry, applied }: LogItem,
  viewerSeats: ViewerSeats,
  { isFull }: NewsDetail,
): Entry {
  const { seq, at } = entry;
  if (entry.kind === 'said' && entry.to === 'seats' && viewerSeats.length === 0)
    return { seq, at, kind: 'hidden' };
  if (entry.kind !== 'act' || !applied) return entry;
  const { game } = facts;
  if (!game.secrets && !isFull) return entry;
  const viewOf = (seat?: Seat): RedactedStep => ({
    action: applied.redacted ? applied.redacted[seat ?? applied.redacted.length - 1]! : applied.action,
    events: game.secrets ? applied.events.map((event) => game.redactEvent(event, seat)) : applied.events,
  });
  const onlooker = viewOf();
  const publicText = JSON.stringify(onlooker);
  const bySeat = viewerSeats.flatMap((seat) => {
    const ownView = viewOf(seat);
    return JSON.stringify(ownView) === publicText ? [] : [[seat, ownView]];
  });
  return {
    ...entry,
    ...onlooker,
    points: applied.points,
    ...(bySeat.length > 0 && { as: Object.fromEntries(bySeat) as Record<Seat, RedactedStep> }),
  };
}

/** Returns the present view of a seat or a spectator; undefined before the game has begun. */
export function viewNow({ facts, table, match }: TableSnapshot, seat?: Seat): SeatPosition | undefined {
  if (!match) return undefined;
  const view = facts.game.view(match.state, seat) as object;
  if (seat === undefined) return { view };
  const decision = decisionOf(table, seat);
  return { seat, view, ...(decision !== undefined && { decision }) };
}
