import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startProgram, whyNoProgram } from './program.ts';

/** Descriptors that the server may have. */
const DESCRIPTORS = 320;
const HOLDERS = 1_000;
/** Milliseconds within which a legitimate client is served: less than a try that gets no answer takes. */
const PATIENCE = 4_500;

/** Bytes that never become a whole request. */
const HELD = [
  '',
  'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":',
];

/** A client that never hangs up, not even when the server does; it comes from another address of this machine each time. */
function hold(port: number, n: number): Socket {
  const localAddress = n % 2 === 0 ? '127.0.0.1' : `127.0.${1 + (n % 200)}.${1 + (n % 250)}`;
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
  socket.on('error', () => {});
  socket.write(HELD[n % HELD.length]!);
  return socket;
}

/** Milliseconds until a legitimate client is served: it tries again where its connection was turned away. */
async function served(url: string): Promise<number> {
  const since = performance.now();
  for (;;) {
    const status = await fetch(url, { headers: { connection: 'close' }, signal: AbortSignal.timeout(5_000) })
      .then(({ status }) => status)
      .catch(() => 0);
    const took = performance.now() - since;
    if (status === 200 || took > 10_000) return took;
    await sleep(20);
  }
}

describe.skipIf(whyNoProgram !== undefined || process.platform !== 'linux')('few descriptors', () => {
  test(`${HOLDERS} clients that send half a request and never hang up keep nobody from a server with ${DESCRIPTORS} descriptors`, async () => {
    const data = mkdtempSync(path.join(tmpdir(), 'bastide-descriptors-'));
    const program = startProgram(
      ['serve', '--port', '0', '--data', data, '--log', 'info'],
      {},
      `ulimit -n ${DESCRIPTORS}; exec "$@"`,
    );
    const holders: Socket[] = [];
    try {
      const [url = ''] = await program.hears(/"url":"(http:[^"]+)"/);
      const port = Number(new URL(url).port);
      const open = () => readdirSync(`/proc/${program.pid}/fd`).length;
      const before = open();
      const waits: number[] = [];
      const askBoth = async () => {
        for (const target of ['', 'api/tables'])
          waits.push(await served(`${url.replace(/\/?$/, '/')}${target}`));
      };
      await askBoth();
      for (let n = 0; n < HOLDERS; n++) {
        holders.push(hold(port, n));
        if (n % 100 === 99) await askBoth();
      }
      const most = open();
      // Past every time limit for heads, and those who are cut off come again.
      const until = performance.now() + 14_000;
      for (let n = HOLDERS; performance.now() < until; n++) {
        const closed = holders.findIndex(({ destroyed, readableEnded }) => destroyed || readableEnded);
        if (closed >= 0) holders.splice(closed, 1, hold(port, n));
        if (n % 20 === 0) await askBoth();
        else await sleep(10);
      }
      expect(Math.max(...waits)).toBeLessThan(PATIENCE);
      expect(waits.length).toBeGreaterThan(50);
      expect(most).toBeLessThanOrEqual(DESCRIPTORS);
      for (const holder of holders) holder.destroy();
      await expect.poll(open, { timeout: 15_000 }).toBeLessThan(before + 10);
      console.info(
        `legitimate requests: ${waits.length}, the slowest ${Math.round(Math.max(...waits))} ms; descriptors at most ${most}`,
      );
    } finally {
      for (const holder of holders) holder.destroy();
      await program.end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    }
  });
});
