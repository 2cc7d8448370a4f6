import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { pageFiles } from '../../src/page/page-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bastide-page-'));
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Table</title>');
writeFileSync(path.join(folder, 'assets/table-0a1b2c3d.js'), 'export {};');
const server = createServer(pageFiles(folder));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const get = (address: string, options?: RequestInit) => fetch(new URL(address, url), options);
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

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
    const visit = async (address: string) => {
      const response = await get(address, { headers: { accept: 'text/html,*/*;q=0.8' }, redirect: 'manual' });
      const location = response.headers.get('location');
      return location === null ? response.status : new URL(location, new URL(address, url)).href;
    };
    for (const address of ['/nonsense', '/x/y', '/x/y/?at=/1', '/x//y', '//elsewhere.example/x'])
      expect([address, await visit(url.slice(0, -1) + address)]).toEqual([address, url]);
    expect(await visit('/assets/table-missing.js')).toBe(404);
    expect(await visit('/')).toBe(200);
  });

  test('refuses to be written to', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
    expect((await get('/', { headers: { range: 'bytes=9-1' } })).status).toBe(200);
  });
});
