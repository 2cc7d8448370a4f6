/** Channel between processes: its hints hold no truth, may be lost, and never make anybody wait. */
export interface Bus<Hint> {
  /** Tells all other processes. Never fails. */
  publish(hint: Hint): void;
  /** Hears what others tell, not what is told here. Returns the way to hear no more. */
  subscribe(listener: (hint: Hint) => void): () => void;
  /** Tells that hints may have been lost: the line was cut and is there again. Returns the way to hear no more. */
  onGap(listener: () => void): () => void;
  /** Milliseconds since hints may have been lost: 0 while the line is cut, infinite if it never was. */
  msSinceGap(): number;
  close(): Promise<void>;
}

/** Of a process that is alone: there is nobody to tell. */
export const localOnlyBus = <Hint>(): Bus<Hint> => ({
  publish: () => {},
  subscribe: () => () => {},
  onGap: () => () => {},
  msSinceGap: () => Number.POSITIVE_INFINITY,
  close: async () => {},
});
