import { backoff, type Waits } from './backoff.ts';
import { eventsIn } from './sse.ts';
import type { Link } from './wire.ts';

/** Who reads a stream. */
export interface Reading {
  /** Where it is read now, with what is known already; undefined: nothing is wished for. */
  address(): string | undefined;
  event(name: string, data: unknown): void;
  link(link: Link): void;
}

/** What a stream needs of the world, and its patience in milliseconds. */
export interface StreamWorld {
  readonly fetch: typeof fetch;
  readonly waits: Waits;
  /** An answer has to begin within this time. */
  readonly begin: number;
  /** Nothing was heard for so long, though the server gives signs of life: the line is dead. */
  readonly silence: number;
  /** One that held so long was good: the next try comes soon. */
  readonly good: number;
}

const WORLD: StreamWorld = {
  fetch: (...request) => fetch(...request),
  waits: { first: 500, longest: 30_000 },
  begin: 10_000,
  silence: 40_000,
  good: 5000,
};

/** One line of news from the server, opened again whenever it breaks, for as long as somebody reads. */
export class Stream {
  readonly #reading: Reading;
  readonly #world: StreamWorld;
  #link: Link = { isOpen: false, since: Date.now() };
  #abort = new AbortController();
  /** Ends the wait before the next try. */
  #hurry = () => {};
  #isClosed = false;
  /** Opened anew because something else is wished for, not because it broke. */
  #isAnew = false;

  constructor(reading: Reading, world: StreamWorld = WORLD) {
    this.#reading = reading;
    this.#world = world;
    void this.#run();
  }

  /** Something else is wished for now. */
  anew(): void {
    this.#isAnew = true;
    this.#abort.abort();
    this.#hurry();
  }

  /** There may be a network again: tries at once where the line is lost. */
  tryNow(): void {
    this.#hurry();
  }

  /** The network is said to be gone: a line that seems open is tried anew. */
  doubt(): void {
    this.#abort.abort();
  }

  close(): void {
    this.#isClosed = true;
    this.#abort.abort();
    this.#hurry();
  }

  async #run(): Promise<void> {
    for (let failed = 0; !this.#isClosed; ) {
      this.#isAnew = false;
      const address = this.#reading.address();
      if (address === undefined) {
        await this.#wait(undefined);
        // A line that nobody wished for was not lost.
        if (!this.#link.isOpen) this.#linked(false);
      } else {
        const held = await this.#read(address);
        if (this.#isClosed || this.#isAnew) continue;
        this.#tell(false);
        if (held !== undefined && held >= this.#world.good) failed = 0;
        await this.#wait(backoff(failed++, this.#world.waits));
      }
    }
  }

  /** Reads until the line breaks or is not wanted any more. Returns how long it held, in milliseconds; undefined: never. */
  async #read(address: string): Promise<number | undefined> {
    const abort = new AbortController();
    this.#abort = abort;
    let dead = setTimeout(() => abort.abort(), this.#world.begin);
    let began: number | undefined;
    try {
      const response = await this.#world.fetch(address, {
        headers: { Accept: 'text/event-stream' },
        cache: 'no-store',
        signal: abort.signal,
      });
      if (!response.ok || !response.body) return undefined;
      began = Date.now();
      this.#tell(true);
      const alive = () => {
        clearTimeout(dead);
        dead = setTimeout(() => abort.abort(), this.#world.silence);
      };
      alive();
      for await (const { name, data } of eventsIn(response.body)) {
        if (abort.signal.aborted) break;
        alive();
        if (name !== undefined) this.#reading.event(name, JSON.parse(data));
      }
    } catch {
      // It broke: that is what the next try is for.
    } finally {
      clearTimeout(dead);
      abort.abort();
    }
    return began === undefined ? undefined : Date.now() - began;
  }

  /** Undefined: until somebody hurries it. */
  #wait(milliseconds: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #tell(isOpen: boolean): void {
    if (this.#link.isOpen !== isOpen) this.#linked(isOpen);
  }

  #linked(isOpen: boolean): void {
    this.#link = { isOpen, since: Date.now() };
    this.#reading.link(this.#link);
  }
}
