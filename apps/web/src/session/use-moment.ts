import type { Seat } from '@bastide/contract';
import { useSyncExternalStore } from 'react';

interface PastViewSource<View> {
  subscribe(this: void, listener: () => void): () => void;
  moment(this: void, seat?: Seat): { readonly view: View };
  viewAt(count: number, seat?: Seat): View | undefined;
}

/**
 * Returns the view after that many actions, of that seat or a spectator; the present view until it has come, or on
 * request.
 */
export const useViewAt = <View>(session: PastViewSource<View>, past: number | undefined, seat?: Seat): View =>
  useSyncExternalStore(
    session.subscribe,
    () => (past === undefined ? undefined : session.viewAt(past, seat)) ?? session.moment(seat).view,
  );

/** Returns the table at this moment, as that seat or a spectator knows it. */
export const useMoment = <Moment>(
  session: { subscribe(listener: () => void): () => void; moment(seat?: Seat): Moment },
  seat?: Seat,
): Moment => useSyncExternalStore(session.subscribe, () => session.moment(seat));
