/**
 * Whether what is played at this screen is kept. `elsewhere`: another window plays it. `full`, `denied`: it is played, but
 * the browser does not keep it.
 */
export type SaveState = 'kept' | 'elsewhere' | 'full' | 'denied';

/** What a table learns of whoever keeps it. */
export interface SaveSource {
  state(this: void): SaveState;
  /** Tells when that changes. Returns the way to hear no more. */
  subscribe(this: void, listener: () => void): () => void;
}
