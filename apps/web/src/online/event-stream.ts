import { addJitter, type BackoffRange, backoff, retryAfter } from './backoff.ts';
import type { ConnectionState } from './connection.ts';

/** Who reads a stream. */
export interface StreamReader {
  /** Where it is read now, with what is known already; undefined: nothing is wished for. */
  address(): string | undefined;
  event(name: string, data: unknown): void;
  link(link: ConnectionState): void;
}

/** What a stream needs of the world, and its patience in milliseconds. */
export interface StreamEnvironment {
  readonly fetch: typeof fetch;
  readonly waits: BackoffRange;
  /** An answer has to begin within this time. */
  readonly begin: number;
  /** Nothing was heard for so long, though the server gives signs of life: the line is dead. */
  readonly silence: number;
  /** One that held so long was good: the next try comes soon. */
  readonly good: number;
}

const BROWSER_ENVIRONMENT: StreamEnvironment = {
  fetch: (...request) => fetch(...request),
  waits: { first: 500, longest: 30_000 },
  begin: 10_000,
  silence: 40_000,
  good: 5000,
};

/** One line of news from the server, opened again whenever it breaks, for as long as somebody reads. */
export class EventStream {
  readonly #reading: StreamReader;
  readonly #world: StreamEnvironment;
  #link: ConnectionState = { isOpen: false, since: Date.now() };
  #abort = new AbortController();
  /** Ends the wait before the next try. */
  #hurry = () => {};
  #isClosed = false;
  /** Opened anew because something else is wished for, not because it broke. */
  #isAnew = false;
  /** There may be a network again: failures before count no more. */
  #isHurried = false;
  /** Milliseconds until the next try once the line breaks, by the server's word: to each reader it says another. */
  #retry: number | undefined;
  /** No try comes before, by `performance.now`: the server has said so. */
  #notBefore = 0;

  constructor(reading: StreamReader, world: StreamEnvironment = BROWSER_ENVIRONMENT) {
    this.#reading = reading;
    this.#world = world;
    void this.#run();
  }

  /** Something else is wished for now. */
  reopen(): void {
    this.#isAnew = true;
    this.#abort.abort();
    this.#hurry();
  }

  /** There may be a network again: tries at once where the line is lost, unless the server has asked to wait. */
  tryNow(): void {
    this.#isHurried = true;
    this.#hurry();
  }

  /** The network is said to be gone: a line that seems open is tried anew. */
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
        // A line that nobody wished for was not lost.
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

  /** Milliseconds before the next try. The server's word alone counts after a good line: a bad one brings a new word each time. */
  #pauseAfter(isGood: boolean, failed: number): number {
    const own = backoff(failed, this.#world.waits);
    if (this.#retry === undefined) return own;
    return isGood ? this.#retry : Math.max(this.#retry, own);
  }

  /** Waits as long as the server has said, whoever hurries. */
  async #obey(): Promise<void> {
    for (let left = this.#notBefore - performance.now(); left > 0 && !this.#isClosed; ) {
      await this.#wait(left);
      left = this.#notBefore - performance.now();
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

/** An event of a stream; undefined `name`: only a sign of life. */
interface StreamEvent {
  readonly name: string | undefined;
  readonly data: string;
  /** Milliseconds after which the stream is to be opened again once it breaks. */
  readonly retry?: number;
}

/** Reads server-sent events as they come; of each its name and its data, when to come again, and comments as signs of life. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const parts = (rest + decoder.decode(read.value, { stream: true })).split('\n\n');
      rest = parts.pop()!;
      for (const part of parts) yield parseEvent(part);
      // A long event is a sign of life before all of it has come.
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
    const [, member, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (member === 'event') name = value!;
    else if (member === 'data') data.push(value!);
    else if (member === 'retry' && /^\d+$/.test(value!)) retry = Number(value);
  }
  return { name, data: data.join('\n'), ...(retry !== undefined && { retry }) };
}
