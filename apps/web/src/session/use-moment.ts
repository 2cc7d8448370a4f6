import type { Seat } from '@bastide/contract';
import { useSyncExternalStore } from 'react';

/** What a table is at this moment, as that seat or any onlooker knows it. */
export const useMoment = <Moment>(
  session: { subscribe(listener: () => void): () => void; moment(seat?: Seat): Moment },
  seat?: Seat,
): Moment => useSyncExternalStore(session.subscribe, () => session.moment(seat));
