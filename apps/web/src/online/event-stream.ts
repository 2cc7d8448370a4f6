import { addJitter, type BackoffRange, backoff, retryAfter } from './backoff.ts';
import type { ConnectionState } from './connection.ts';

/** Receiver of a stream. */
export interface StreamReader {
  /** Returns the address to read from, including the versions known already; undefined: nothing is subscribed. */
  address(): string | undefined;
  event(name: string, data: unknown): void;
  link(link: ConnectionState): void;
}

/** Browser functions that a stream uses, and its time limits in milliseconds. */
export interface StreamEnvironment {
  readonly fetch: typeof fetch;
  readonly waits: BackoffRange;
  /** Limit for the beginning of an answer. */
  readonly begin: number;
  /** After so long a silence the connection is dead: the server sends signs of life more often. */
  readonly silence: number;
  /** A connection that lasted so long was good: the next try comes soon. */
  readonly good: number;
}

const BROWSER_ENVIRONMENT: StreamEnvironment = {
  fetch: (...request) => fetch(...request),
  waits: { first: 500, longest: 30_000 },
  begin: 10_000,
  silence: 40_000,
  good: 5000,
};

/** A connection for news from the server. It opens again after every break, until it is closed. */
export class EventStream {
  readonly #reading: StreamReader;
  readonly #world: StreamEnvironment;
  #link: ConnectionState = { isOpen: false, since: Date.now() };
  #abort = new AbortController();
  /** Ends the wait before the next try. */
  #hurry = () => {};
  #isClosed = false;
  /** It was reopened because the subscriptions changed, not because it broke. */
  #isAnew = false;
  /** The network may be back: earlier failures no longer count. */
  #isHurried = false;
  /** Milliseconds that the server wants between a break and the next try; it tells each client another number. */
  #retry: number | undefined;
  /** Earliest time for the next try, by `performance.now`, as the server has demanded. */
  #notBefore = 0;

  constructor(reading: StreamReader, world: StreamEnvironment = BROWSER_ENVIRONMENT) {
    this.#reading = reading;
    this.#world = world;
    void this.#run();
  }

  /** Opens the stream again, because the subscriptions have changed. */
  reopen(): void {
    this.#isAnew = true;
    this.#abort.abort();
    this.#hurry();
  }

  /** The network may be back: tries at once if the connection is lost, unless the server has demanded a wait. */
  tryNow(): void {
    this.#isHurried = true;
    this.#hurry();
  }

  /** The network may be gone: opens the connection again, even if it seems to work. */
  recheck(): void {
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
        // Without subscriptions the connection does not count as lost.
        if (!this.#link.isOpen) this.#linked(false);
      } else {
        const held = await this.#read(address);
        const isRefused = this.#notBefore > performance.now();
        if (this.#isClosed || (this.#isAnew && !isRefused)) continue;
        this.#tell(false);
        const isGood = held !== undefined && held >= this.#world.good;
        if (isGood) failed = 0;
        this.#isHurried = false;
        await this.#wait(this.#pauseAfter(isGood, failed));
        this.#retry = undefined;
        failed = this.#isHurried ? 0 : failed + 1;
        await this.#obey();
      }
    }
  }

  /**
   * Returns the milliseconds before the next try. After a good connection only the server's number counts; after a
   * bad one the longer of both waits, because every failure brings a new number.
   */
  #pauseAfter(isGood: boolean, failed: number): number {
    const own = backoff(failed, this.#world.waits);
    if (this.#retry === undefined) return own;
    return isGood ? this.#retry : Math.max(this.#retry, own);
  }

  /** Waits as long as the server has demanded, even after `tryNow`. */
  async #obey(): Promise<void> {
    for (let left = this.#notBefore - performance.now(); left > 0 && !this.#isClosed; ) {
      await this.#wait(left);
      left = this.#notBefore - performance.now();
    }
  }

  /**
   * Reads until the connection breaks or is not needed any more. Returns the milliseconds for which it lasted;
   * undefined: it never opened.
   */
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
      if (!response.ok || !response.body) {
        this.#notBefore = performance.now() + addJitter(retryAfter(response.headers) ?? 0);
        return undefined;
      }
      began = Date.now();
      this.#tell(true);
      const alive = () => {
        clearTimeout(dead);
        dead = setTimeout(() => abort.abort(), this.#world.silence);
      };
      alive();
      for await (const { name, data, retry } of readEvents(response.body)) {
        if (abort.signal.aborted) break;
        alive();
        if (retry !== undefined) this.#retry = Math.min(retry, this.#world.waits.longest);
        if (name !== undefined) this.#reading.event(name, JSON.parse(data));
      }
    } catch {
      // The connection broke; the next try follows.
    } finally {
      clearTimeout(dead);
      abort.abort();
    }
    return began === undefined ? undefined : Date.now() - began;
  }

  /** Waits for so long; undefined: until `tryNow`, `reopen` or `close`. */
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

/** An event of a stream; without `name`, only a sign of life. */
interface StreamEvent {
  readonly name: string | undefined;
  readonly data: string;
  /** Milliseconds to wait before the next try, once the connection breaks. */
  readonly retry?: number;
}

/**
 * Reads server-sent events as they come: the name and data of each, the wait before the next try, and comments as
 * signs of life.
 */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const parts = (rest + decoder.decode(read.value, { stream: true })).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) yield parseEvent(part);
      // A long event is a sign of life before its end has come.
      if (parts.length === 0) yield { name: undefined, data: '' };
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function parseEvent(text: string): StreamEvent {
  let name: string | undefined;
  let retry: number | undefined;
  const data: string[] = [];
  for (const line of text.split('\n')) {
    const [, member, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (member === 'event') name = value;
    else if (member === 'data') data.push(value);
    else if (member === 'retry' && /^\d+$/.test(value)) retry = Number(value);
  }
  return { name, data: data.join('\n'), ...(retry !== undefined && { retry }) };
}
