import { useSyncExternalStore } from 'react';
import { useTableBase } from '../table/context.ts';
import { type ReviewProgress, reviewStoreOf } from './store.ts';

/** What is known of the game by now; as long as it is asked for, more comes. */
export function useReview(): ReviewProgress {
  const { game, session } = useTableBase();
  const store = reviewStoreOf(session, game.startCoach!);
  return useSyncExternalStore(store.subscribe, store.progress);
}
