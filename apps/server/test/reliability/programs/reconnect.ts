import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundleProgram } from '../../../../../scripts/bundle.mjs';
import { at } from '../../../../../scripts/run-tool.mjs';
import { type ServedProcess, startServed } from '../child.ts';
import type { LoadTable } from '../load-table.ts';
import { openTables } from '../load-tables.ts';
import { RawHttpClient } from '../raw-http-client.ts';

/** Milliseconds from the kill until all streams are back, on a quiet machine. */
const GOAL = 3_000;
/** As `docs/operating.md` starts a server on two processors. */
const ADVISED = ['--v8-pool-size=1'];
/** Waits of a page whose line broke: the first, and the longest, in milliseconds (`apps/web/src/online/event-stream.ts`). */
const WAITS = { first: 500, longest: 30_000 };
const ROUNDS = 5;

/** `reconnect [streams] [tables]`: a server is killed while many read, and started again; when the first and the last are back. */
export default async function main(args: readonly string[]): Promise<boolean> {
  const [streams = 3_000, tables = 300] = args.map(Number);
  const data = mkdtempSync(path.join(tmpdir(), 'bastide-reconnect-'));
  const program = await bundleProgram(at('apps/server/test/reliability/served.ts'));
  let served = await startServed(program, [data], ADVISED);
  const { port } = served;
  const client = new RawHttpClient(port);
  const all = await openTables(client, tables, 'carcassonne');
  client.close();
  const readers = Array.from({ length: streams }, (_, n) => new StreamReader(port, all[n % tables]!, n));
  try {
    await untilAll(readers);
    const worst: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      // The line has to have held for a while, as it does where people play.
      await sleep(5_000);
      const since = performance.now();
      for (const reader of readers) reader.backAt = undefined;
      const gone = once(served.child, 'exit');
      served.child.kill('SIGKILL');
      await gone;
      served = await again(program, data, port);
      const up = performance.now() - since;
      await untilAll(readers);
      const times = readers.map(({ backAt }) => backAt! - since).sort((a, b) => a - b);
      const refused = readers.reduce((sum, reader) => sum + reader.takeRefused(), 0);
      const share = (of: number) =>
        Math.round(times[Math.min(times.length - 1, Math.floor(times.length * of))]!);
      worst.push(times.at(-1)!);
      console.log(
        `${round}: server up after ${Math.round(up)} ms; streams back: first ${share(0)} ms, half ${share(0.5)}, p99 ${share(0.99)}, all ${share(1)}; 503: ${refused}`,
      );
    }
    const median = worst.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
    console.log(`all ${streams} streams back after ${Math.round(median)} ms (median of ${ROUNDS})`);
    return median < GOAL;
  } finally {
    for (const reader of readers) reader.close();
    await served.end();
    rmSync(data, { recursive: true, force: true });
  }
}

const again = (program: string, data: string, port: number): Promise<ServedProcess> =>
  startServed(program, [data, '', '', String(port)], ADVISED);

async function untilAll(readers: readonly StreamReader[]): Promise<void> {
  while (readers.some(({ backAt }) => backAt === undefined)) await sleep(10);
}

/** Reads a stream as a page does: opened again whenever it breaks, when the server says or after growing waits. */
class StreamReader {
  /** When it was last opened, in milliseconds; undefined: it is not open yet. */
  backAt: number | undefined;
  readonly #request: string;
  readonly #port: number;
  #retry: number | undefined;
  #failed = 0;
  #refused = 0;
  #isClosed = false;
  #end = () => {};

  constructor(port: number, table: LoadTable, n: number) {
    this.#port = port;
    const cookie = table.cookies[n] ?? '';
    this.#request = `GET /api/tables/${table.id}/stream HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n${cookie}\r\n`;
    this.#open();
  }

  /** Counts how often it was told to come again later, since it was last asked. */
  takeRefused(): number {
    const refused = this.#refused;
    this.#refused = 0;
    return refused;
  }

  close(): void {
    this.#isClosed = true;
    this.#end();
  }

  #open(): void {
    if (this.#isClosed) return;
    let head = '';
    let isOpen = false;
    let wait: number | undefined;
    const socket = connect(this.#port, '127.0.0.1');
    this.#end = () => socket.destroy();
    socket.on('error', () => {});
    socket.on('connect', () => socket.write(this.#request));
    socket.on('data', (piece: Buffer) => {
      const text = piece.toString('latin1');
      const [, retry] = /^retry: (\d+)$/m.exec(text) ?? [];
      if (retry !== undefined) this.#retry = Number(retry);
      if (isOpen) return;
      head += text;
      if (!head.includes('\r\n\r\n')) return;
      if (head.startsWith('HTTP/1.1 200')) {
        isOpen = true;
        this.#failed = 0;
        this.backAt = performance.now();
      } else {
        this.#refused++;
        wait = 1000 * Number(/retry-after: (\d+)/i.exec(head)?.[1] ?? 1) * (1 + Math.random() / 2);
        socket.destroy();
      }
    });
    socket.on('close', () => {
      if (this.#isClosed) return;
      const growing = Math.min(WAITS.longest, WAITS.first * 2 ** this.#failed++) * (0.5 + Math.random() / 2);
      setTimeout(() => this.#open(), wait ?? this.#retry ?? growing);
      this.#retry = undefined;
    });
  }
}
