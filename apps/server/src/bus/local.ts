import type { Bus } from './bus.ts';
import { Listeners } from './listeners.ts';

/** A bus between servers that live in one process; each call of the answer lets one more get on. */
export function localBus<Hint>(): () => Bus<Hint> {
  const all = new Set<Listeners<Hint>>();
  return () => {
    const own = new Listeners<Hint>();
    all.add(own);
    return {
      publish(hint) {
        if (!all.has(own)) return;
        // Later, as from a network: who tells is done with its work before anybody hears of it.
        for (const others of all)
          if (others !== own) setImmediate(() => all.has(others) && others.emit(hint));
      },
      subscribe: (listener) => own.add(listener),
      onGap: () => () => {},
      msSinceGap: () => Number.POSITIVE_INFINITY,
      close: async () => void all.delete(own),
    };
  };
}
