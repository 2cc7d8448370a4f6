import { type AddressInfo, connect } from 'node:net';
import { ProblemDetails } from '@bastide/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi } from '../test-api.ts';

let open: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  open = await openTestApi();
  await open.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => open.app.close());

/** Returns the answer to these bytes. */
const sent = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const { port } = open.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

test.each<[string, string, number]>([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['TLS at a door without', '\u0016\u0003\u0001\u0002\u0000', 400],
  ['a length that is none', 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400],
  [
    'two lengths (request smuggling)',
    'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
    400,
  ],
  ['oversized headers', `GET /api/me HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 413],
])('%s is answered with a problem, and the connection closed', async (_, bytes, status) => {
  const [head = '', body = ''] = (await sent(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [A-Z]`));
  expect(head).toContain('Connection: close');
  expect(ProblemDetails.parse(JSON.parse(body)).status).toBe(status);
});

test('secrets in logs: nothing is noted of what could not be read', async () => {
  await sent(`GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: bastide=secret\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
  await sent('GET /api/me HTTP/9.9\r\nCookie: bastide=secret\r\n\r\n');
  const bytes = Buffer.from('secret').join(',');
  expect(open.lines.filter((line) => line.includes('secret') || line.includes(bytes))).toEqual([]);
});
