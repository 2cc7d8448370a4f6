import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { Client } from '../http/client.ts';
import { openTestServer } from '../http/test-server.ts';

/** Milliseconds that a server gives to what runs, and within which it ends where it waits for nothing. */
const PATIENCE = 60_000;
const SOON = 30_000;

test('streams end, and connections that wait for a request hold nobody up', async () => {
  const server = await openTestServer();
  const { hostname, port } = new URL(server.url);
  const ann = await new Client(server.url).joinAsGuest('Ann');
  const { body } = await ann.request('POST', '/tables', { game: 'catan', options: { seats: 2 } });
  const stream = ann.lines(`/tables/${body.table}/stream`);
  await stream.next();
  const idle = connect(Number(port), hostname);
  await new Promise((resolve) => idle.once('connect', resolve));
  const idleEnded = new Promise((resolve) => idle.once('close', resolve));

  const since = performance.now();
  const closed = server.server.close(PATIENCE);
  for await (const { event } of stream) expect(event).not.toBe('error'); // until it ends
  await closed;
  await idleEnded;
  expect(performance.now() - since).toBeLessThan(SOON);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  await server.close();
});

/** Waits until a server reads the body of the next request. */
async function bodyIsRead(server: Server): Promise<void> {
  const [incoming] = (await once(server, 'request')) as [IncomingMessage];
  await expect.poll(() => incoming.listenerCount('data')).toBeGreaterThan(0);
}

test('a request that is under way is answered', async () => {
  const server = await openTestServer();
  const body = JSON.stringify({ name: 'Ann' });
  // It has begun to arrive when the end is asked for.
  const asked = request(`${server.url}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    asked.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
  const { server: listener } = server.server.app;
  const arrived = bodyIsRead(listener);
  asked.write(body.slice(0, 5));
  await arrived;
  const closed = server.server.close();
  await expect.poll(() => listener.listening).toBe(false);
  asked.end(body.slice(5));
  expect(await answered).toBe(201);
  await closed;
  await server.close();
});

/** Milliseconds until a server is closed that gives so many to a request whose body never comes. */
async function timeToCutOff(patience: number): Promise<number> {
  const server = await openTestServer();
  const { hostname, port } = new URL(server.url);
  const slow = connect(Number(port), hostname);
  slow.on('error', () => {});
  const arrived = bodyIsRead(server.server.app.server);
  slow.write(
    'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  await arrived;
  const since = performance.now();
  await server.server.close(patience);
  const took = performance.now() - since;
  slow.destroy();
  await server.close();
  return took;
}

test('whoever takes too long is cut off', async () => {
  const took: number[] = [];
  // A machine that is busy with something else may be late once, not each time.
  do took.push(await timeToCutOff(300));
  while (took.length < 5 && Math.min(...took) > 4_000);
  expect(Math.min(...took)).toBeGreaterThan(250);
  expect(Math.min(...took)).toBeLessThan(4_000);
});
