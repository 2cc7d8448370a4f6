import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { serve } from '../src/play/serve.ts';
import { file, folder, PROGRAM, refused } from './bastide.ts';

mkdirSync(path.join(folder, 'assets'));
file('index.html', '<!doctype html><title>Table</title>');
file('assets/table-0a1b2c3d.js', 'export {};');
const page = await serve(folder, '127.0.0.1', [0]);
const get = (url: string, options?: RequestInit) => fetch(new URL(url, page.url), options);

/** A port that somebody listens at. */
async function busyPort(): Promise<{ port: number; free: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as { port: number }).port, free: () => server.close() };
}

describe('the page', () => {
  test('comes with headers that keep it to itself', async () => {
    const { status, headers } = await get('/');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; " +
        "worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test('what may become a page or a worker comes with all of them, what never does with those of files', async () => {
    const named = async (address: string) => {
      const { headers } = await get(address);
      return [headers.has('content-security-policy'), headers.get('x-content-type-options')];
    };
    for (const address of ['/', '/?x.css', '/index.html?a.woff2', '/assets/table-0a1b2c3d.js', '/nothing'])
      expect([address, ...(await named(address))]).toEqual([address, true, 'nosniff']);
    for (const address of ['/assets/letters.woff2', '/scene.avif?as=page', '/assets/page.css'])
      expect([address, ...(await named(address))]).toEqual([address, false, 'nosniff']);
  });

  test('hashed files are kept for ever, and only those', async () => {
    const forever = 'public, max-age=31536000, immutable';
    expect((await get('/assets/table-0a1b2c3d.js')).headers.get('cache-control')).toBe(forever);
    const missing = await get('/assets/table-missing.js');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).not.toBe(forever);
    expect((await get('/assets/none')).headers.get('cache-control')).not.toBe(forever);
  });

  test('addresses outside the folder lead nowhere', async () => {
    for (const address of ['/nothing', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/%00'])
      expect((await get(address)).status).toBe(404);
  });

  test('whoever visits an address that is no page comes to the start', async () => {
    const visit = async (url: string) => {
      const response = await get(url, { headers: { accept: 'text/html,*/*;q=0.8' }, redirect: 'manual' });
      const location = response.headers.get('location');
      return location === null ? response.status : new URL(location, new URL(url, page.url)).href;
    };
    for (const address of ['/nonsense', '/x/y', '/x/y/?at=/1', '/x//y', '//elsewhere.example/x'])
      expect([address, await visit(page.url.slice(0, -1) + address)]).toEqual([address, page.url]);
    expect(await visit('/assets/table-missing.js')).toBe(404);
    expect(await visit('/')).toBe(200);
  });

  test('answers who looks whether it is well, and refuses to be written to', async () => {
    expect(await (await get('/healthz')).text()).toBe('ok\n');
    expect((await get('/', { method: 'POST' })).status).toBe(405);
    expect((await get('/', { headers: { range: 'bytes=9-1' } })).status).toBe(200);
  });

  test('goes to the next port where the first is busy', async () => {
    const { port, free } = await busyPort();
    const other = await serve(folder, '127.0.0.1', [port, 0]);
    expect(other.port).not.toBe(port);
    free();
  });
});

const isBuilt = existsSync(fileURLToPath(new URL('../../web/dist/index.html', import.meta.url)));

describe('play', () => {
  test.skipIf(!isBuilt)('serves the built page until it is told to end', async () => {
    const child = spawn(process.execPath, [PROGRAM, 'play', '--port', '0', '--no-open', '--json']);
    const line = await new Promise<string>((resolve) =>
      child.stdout.once('data', (piece) => resolve(String(piece))),
    );
    const { url } = JSON.parse(line);
    expect((await fetch(url)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
  });

  test.skipIf(!isBuilt)('refuses a port that was asked for and is busy', async () => {
    const { port, free } = await busyPort();
    expect(refused(['play', '--port', String(port), '--no-open'])).toBe(`port ${port} is busy`);
    free();
  });

  test.skipIf(isBuilt)('says what to do where the page is not built', () => {
    expect(refused(['play'])).toMatch(/run `npm run build`/);
  });

  test('refuses what is no port', () => {
    expect(refused(['play', '--port', '70000', '--json'])).toMatch(/whole number from 0 to 65535/);
  });
});
