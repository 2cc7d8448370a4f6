import type { Seat } from '@bastide/contract';
import type { PendingStage } from '../session/use-send.ts';

/**
 * The reason why nothing can be decided although a seat here is to act: an action is pending, or would not arrive.
 */
export type InputLock = 'sending' | 'cut';

interface SendState {
  /** Seats with a pending action. */
  readonly pending: ReadonlyMap<Seat, PendingStage>;
  /** True if the connection to the server is lost. */
  readonly isOffline: boolean;
}

/** Tells whether a seat cannot choose anything now: the connection is lost, or its choice is pending. */
export const isLocked = ({ pending, isOffline }: SendState, seat: Seat | undefined): boolean =>
  isOffline || (seat !== undefined && pending.has(seat));

/** The lock as the table shows it; on a quick connection there is nothing to show. */
export function inputLockOf({ pending, isOffline }: SendState): InputLock | undefined {
  if ([...pending.values()].includes('said')) return 'sending';
  return isOffline ? 'cut' : undefined;
}
