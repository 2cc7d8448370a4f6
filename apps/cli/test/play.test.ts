import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folder, PROGRAM, refused } from './bastide.ts';

const data = () => ['--data', mkdtempSync(path.join(folder, 'data-'))];

/** A port that somebody listens at. */
async function busyPort(): Promise<{ port: number; free: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as { port: number }).port, free: () => server.close() };
}

const isBuilt = existsSync(fileURLToPath(new URL('../../web/dist/index.html', import.meta.url)));

describe('play', () => {
  test.skipIf(!isBuilt)('serves the built page until it is told to end', async () => {
    const child = spawn(process.execPath, [PROGRAM, 'play', '--port', '0', '--no-open', '--json', ...data()]);
    const line = await new Promise<string>((resolve) =>
      child.stdout.once('data', (piece) => resolve(String(piece))),
    );
    const { url } = JSON.parse(line);
    expect((await fetch(url)).status).toBe(200);
    expect(await (await fetch(new URL('/healthz', url))).text()).toBe('ok\n');
    child.kill('SIGTERM');
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
  });

  test.skipIf(!isBuilt)('refuses a port that was asked for and is busy', async () => {
    const { port, free } = await busyPort();
    expect(refused(['play', '--port', String(port), '--no-open', ...data()])).toBe(`port ${port} is busy`);
    free();
  });

  test.skipIf(isBuilt)('says what to do where the page is not built', () => {
    expect(refused(['play'])).toMatch(/run `npm run build`/);
  });

  test('refuses what is no port', () => {
    expect(refused(['play', '--port', '70000', '--json'])).toMatch(/whole number from 0 to 65535/);
  });
});
