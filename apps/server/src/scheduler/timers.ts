/** Something that is done once, later. */
export interface Timers {
  /** Calls after so many milliseconds, if the process lives; returns the way to call it off. */
  after(milliseconds: number, work: () => void): () => void;
}

export const systemTimers: Timers = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
