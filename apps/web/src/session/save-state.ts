import { useSyncExternalStore } from 'react';

/**
 * State of saving. `elsewhere`: another window plays the game. `full`, `denied`: the game goes on, but the browser
 * does not store it.
 */
export type SaveState = 'kept' | 'elsewhere' | 'full' | 'denied';

/** Source of the save state. */
export interface SaveSource {
  state(this: void): SaveState;
  /** Calls back when the state changes. Returns the function that stops it. */
  subscribe(this: void, listener: () => void): () => void;
}

export interface SaveStatus {
  /** True if another window plays this table: everything here stops until the reader decides. */
  readonly stopped: boolean;
  /** Reason why the browser does not store the game. */
  readonly failure: 'full' | 'denied' | undefined;
}

export function useSaveStatus({ subscribe, state }: SaveSource): SaveStatus {
  const keeps = useSyncExternalStore(subscribe, state);
  const failure = keeps === 'full' || keeps === 'denied' ? keeps : undefined;
  return { stopped: keeps === 'elsewhere', failure };
}
