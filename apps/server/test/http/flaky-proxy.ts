import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of a server that answers 503, loses answers and cuts streams, each now and then. */
export interface FlakyProxy {
  readonly url: string;
  /** Counts of each fault; `early`: requests that came before the time a 429 or 503 had named was over. */
  readonly counts: Record<'busy' | 'lost' | 'cut' | 'tooMany' | 'repeated' | 'early', number>;
  close(): Promise<void>;
}

/** Every so manieth request is refused, or has its answer lost; streams live so long, in milliseconds. */
interface FlakyProxyOptions {
  readonly busyEvery: number;
  readonly loseEvery: number;
  readonly streamsLast: number;
}

export async function openFlakyProxy(
  to: string,
  { busyEvery, loseEvery, streamsLast }: FlakyProxyOptions,
): Promise<FlakyProxy> {
  const counts = { busy: 0, lost: 0, cut: 0, tooMany: 0, repeated: 0, early: 0 };
  /** By caller and kind of request: until when it has been asked to wait. */
  const waits = new Map<string, number>();
  const keys = new Set<string>();
  let asked = 0;

  const kindOf = ({ headers, method, url = '' }: IncomingMessage) =>
    `${headers.authorization} ${method} ${url.replace(/\?.*/, '')}`;

  function wait(incoming: IncomingMessage, seconds: string | undefined): void {
    if (seconds !== undefined) waits.set(kindOf(incoming), performance.now() + Number(seconds) * 1000);
  }

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    asked++;
    const kind = kindOf(incoming);
    // Timers of two processes may differ by some milliseconds.
    if (performance.now() < (waits.get(kind) ?? 0) - 20) counts.early++;
    const key = incoming.headers['idempotency-key'];
    if (typeof key === 'string' && keys.has(key)) counts.repeated++;
    if (typeof key === 'string') keys.add(key);
    if (asked % busyEvery === 0) {
      counts.busy++;
      const seconds = counts.busy % 2 === 0 ? '1' : undefined;
      wait(incoming, seconds);
      incoming.resume();
      outgoing.writeHead(503, { ...(seconds && { 'retry-after': seconds }) }).end('no JSON');
      return;
    }
    const isLost = asked % loseEvery === 0;
    const { hostname, port } = new URL(to);
    const { host: _, ...headers } = incoming.headers;
    const passed = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers },
      (response) => {
        if (response.statusCode === 429 && !isLost) {
          counts.tooMany++;
          wait(incoming, response.headers['retry-after']);
        }
        if (isLost) {
          // The server has done it, and nobody hears of it.
          counts.lost++;
          response.resume().once('end', () => outgoing.destroy());
          if (kind.includes('/stream')) outgoing.destroy();
          return;
        }
        outgoing.writeHead(response.statusCode!, response.headers);
        response.pipe(outgoing);
        if (!kind.includes('/stream') || response.statusCode !== 200) return;
        const timer = setTimeout(() => {
          counts.cut++;
          outgoing.destroy();
        }, streamsLast);
        outgoing.once('close', () => clearTimeout(timer));
      },
    );
    outgoing.once('close', () => passed.destroy());
    passed.once('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
