import { useSyncExternalStore } from 'react';

/**
 * State of saving at this screen. `elsewhere`: another window plays the game. `full`, `denied`: it is played, but the
 * browser does not keep it.
 */
export type SaveState = 'kept' | 'elsewhere' | 'full' | 'denied';

/** The source from which a table learns of saving. */
export interface SaveSource {
  state(this: void): SaveState;
  /** Tells when that changes. Returns the way to hear no more. */
  subscribe(this: void, listener: () => void): () => void;
}

export interface SaveStatus {
  /** Another window plays this table: here everything rests until the reader decides. */
  readonly stopped: boolean;
  /** The reason why the browser does not keep the game. */
  readonly failure: 'full' | 'denied' | undefined;
}

export function useSaveStatus({ subscribe, state }: SaveSource): SaveStatus {
  const keeps = useSyncExternalStore(subscribe, state);
  const failure = keeps === 'full' || keeps === 'denied' ? keeps : undefined;
  return { stopped: keeps === 'elsewhere', failure };
}
