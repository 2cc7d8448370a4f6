import type { Seat } from '@bastide/contract';
import { useSyncExternalStore } from 'react';

interface PastViewSource<View> {
  subscribe(this: void, listener: () => void): () => void;
  moment(this: void, seat?: Seat): { readonly view: View };
  viewAt(count: number, seat?: Seat): View | undefined;
}

/** The position after so many actions as that seat or an onlooker knew it; that of now until it has come, or if asked for. */
export const useViewAt = <View>(session: PastViewSource<View>, past: number | undefined, seat?: Seat): View =>
  useSyncExternalStore(
    session.subscribe,
    () => (past === undefined ? undefined : session.viewAt(past, seat)) ?? session.moment(seat).view,
  );

/** What a table is at this moment, as that seat or any onlooker knows it. */
export const useMoment = <Moment>(
  session: { subscribe(listener: () => void): () => void; moment(seat?: Seat): Moment },
  seat?: Seat,
): Moment => useSyncExternalStore(session.subscribe, () => session.moment(seat));
