/**
 * Whether what is played at this screen is kept. `elsewhere`: another window plays it. `full`, `denied`: it is played, but
 * the browser does not keep it.
 */
import { useSyncExternalStore } from 'react';

export type SaveState = 'kept' | 'elsewhere' | 'full' | 'denied';

/** What a table learns of whoever keeps it. */
export interface SaveSource {
  state(this: void): SaveState;
  /** Tells when that changes. Returns the way to hear no more. */
  subscribe(this: void, listener: () => void): () => void;
}

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
