/** Remembers what is under way, so that an end can wait for it: the driver's pool forgets who waits for a connection. */
export function underWay() {
  const all = new Set<Promise<unknown>>();
  return {
    /** The same work, remembered. */
    track<Arguments extends unknown[], Result>(work: (...of: Arguments) => Promise<Result>) {
      return (...of: Arguments): Promise<Result> => {
        const done = work(...of);
        const forget = () => all.delete(done);
        all.add(done);
        done.then(forget, forget);
        return done;
      };
    },
    settled: (): Promise<unknown> => Promise.allSettled(all),
  };
}
