import type { Outages } from '../rooms/outages.ts';
import type { Timers } from './timers.ts';

/** Milliseconds between two beats: so much at most is not given back to clocks when the server was away. */
const BEAT = 1_500;

export interface HeartParts {
  readonly outages: Outages;
  readonly timers: Timers;
  readonly failed: (error: unknown) => void;
}

/** Tells the store that the server is there, as long as it is. */
export class Heart {
  readonly #parts: HeartParts;
  #unset: (() => void) | undefined;
  #beating: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor(parts: HeartParts) {
    this.#parts = parts;
    this.#wait();
  }

  /** Resolves when the beat that has begun is done. */
  settled(): Promise<void> {
    return this.#beating;
  }

  /** The last beat: from here on the server is away. */
  async close(): Promise<void> {
    this.#isOver = true;
    this.#unset?.();
    await this.#beating;
    await this.#parts.outages.end().catch(this.#parts.failed);
  }

  #wait(): void {
    this.#unset = this.#parts.timers.after(BEAT, () => {
      this.#beating = this.#beat();
    });
  }

  async #beat(): Promise<void> {
    await this.#parts.outages.beat().catch(this.#parts.failed);
    if (!this.#isOver) this.#wait();
  }
}
