import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/http/settings.ts';
import { openTestApi } from '../test-api.ts';
import { openTestServer } from './test-server.ts';

test.each(['/api/me', '/api/nowhere', '/%'])(
  'XSS: what %s answers is nothing to be shown, framed or guessed at',
  async (url) => {
    const { app } = await openTestApi();
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
    });
    expect(headers['content-type']).toMatch(/json/);
  },
);

test.each(['/api/me', '/api/nowhere', '/%'])(
  '%s says that people come by HTTPS only, where they do',
  async (url) => {
    const of = async (origin?: string) => {
      const { app } = await openTestApi(origin === undefined ? {} : { origin });
      return (await app.inject(url)).headers['strict-transport-security'];
    };
    expect(await of('https://play.example')).toBe('max-age=31536000');
    expect(await of('http://play.example')).toBeUndefined();
    expect(await of()).toBeUndefined();
  },
);

test('the page, too, says that people come by HTTPS only', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bastide-page-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Table</title>');
  for (const [origin, said] of [
    ['https://play.example', 'max-age=31536000'],
    ['http://play.example', null],
  ] as const) {
    const server = await openTestServer({
      page: folder,
      settings: { ...DEFAULT_SETTINGS, origin, log: 'error' },
    });
    const { headers } = await fetch(server.url);
    expect(headers.get('strict-transport-security')).toBe(said);
    await server.close();
  }
  rmSync(folder, { recursive: true });
});
