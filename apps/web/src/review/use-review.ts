import { useSyncExternalStore } from 'react';
import { useTableBase } from '../table/context.ts';
import { type Judged, storeOf } from './store.ts';

/** What is known of the game by now; as long as it is asked for, more comes. */
export function useReview(): Judged {
  const { game, session } = useTableBase();
  const store = storeOf(session, game.startCoach!);
  return useSyncExternalStore(store.subscribe, store.judged);
}
