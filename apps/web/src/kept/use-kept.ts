import { useSyncExternalStore } from 'react';
import type { SaveSource } from '../session/keeps.ts';

export interface SaveStatus {
  /** Another window plays this table: here everything rests until the reader decides. */
  readonly stopped: boolean;
  /** Why the browser does not keep what is played. */
  readonly failure: 'full' | 'denied' | undefined;
}

export function useSaveStatus({ subscribe, state }: SaveSource): SaveStatus {
  const keeps = useSyncExternalStore(subscribe, state);
  const failure = keeps === 'full' || keeps === 'denied' ? keeps : undefined;
  return { stopped: keeps === 'elsewhere', failure };
}
