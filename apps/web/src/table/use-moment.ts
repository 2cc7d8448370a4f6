import { useSyncExternalStore } from 'react';
import type { Moment, Session } from '../session/session.ts';

export const useMoment = (session: Session): Moment =>
  useSyncExternalStore(session.subscribe, session.moment);
