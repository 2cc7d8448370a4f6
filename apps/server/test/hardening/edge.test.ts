import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { exchange } from '../reliability/edge/exchange.ts';
import { fuzzServed } from '../reliability/edge/open.ts';
import { KINDS, makePacket, type Packet } from '../reliability/edge/packets.ts';

/** Without a proxy, and behind one. */
const SEEDS = [1, 2];
const REQUESTS = 1_500;

test('all sorts of bytes end, change and block nothing (npm run reliability -- edge makes 100,000 connections)', async () => {
  const statuses: Record<string, number> = {};
  const missing = new Map<string, number>();
  for (const seed of SEEDS) {
    const fuzzed = await fuzzServed({ requests: REQUESTS, seed, canaryWithin: 10_000 });
    expect(fuzzed.faults).toEqual([]);
    expect(fuzzed.sent).toBe(REQUESTS);
    expect(fuzzed.canaries).toBeGreaterThan(5);
    expect(Object.keys(fuzzed.counts).sort()).toEqual([...KINDS].sort());
    for (const counts of Object.values(fuzzed.counts))
      for (const [status, count] of Object.entries(counts))
        statuses[status] = (statuses[status] ?? 0) + count;
    expect(fuzzed.operations.length).toBeGreaterThan(60);
    for (const operation of fuzzed.operations.filter((one) => !fuzzed.routes.has(one)))
      missing.set(operation, (missing.get(operation) ?? 0) + 1);
  }
  // Every route is reached with one of the seeds, and requests come far enough to be refused for many reasons.
  expect([...missing].filter(([, times]) => times === SEEDS.length)).toEqual([]);
  for (const status of [200, 400, 401, 403, 404, 405, 413, 415, 421, 422])
    expect(statuses[status] ?? 0, `${status}`).toBeGreaterThan(5);
}, 300_000);

describe('the fuzzer', () => {
  test('makes the same packet again from its seed and number', () => {
    const world = {
      ...{ port: 1, cookies: ['Cookie: bastide=a.b'], bearer: 'Authorization: Bearer c', people: ['p'] },
      ...{ routes: [{ method: 'GET', path: '/api/me', queries: [] }, ROUTE], tables: ['t', 'u'] },
      due: { cookie: 'Cookie: bastide=a.b', seat: 0, decision: '0.1', seen: 4 },
    };
    const all = (seed: number) =>
      Array.from({ length: 300 }, (_, number) => makePacket(world, seed, number)).map(({ pieces, ...more }) =>
        JSON.stringify([more, pieces.map((piece) => piece.toString('latin1'))]),
      );
    const packets = all(7);
    expect(all(7)).toEqual(packets);
    expect(all(8)).not.toEqual(packets);
    for (const kind of KINDS)
      expect(
        packets.some((packet) => packet.includes(`"${kind}"`)),
        kind,
      ).toBe(true);
  });

  test.each<[string, string, string | undefined]>([
    ['a proper answer', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok', undefined],
    [
      'a chunked answer',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n',
      undefined,
    ],
    ['one that ends with its connection', 'HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nok', undefined],
    [
      'an interim answer before it',
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n',
      undefined,
    ],
    ['nothing at all', '', 'closed without an answer'],
    ['an answer of 503', 'HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n', undefined],
    ['a mistake of the server', 'HTTP/1.1 500 Oh\r\nContent-Length: 0\r\n\r\n', '500'],
    ['no HTTP', 'hello', 'no answer begins'],
    ['no status', 'HTTP/1.1 OK\r\n\r\n', 'no status line'],
    ['a header without a name', 'HTTP/1.1 200 OK\r\n: x\r\n\r\n', 'no header'],
    ['a header with a zero', 'HTTP/1.1 200 OK\r\nX: \0\r\n\r\n', 'no header'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nok', 'two headers'],
    [
      'a length and chunks',
      'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      'a length and',
    ],
    ['a length that is none', 'HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n', 'the length'],
    ['a chunk that is none', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nok\r\n', 'no chunk'],
    ['a short body', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nok', 'cut off'],
    ['half a head', 'HTTP/1.1 200 OK\r\nContent-', 'cut off'],
    ['more than the answer', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nok', 'no answer begins'],
    ['an answer inside another', 'HTTP/1.1 200 OK\r\n\r\nHTTP/1.1 400 No\r\n\r\n', 'an answer inside'],
    ['the inside', 'HTTP/1.1 400 No\r\nContent-Length: 17\r\n\r\nat x (server.ts:1', 'shows the inside'],
    [
      'another status in the problem',
      problemOf(404, '{"type":"/x","title":"x","status":400,"detail":"x","code":"x"}'),
      'calls itself',
    ],
    ['a problem that is none', problemOf(400, '{}'), 'is no problem'],
    [
      'a redirect elsewhere',
      'HTTP/1.1 302 Found\r\nLocation: //evil.example\r\nContent-Length: 0\r\n\r\n',
      'a redirect',
    ],
    [
      'a header of the request',
      'HTTP/1.1 200 OK\r\nX-Injected: 1\r\nContent-Length: 0\r\n\r\n',
      'a header of the request',
    ],
  ])('judges %s', async (_, bytes, fault) => {
    const server = createServer((socket) => socket.once('data', () => socket.end(bytes, 'latin1')));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const found = await exchange((server.address() as AddressInfo).port, WHOLE);
    server.close();
    if (fault === undefined) expect(found.fault).toBeUndefined();
    else expect(found.fault).toContain(fault);
  });
});

const ROUTE = {
  ...{ method: 'POST', path: '/api/me', queries: [] },
  body: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
};

const WHOLE: Packet = {
  ...{ number: 1, kind: 'route', answers: 1, isWhole: true, ending: 'wait' },
  pieces: [Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
};

function problemOf(status: number, body: string): string {
  const head = `HTTP/1.1 ${status} No\r\nContent-Type: application/problem+json\r\nContent-Length: ${body.length}`;
  return `${head}\r\n\r\n${body}`;
}
