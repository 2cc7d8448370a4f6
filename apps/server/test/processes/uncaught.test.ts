import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../services/port.ts';
import { startProgram, whyNoProgram } from './program.ts';

/** Throws where nobody catches: from a timer, and as a rejection that nobody handles. */
const THROWER = `data:text/javascript,process.on('SIGUSR2', () => {
  setImmediate(() => { throw new Error('from a timer'); });
  setTimeout(() => Promise.reject(new Error('from a promise')), 300);
});`.replaceAll('\n', '');

test.skipIf(whyNoProgram !== undefined || process.platform === 'win32')(
  'errors that nobody caught are logged and counted, and the server goes on',
  async () => {
    const data = mkdtempSync(path.join(tmpdir(), 'bastide-uncaught-'));
    const env = { NODE_OPTIONS: `--import "${THROWER}"` };
    const program = startProgram(['serve', '--port', '0', '--data', data, '--log', 'info'], env);
    try {
      const [url = ''] = await program.hears(/"url":"(http:[^"]+)"/);
      program.signal('SIGUSR2');
      const figures = async () => (await fetch(new URL('metrics', url))).text();
      await expect.poll(figures, { timeout: 10_000 }).toContain('bastide_uncaught_errors_total 2');
      expect(program.said()).toMatch(/"message":"from a timer"[^\n]*an error that nobody caught/);
      expect(program.said()).toMatch(/"message":"from a promise"[^\n]*an error that nobody caught/);
      expect((await fetch(new URL('api/tables', url))).status).toBe(200);
      expect(await program.end('SIGTERM')).toBe(0);
    } finally {
      await program.end('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    }
  },
);

test.skipIf(whyNoProgram !== undefined || process.platform !== 'linux')(
  'a server whose log cannot be written goes on, and ends when it is told to',
  async () => {
    const data = mkdtempSync(path.join(tmpdir(), 'bastide-full-'));
    const port = await freePort();
    const args = ['serve', '--port', String(port), '--data', data, '--log', 'trace'];
    const program = startProgram(args, {}, 'exec "$@" > /dev/full');
    try {
      const ask = () =>
        fetch(`http://127.0.0.1:${port}/api/tables`).then(
          ({ status }) => status,
          () => undefined,
        );
      await expect.poll(ask, { timeout: 30_000 }).toBe(200);
      expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200]);
      expect(await program.end('SIGTERM')).toBe(0);
    } finally {
      await program.end('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    }
  },
);
