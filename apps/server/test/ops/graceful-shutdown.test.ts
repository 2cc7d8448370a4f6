import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Client } from '../http/client.ts';
import { openTestServer } from '../http/test-server.ts';

/** Milliseconds that an end may take where nothing is slow. */
const SOON = 4_000;

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
  const closed = server.server.close();
  for await (const { event } of stream) expect(event).not.toBe('error'); // until it ends
  await closed;
  await idleEnded;
  expect(performance.now() - since).toBeLessThan(SOON);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  await server.close();
});

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
  asked.write(body.slice(0, 5));
  await sleep(100);
  const closed = server.server.close();
  await sleep(100);
  asked.end(body.slice(5));
  expect(await answered).toBe(201);
  await closed;
  await server.close();
});

test('whoever takes too long is cut off', async () => {
  const server = await openTestServer();
  const { hostname, port } = new URL(server.url);
  const slow = connect(Number(port), hostname);
  slow.on('error', () => {});
  slow.write(
    'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  await sleep(100);
  const since = performance.now();
  await server.server.close(300);
  const took = performance.now() - since;
  expect(took).toBeGreaterThan(250);
  expect(took).toBeLessThan(SOON);
  slow.destroy();
  await server.close();
});
