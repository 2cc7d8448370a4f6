import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from '../http/client.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

/** A stream as it comes, until it ends or is left. */
async function read(form: string): Promise<{ text(): string; readonly ended: Promise<void>; leave(): void }> {
  const leaving = new AbortController();
  const { cookie } = await new Client(server.url).joinAsGuest('Reader');
  const headers = { accept: form, cookie, 'sec-fetch-site': 'same-origin' };
  const response = await fetch(`${server.url}/api/me/stream?lobby=1`, { headers, signal: leaving.signal });
  let text = '';
  const run = async () => {
    const decoder = new TextDecoder();
    for await (const piece of response.body!) text += decoder.decode(piece, { stream: true });
  };
  const ended = run().catch(() => {});
  return { text: () => text, ended, leave: () => leaving.abort() };
}

const retries = (text: string) => [...text.matchAll(/^retry: (\d+)\n\n/gm)].map(([, wait]) => Number(wait));

test('each reader hears first when to come again, and once more when the server ends: by chance, within a moment', async () => {
  const readers = await Promise.all(Array.from({ length: 12 }, () => read('text/event-stream')));
  for (const reader of readers) {
    await expect.poll(reader.text).toContain('event: lobby');
    expect(reader.text()).toMatch(/^retry: \d+\n\n/);
  }
  await server.server.close();
  await Promise.all(readers.map(({ ended }) => ended));
  for (const n of [0, 1]) {
    const waits = readers.map(({ text }) => retries(text())[n]!);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(250);
    expect(Math.max(...waits)).toBeLessThanOrEqual(500);
    expect(new Set(waits).size).toBeGreaterThan(2);
  }
});

test('lines of JSON are lines of JSON', async () => {
  const reader = await read('application/x-ndjson');
  await expect.poll(reader.text).toContain('"lobby"');
  for (const line of reader.text().split('\n').slice(0, -1)) if (line) JSON.parse(line);
  expect(reader.text()).not.toContain('retry');
  reader.leave();
});
