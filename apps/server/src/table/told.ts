import type { Seat } from '@bastide/contract';
import { decisionOf, type Entry, type RedactedStep, type SeatPosition } from '@bastide/protocol';
import type { Line, Standing } from './standing.ts';

/** Which of the seats somebody looks through; none: an onlooker. */
export type Eyes = readonly Seat[];

/** Whether a reader is told of actions in full, or plays them by itself where nothing is secret. */
export interface Wish {
  readonly isFull: boolean;
}

/**
 * An entry as somebody learns of it: the only way in which one leaves the server. What they may not know is left out, or
 * the whole of it is `hidden`, always of the same form.
 */
export function told({ hosted }: Standing, { entry, act }: Line, eyes: Eyes, { isFull }: Wish): Entry {
  const { seq, at } = entry;
  if (entry.kind === 'said' && entry.to === 'seats' && eyes.length === 0) return { seq, at, kind: 'hidden' };
  if (entry.kind !== 'act' || !act) return entry;
  const { game } = hosted;
  if (!game.secrets && !isFull) return entry;
  const as = (seat?: Seat): RedactedStep => ({
    action: act.seen ? act.seen[seat ?? act.seen.length - 1]! : act.action,
    events: game.secrets ? act.events.map((event) => game.redactEvent(event, seat)) : act.events,
  });
  const onlooker = as();
  const plain = JSON.stringify(onlooker);
  const more = eyes.flatMap((seat) => {
    const own = as(seat);
    return JSON.stringify(own) === plain ? [] : [[seat, own]];
  });
  return {
    ...entry,
    ...onlooker,
    points: act.points,
    ...(more.length > 0 && { as: Object.fromEntries(more) as Record<Seat, RedactedStep> }),
  };
}

/** How the game stands for a seat or an onlooker; undefined before it has begun. */
export function seenNow({ hosted, table, played }: Standing, seat?: Seat): SeatPosition | undefined {
  if (!played) return undefined;
  const view = hosted.game.view(played.state, seat) as object;
  if (seat === undefined) return { view };
  const decision = decisionOf(table, seat);
  return { seat, view, ...(decision !== undefined && { decision }) };
}
