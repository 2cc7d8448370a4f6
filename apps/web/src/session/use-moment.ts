import { useSyncExternalStore } from 'react';

/** What a table is at this moment. */
export const useMoment = <Moment>(session: {
  subscribe(listener: () => void): () => void;
  moment(): Moment;
}): Moment => useSyncExternalStore(session.subscribe, session.moment);
