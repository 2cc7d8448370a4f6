import type { ServerResponse } from 'node:http';

/** Format of a stream: for browsers, or lines of JSON for programs. */
export type StreamFormat = 'sse' | 'ndjson';

/** Bytes that may wait for a slow reader besides the longest message so far; past that it is cut off, and comes again with its cursor. */
const MAX_BACKLOG_BYTES = 256 * 1024;

const CONTENT_TYPES = { sse: 'text/event-stream', ndjson: 'application/x-ndjson' } as const;

/** One reader's open answer. */
export class StreamWriter {
  readonly #response: ServerResponse;
  readonly #format: StreamFormat;
  /** Longest message so far: a reader of a whole log is not too slow before it could be read. */
  #longest = 0;

  constructor(
    response: ServerResponse,
    format: StreamFormat,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.#response = response;
    this.#format = format;
    // The answer is as long as the connection lives: without chunks each event is one write of one piece.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, {
      ...headers,
      'Content-Type': `${CONTENT_TYPES[format]}; charset=utf-8`,
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      Connection: 'close',
    });
    response.flushHeaders();
    response.socket?.setNoDelay(true);
    response.socket?.setTimeout(0);
  }

  /** Sends an event; `data` is JSON. `id`: where to go on after it. A reader who is too slow is cut off. */
  send(event: string, data: string, id?: string): void {
    const idMember = id === undefined ? '' : `"id":${JSON.stringify(id)},`;
    this.#write(
      this.#format === 'sse'
        ? `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`
        : `{"event":"${event}",${idMember}"data":${data}}\n`,
    );
  }

  /** Says that the line is open. */
  ping(): void {
    this.#write(this.#format === 'sse' ? ': \n\n' : '\n');
  }

  /** Asks a browser to come again after so many milliseconds once the stream breaks; lines of JSON have no word for it. */
  retryAfter(milliseconds: number): void {
    if (this.#format === 'sse') this.#write(`retry: ${Math.round(milliseconds)}\n\n`);
  }

  end(): void {
    this.#response.end();
  }

  onClose(listener: () => void): void {
    // Somebody may be gone before they were answered.
    if (this.#response.destroyed) listener();
    else this.#response.on('close', listener);
  }

  #write(text: string): void {
    if (this.#response.destroyed) return;
    if (this.#response.writableLength > MAX_BACKLOG_BYTES + this.#longest) {
      this.#response.destroy();
      return;
    }
    this.#longest = Math.max(this.#longest, text.length);
    this.#response.write(text);
  }
}
