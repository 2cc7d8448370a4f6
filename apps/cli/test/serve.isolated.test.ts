import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { GAMES } from '../src/games.ts';
import { loadTranslator } from '../src/i18n/translator.ts';
import { configFrom } from '../src/serve/config.ts';
import { bastide, file, folder, refused } from './bastide.ts';
import { dataFolder, guest, isBuilt, start } from './server-process.ts';

// Loads only the configuration of the server: all of it takes seconds to load.
vi.mock('@bastide/server', () => import('../../server/src/ops/config.ts'));

const data = () => ['--data', dataFolder()];

describe.skipIf(!isBuilt)('serve', () => {
  test('serve logs a JSON document on each line of standard output, without secrets', async () => {
    const served = await start(['serve', ...data()]);
    const ann = await guest(served, 'Ann');
    const { body } = await ann.ask('/tables', { game: 'catan', options: { seats: 2 }, seat: 0 });
    expect(await served.end()).toBe(0);
    const { stdout, stderr } = served.written();
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'listening', url: served.address.url }));
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'bots', think: 'threads' }));
    expect(lines.some(({ req }) => req?.route === '/api/tables')).toBe(true);
    expect(stdout).not.toContain(body.invite);
    expect(stderr).toBe('');
  });

  test('a setting comes from the command line, else the environment, else the file', async () => {
    const config = file('config.json', { limits: { openGames: 1 }, log: 'silent', host: '203.0.113.1' });
    const served = await start(['serve', ...data(), '--host', '127.0.0.1', '--config', config], {
      BASTIDE_METRICS_TOKEN: 'a-token-for-the-figures',
      BASTIDE_HOST: '203.0.113.2',
      BASTIDE_LOG: 'error',
    });
    const ann = await guest(served, 'Ann');
    const table = { game: 'catan', options: { seats: 2 } };
    expect((await ann.ask('/tables', table)).status).toBe(201);
    expect((await ann.ask('/tables', table)).body.code).toBe('limit-reached');
    const metrics = (headers: Record<string, string>) =>
      fetch(new URL('/metrics', served.address.url), { headers });
    expect((await metrics({})).status).toBe(404);
    expect((await metrics({ authorization: 'Bearer a-token-for-the-figures' })).status).toBe(200);
    expect(await served.end()).toBe(0);
    expect(served.written().stdout.trimEnd().split('\n')).toHaveLength(1);
  });

  test('serve reports every fault of its file, in the reader’s language', async () => {
    const config = file('wrong.json', { port: 0.5, limits: { streams: -1, speed: 1 } });
    const line = await refused(['serve', '--config', config, ...data()]);
    expect(line).toMatch(/^wrong\.json: port: .+; limits\.streams: .+; limits: .*"speed"/);
    expect(await refused(['serve', '--config', config, '--lang', 'de', ...data()])).toMatch(
      /Unbekannter Schlüssel|Ungültig/,
    );
    expect(await refused(['serve', '--config', file('no.json', '{'), ...data()])).toMatch(
      /^no\.json: not valid JSON/,
    );
    expect(await refused(['serve', '--origin', 'play.example', ...data()])).toMatch(
      /^command line or environment: origin: /,
    );
    expect(await refused(['serve', '--hosts', 'https://play.example', ...data()])).toMatch(
      /^command line or environment: hosts\.0: /,
    );
    expect(await refused(['serve', '--config', 'nowhere.json', ...data()])).toMatch(/no such file/);
  });

  test('command line and file together decide where bots think', async () => {
    const words = loadTranslator('en', GAMES.speakers);
    const filed = file('bots.json', { bus: 'nats://bus', bots: { think: 'threads', pause: 20 } });
    const inFolder = path.join(folder, filed);
    expect((await configFrom(words, { config: inFolder, botThreads: 2 })).bots).toEqual({
      think: 'threads',
      pause: 20,
      threads: 2,
    });
    expect((await configFrom(words, { config: inFolder, bots: 'workers' })).bots?.think).toBe('workers');
    const refusal = (...said: readonly string[]) => refused(['serve', ...said, ...data()]);
    expect(await refusal('--bots', 'workers')).toMatch(/--bus nats:.*--bots threads/);
    expect(await refusal('--bots', 'nowhere')).toMatch(/threads.*workers/);
    expect(await refusal('--bot-threads', '0')).toMatch(/1 to 256/);
  });

  test('serve has exactly one store', async () => {
    expect(await refused(['serve', ...data(), '--database-url', 'postgres://nobody@127.0.0.1:1/x'])).toMatch(
      /use either/,
    );
    const { code, stderr } = await bastide(['serve', '--port', '70000'], {
      env: { BASTIDE_DATA: dataFolder() },
    });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/whole number from 0 to 65535/)]);
    // The nearer setting wins: a database on the command line comes before the folder of the environment.
    const other = await bastide(['serve', '--database-url', 'mysql://x'], {
      env: { BASTIDE_DATA: dataFolder() },
    });
    expect(other.stderr).toMatch(/no store for mysql/);
  });
});
