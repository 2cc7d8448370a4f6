import { connect, type Socket } from 'node:net';

/** HTTP on bare sockets: whoever makes load beside the server that is measured has to be lean. */

interface QueuedRequest {
  readonly text: string;
  readonly resolve: (answer: RawResponse) => void;
  readonly reject: (error: Error) => void;
}
export interface RawResponse {
  readonly status: number;
  readonly cookie: string | undefined;
  readonly body: string;
}

/** Some connections, each with one request at a time; they are kept, or closed after one request as by a proxy that keeps none. */
export class RawHttpClient {
  readonly #port: number;
  readonly #queue: QueuedRequest[] = [];
  readonly #idle: Socket[] = [];
  readonly #all = new Set<Socket>();
  readonly #atMost: number;
  readonly #isKept: boolean;

  constructor(port: number, atMost = 32, isKept = true) {
    this.#port = port;
    this.#atMost = atMost;
    this.#isKept = isKept;
  }

  request(method: string, path: string, body?: unknown, headers = ''): Promise<RawResponse> {
    const json = body === undefined ? '' : JSON.stringify(body);
    const type = json === '' ? '' : `content-type: application/json\r\n`;
    const line = this.#isKept ? '' : 'connection: close\r\n';
    const text = `${method} /api${path} HTTP/1.1\r\nhost: x\r\n${line}${type}content-length: ${Buffer.byteLength(json)}\r\n${headers}\r\n${json}`;
    return new Promise((resolve, reject) => {
      this.#queue.push({ text, resolve, reject });
      this.#next();
    });
  }

  close(): void {
    for (const socket of this.#all) socket.destroy();
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const reused = this.#idle.pop();
    const socket = reused ?? (this.#all.size < this.#atMost ? this.#connect() : undefined);
    if (!socket) return;
    const queued = this.#queue.shift()!;
    const { text, resolve, reject } = queued;
    let received = '';
    const done = () => {
      socket.removeListener('data', onData);
      socket.removeListener('close', fail);
    };
    const fail = () => {
      done();
      // A server may close a kept connection just when it is used again: then nothing was asked.
      if (reused && received === '') {
        this.#queue.unshift(queued);
        this.#next();
      } else reject(new Error('the line was cut'));
    };
    const onData = (piece: Buffer) => {
      received += piece.toString('utf8');
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
      const answer = received.slice(end + 4);
      if (Buffer.byteLength(answer) < length) return;
      done();
      if (this.#isKept) this.#idle.push(socket);
      else {
        this.#all.delete(socket);
        socket.destroy();
      }
      resolve({
        status: Number(received.slice(9, 12)),
        cookie: /set-cookie: ([^;]+)/i.exec(received.slice(0, end))?.[1],
        body: answer,
      });
      this.#next();
    };
    socket.on('data', onData);
    socket.once('close', fail);
    socket.write(text);
  }

  #connect(): Socket {
    const socket = connect(this.#port, '127.0.0.1').setNoDelay(true);
    socket.on('error', () => {});
    socket.once('close', () => {
      this.#all.delete(socket);
      const at = this.#idle.indexOf(socket);
      if (at >= 0) this.#idle.splice(at, 1);
    });
    this.#all.add(socket);
    return socket;
  }
}

/** Opens a stream and hears each of its events. */
export function openRawStream(
  port: number,
  path: string,
  headers: string,
  onEvent: (event: string) => void,
): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  let rest: Buffer | undefined;
  let isOpen = false;
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`${path} was cut`)));
    socket.on('data', (piece: Buffer) => {
      let all = rest ? Buffer.concat([rest, piece]) : piece;
      if (!isOpen) {
        const end = all.indexOf('\r\n\r\n');
        if (end < 0) {
          rest = all;
          return;
        }
        isOpen = true;
        all = all.subarray(end + 4);
        resolve(socket);
      }
      // An event ends with an empty line.
      for (;;) {
        const end = all.indexOf('\n\n');
        if (end < 0) break;
        onEvent(all.toString('utf8', 0, end + 2));
        all = all.subarray(end + 2);
      }
      rest = all.length > 0 ? all : undefined;
    });
    socket.write(`GET /api${path} HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n${headers}\r\n`);
  });
}
