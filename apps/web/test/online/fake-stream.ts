import type { StreamEnvironment } from '../../src/online/event-stream.ts';

/** An open stream. */
export interface Opened {
  readonly address: string;
  readonly isClosed: boolean;
  send(name: string, data: unknown): void;
  /** Sends text in any pieces. */
  write(text: string): void;
  /** Cuts the connection. */
  cut(): void;
}

/** The server's side of all streams, and of the network between. */
export class FakeStreams {
  /** Streams in the order of their opening. */
  readonly all: Opened[] = [];
  /** Times of all tries, including failed ones, in milliseconds since 1970. */
  readonly tries: number[] = [];
  isDown = false;
  /** Answer of an overloaded server instead of a stream. */
  refusal: (() => Response) | undefined;

  get open(): readonly Opened[] {
    return this.all.filter(({ isClosed }) => !isClosed);
  }

  world(part: Partial<StreamEnvironment> = {}): StreamEnvironment {
    return {
      fetch: async (url, init) => this.#fetch(String(url), init!.signal!),
      waits: { first: 20, longest: 100 },
      begin: 1000,
      silence: 10_000,
      good: 0,
      ...part,
    };
  }

  #fetch(address: string, signal: AbortSignal): Response {
    this.tries.push(Date.now());
    if (this.isDown) throw new TypeError('network');
    if (this.refusal) return this.refusal();
    const encoder = new TextEncoder();
    let isClosed = false;
    const body = new ReadableStream<Uint8Array>({
      start: (to) => {
        const cut = () => {
          if (!isClosed) to.error(new TypeError('network'));
          isClosed = true;
        };
        signal.addEventListener('abort', cut);
        const write = (text: string) => {
          if (!isClosed) to.enqueue(encoder.encode(text));
        };
        this.all.push({
          address,
          get isClosed() {
            return isClosed;
          },
          write,
          send: (name, data) => write(`event: ${name}\nid: x\ndata: ${JSON.stringify(data)}\n\n`),
          cut,
        });
      },
    });
    return new Response(body);
  }
}
