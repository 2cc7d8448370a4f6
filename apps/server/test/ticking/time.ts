import { thinking } from '../../src/bots/think.ts';
import type { Thinker } from '../../src/bots/thinker.ts';
import { GAMES } from '../../src/games.ts';
import type { Timers } from '../../src/ticking/timers.ts';

interface Set {
  readonly at: number;
  readonly work: () => void;
}

/** Timers of a clock that a test moves. */
export class Time implements Timers {
  readonly #clock: { at: number };
  readonly #set = new Set<Set>();

  constructor(clock: { at: number }) {
    this.#clock = clock;
  }

  after(milliseconds: number, work: () => void): () => void {
    const set = { at: this.#clock.at + Math.max(0, milliseconds), work };
    this.#set.add(set);
    return () => this.#set.delete(set);
  }

  /** Lets so many milliseconds go by, each thing at its time; `settle` waits until all that was begun is done. */
  async pass(milliseconds: number, settle: () => Promise<void>): Promise<void> {
    const until = this.#clock.at + milliseconds;
    for (let next = this.#next(until); next; next = this.#next(until)) {
      this.#clock.at = Math.max(this.#clock.at, next.at);
      this.#set.delete(next);
      next.work();
      await settle();
    }
    this.#clock.at = until;
  }

  #next(until: number): Set | undefined {
    let first: Set | undefined;
    for (const set of this.#set) if (set.at <= until && !(first && first.at <= set.at)) first = set;
    return first;
  }
}

/** Thinks at once, in this thread. */
export function thinkHere(): Thinker & { readonly asked: number } {
  const think = thinking(GAMES);
  const thinker = {
    asked: 0,
    think: async (question: Parameters<Thinker['think']>[0]) => {
      thinker.asked++;
      return think(question);
    },
    close: async () => {},
  };
  return thinker;
}
