import type { Outages } from '../live/outages.ts';
import type { Timers } from './timers.ts';

/** Milliseconds between two beats: so much at most is not given back to clocks when the server was away. */
const BEAT_INTERVAL_MS = 1_500;

export interface HeartbeatOptions {
  readonly outages: Outages;
  readonly timers: Timers;
  readonly onError: (error: unknown) => void;
}

/** Tells the store that the server is there, as long as it is. */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #cancel: (() => void) | undefined;
  #beating: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(parts: HeartbeatOptions) {
    this.#options = parts;
    this.#schedule();
  }

  /** Resolves when the beat that has begun is done. */
  settled(): Promise<void> {
    return this.#beating;
  }

  /** The last beat: from here on the server is away. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel?.();
    await this.#beating;
    await this.#options.outages.beatLast().catch(this.#options.onError);
  }

  #schedule(): void {
    this.#cancel = this.#options.timers.after(BEAT_INTERVAL_MS, () => {
      this.#beating = this.#beat();
    });
  }

  async #beat(): Promise<void> {
    await this.#options.outages.beat().catch(this.#options.onError);
    if (!this.#isClosed) this.#schedule();
  }
}
