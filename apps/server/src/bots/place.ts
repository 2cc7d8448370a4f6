import { workersFirst } from './over-bus.ts';
import { thinkerPool } from './pool.ts';
import type { Thinker } from './thinker.ts';

/** Where the bots of a server think: in threads of its process, or in workers on the bus, and in its threads where none answers. */
export const PLACES = ['threads', 'workers'] as const;
export type Place = (typeof PLACES)[number];

/** What is said of the bots of a server. */
export interface BotSettings {
  /** Workers where there is a bus, if nothing else is said; without one there are only threads. */
  readonly think?: Place | undefined;
  /** Threads at most; one fewer than there are processors, if nothing else is said. */
  readonly threads?: number | undefined;
}

/** Throws a `RangeError` where workers are to think and there is no bus. */
export function placeOf({ think }: BotSettings, bus: string | undefined): Place {
  if (think === 'workers' && bus === undefined) throw new RangeError('workers need a bus');
  return think ?? (bus === undefined ? 'threads' : 'workers');
}

export function thinkerAt(place: Place, { threads }: BotSettings, bus: string | undefined): Thinker {
  const own = thinkerPool(threads === undefined ? {} : { threads });
  return place === 'workers' ? workersFirst(bus!, own) : own;
}
