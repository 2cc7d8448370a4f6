import type { Seat } from '@bastide/contract';
import type { PendingStage } from '../session/use-send.ts';

/** Why nothing can be decided though somebody here is asked: it is on its way, or would not arrive. */
export type InputLock = 'sending' | 'cut';

interface SendState {
  /** Seats of which something is on its way. */
  readonly pending: ReadonlyMap<Seat, PendingStage>;
  /** The line to where the game lies is cut. */
  readonly isOffline: boolean;
}

/** Whether a seat cannot choose anything now: the line is cut, or what it chose is on its way. */
export const isLocked = ({ pending, isOffline }: SendState, seat: Seat | undefined): boolean =>
  isOffline || (seat !== undefined && pending.has(seat));

/** What the table says of it; on a quick line there is nothing to say. */
export function inputLockOf({ pending, isOffline }: SendState): InputLock | undefined {
  if ([...pending.values()].includes('said')) return 'sending';
  return isOffline ? 'cut' : undefined;
}
