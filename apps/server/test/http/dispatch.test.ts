import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ProblemDetails } from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LoadGate } from '../../src/http/load-gate.ts';
import { openHttp } from '../../src/http/open-http.ts';
import { DEFAULT_SETTINGS } from '../../src/http/settings.ts';
import { pageFiles } from '../../src/page/page-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bastide-dispatch-'));
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Table</title>');
const files = pageFiles(folder);
const lines: string[] = [];
const failed: string[] = [];
let isFull = false;
let shed = 0;
class Gate extends LoadGate {
  override admit(...of: Parameters<LoadGate['admit']>): boolean {
    return !isFull && super.admit(...of);
  }
}
const app = openHttp(
  { ...DEFAULT_SETTINGS, log: 'info', hosts: ['play.example', 'гра.укр'] },
  {
    logTo: { write: (line) => void lines.push(line) },
    page: (request, response) => {
      if (request.url?.startsWith('/broken')) throw new Error('inside');
      if (request.url?.startsWith('/half')) {
        response.writeHead(200);
        response.write('half');
        throw new Error('inside');
      }
      return files(request, response);
    },
    onError: (handler) => void failed.push(handler),
    onRequestShed: () => {
      shed++;
    },
    gate: new Gate(),
  },
);
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything that comes back for these bytes until the server closes the connection. */
const sent = (bytes: string) =>
  new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(bytes),
    );
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
const ask = (start: string, headers = 'Host: x\r\nConnection: close\r\n') =>
  sent(`${start}\r\n${headers}\r\n`);
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const problemIn = (answer: string) => ProblemDetails.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''));

describe('targets that are no paths', () => {
  const visit = 'Host: x\r\nAccept: text/html\r\n';
  test.each(['*', '*x', '*?a', '?a', 'http://x/', 'http://evil.example/api/me', 'x:80', 'index.html', '#a'])(
    'GET %s is answered with 400, and the connection closed',
    async (target) => {
      const answer = await ask(`GET ${target} HTTP/1.1`, visit);
      expect(statusOf(answer)).toBe(400);
      expect(answer).toContain('Connection: close');
    },
  );

  test.each(['OPTIONS * HTTP/1.1', 'HEAD *x HTTP/1.1', 'CONNECT x:80 HTTP/1.1', 'CONNECT /a HTTP/1.1'])(
    '%s is answered with 400',
    async (start) => {
      expect(statusOf(await ask(start, visit))).toBe(400);
    },
  );

  test('nothing has failed by them, and the page is still there', async () => {
    expect(failed).toEqual([]);
    expect(statusOf(await ask('GET / HTTP/1.1'))).toBe(200);
  });
});

describe('an error that leaves a handler', () => {
  test('is answered with 500, noted without the target, counted, and the server goes on', async () => {
    const answer = await ask('GET /broken?secret=7 HTTP/1.1', 'Host: x\r\nAccept-Language: de\r\n');
    expect(statusOf(answer)).toBe(500);
    expect(problemIn(answer)).toMatchObject({ code: 'internal', title: 'Internal error' });
    expect(answer).toContain('nosniff');
    expect(failed).toEqual(['page']);
    expect(lines.join('')).toContain('a handler failed');
    expect(lines.join('')).not.toContain('secret');
    expect(statusOf(await ask('GET / HTTP/1.1'))).toBe(200);
  });

  test('ends an answer that has begun, so that nobody takes it for whole', async () => {
    const answer = await ask('GET /half HTTP/1.1');
    expect(answer).not.toContain('0\r\n\r\n');
    expect(statusOf(await ask('GET / HTTP/1.1'))).toBe(200);
  });
});

describe('too much to do', () => {
  test('requests are turned away with 503 and told when to come again; health and figures are not', async () => {
    isFull = true;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        ask(
          n % 2 === 0 ? 'GET /api/me HTTP/1.1' : 'POST /api/me HTTP/1.1',
          'Host: x\r\nConnection: close\r\nContent-Length: 0\r\nAccept-Language: uk\r\n',
        ),
      ),
    );
    const others = await Promise.all(['/healthz', '/metrics'].map((one) => ask(`GET ${one} HTTP/1.1`)));
    isFull = false;
    expect(answers.map(statusOf)).toEqual(answers.map(() => 503));
    expect(problemIn(answers[0]!)).toMatchObject({ code: 'overloaded', status: 503 });
    const waits = new Set(answers.map((answer) => Number(/\r\nRetry-After: (\d+)\r\n/.exec(answer)?.[1])));
    expect([...waits].sort()).toEqual([1, 2, 3]); // so that they do not come back at once
    expect(others.map(statusOf)).toEqual([404, 404]); // there are no such routes here
    expect(shed).toBe(40);
  });

  test('the connection is kept, with a body that nobody reads', async () => {
    isFull = true;
    const body = 'x'.repeat(5_000);
    const one = `POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const both = await sent(`${one}GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    isFull = false;
    expect(both.match(/HTTP\/1\.1 503/g)).toHaveLength(2);
  });
});

describe('names of the server', () => {
  test.each([
    'play.example',
    'PLAY.example:8080',
    'localhost:1',
    '127.0.0.1',
    '[::1]:80',
    '192.168.1.7',
    'table',
    'anna.local',
    'pc.fritz.box',
    'fritz.box',
    'pc.speedport.ip:8080',
    'bastide.games.svc',
    'bastide.games.svc.cluster.local:8080',
    'node-1:8080',
    'play.example.',
    'xn--80af3b.xn--j1amh',
  ])('%s is its own, or cannot be a stranger’s', async (host) => {
    expect(statusOf(await ask('GET / HTTP/1.1', `Host: ${host}\r\nConnection: close\r\n`))).toBe(200);
  });

  test.each([
    'evil.example',
    'play.example.evil.example',
    'evil.example:80',
    '127.0.0.1.evil.example',
    'a.b',
  ])('DNS rebinding: %s is answered with 421, at the page, the API and the figures', async (host) => {
    for (const target of ['/', '/api/openapi.json', '/metrics'])
      expect(statusOf(await ask(`GET ${target} HTTP/1.1`, `Host: ${host}\r\nConnection: close\r\n`))).toBe(
        421,
      );
  });

  test('a client that names another host by X-Forwarded-Host changes nothing where no proxy is trusted', async () => {
    const answer = await ask(
      'GET / HTTP/1.1',
      'Host: x\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n',
    );
    expect(statusOf(answer)).toBe(200);
  });

  test('behind a proxy, every name that is passed on has to be the server’s', async () => {
    const { hostCheck } = await import('../../src/http/host-check.ts');
    const isForHere = hostCheck({ ...DEFAULT_SETTINGS, trustProxy: true, origin: 'https://play.example' });
    const asked = (passedOn: string) =>
      isForHere({ headers: { host: 'node-1:8080', 'x-forwarded-host': passedOn } } as never);
    expect([asked('play.example'), asked('play.example:443'), asked('evil.example')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(asked('play.example, evil.example')).toBe(false);
  });

  test('health is answered under any name', async () => {
    const answer = await ask('GET /healthz HTTP/1.1', 'Host: evil.example\r\nConnection: close\r\n');
    expect(statusOf(answer)).toBe(404); // no route here; never 421
  });
});
