import type { Seat } from '@bastide/contract';
import type { OnTheWay } from '../session/use-send.ts';

/** Why nothing can be decided though somebody here is asked: it is on its way, or would not arrive. */
export type Hold = 'sending' | 'cut';

interface Line {
  /** Seats of which something is on its way. */
  readonly sent: ReadonlyMap<Seat, OnTheWay>;
  /** The line to where the game lies is cut. */
  readonly isCut: boolean;
}

/** Whether a seat cannot choose anything now: the line is cut, or what it chose is on its way. */
export const isHeld = ({ sent, isCut }: Line, seat: Seat | undefined): boolean =>
  isCut || (seat !== undefined && sent.has(seat));

/** What the table says of it; on a quick line there is nothing to say. */
export function holdOf({ sent, isCut }: Line): Hold | undefined {
  if ([...sent.values()].includes('said')) return 'sending';
  return isCut ? 'cut' : undefined;
}
