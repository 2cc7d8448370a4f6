import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '@nats-io/transport-node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../../../../scripts/scope.mjs';
import { type Nats, prepareNats, whyNoNats } from '../services/nats.ts';
import { type Postgres, startPostgres, whyNoPostgres } from '../services/postgres.ts';
import { type StartedProgram, startProgram, whyNoProgram } from './program.ts';
import { decisionStats, openBotTable, replayRecord, type WatchedGame } from './watched-game.ts';

const why = whyNoProgram ?? whyNoPostgres ?? whyNoNats;

/** A bot that has not acted after so many milliseconds is thinking; it acts at once here, and thinks for some 10. */
const STILL = 400;
/** A worker that died over a thought: the next is asked, and then the server thinks itself, after some 3,000 milliseconds. */
const WORKER_DIED = 20_000;
/** A server that died over a thought: after five seconds at most another one sees to the table, and may find no worker either. */
const SERVER_DIED = 30_000;

interface Server {
  readonly url: string;
  readonly program: StartedProgram;
}

describe.skipIf(why !== undefined)(`two servers and workers as processes${why ? `: ${why}` : ''}`, () => {
  let postgres: Postgres;
  let nats: Nats;
  let folder: string;
  let databaseUrl: string;
  const started: StartedProgram[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'bastide-scaled-'));
    writeFileSync(path.join(folder, 'config.json'), JSON.stringify({ bots: { pause: 0 }, log: 'info' }));
    postgres = await startPostgres();
    nats = await prepareNats();
    await nats.start();
    databaseUrl = await postgres.database();
  }, 60_000);
  afterEach(async () => {
    await Promise.all(started.splice(0).map((one) => one.end('SIGKILL')));
  });
  afterAll(async () => {
    await nats?.end('SIGKILL');
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  async function startServer(...more: readonly string[]): Promise<Server> {
    const store = ['--database-url', databaseUrl, '--bus', nats.url];
    const how = ['--port', '0', '--json', '--config', path.join(folder, 'config.json')];
    const program = startProgram(['serve', ...store, ...how, ...more]);
    started.push(program);
    const [url = ''] = await program.hears(/"url":"([^"]+)"/);
    return { url: new URL(url).origin, program };
  }

  async function startWorker(): Promise<StartedProgram> {
    const worker = startProgram(['worker', '--bus', nats.url, '--threads', '1']);
    started.push(worker);
    await worker.hears(/On the bus/);
    return worker;
  }

  /** The game goes on until a bot is asked something and the worker that has the question stands still. */
  async function catchThinking(worker: StartedProgram, watched: WatchedGame): Promise<void> {
    await watched.waitForEntries(watched.entries.length + 10);
    worker.signal('SIGSTOP');
    expect(await watched.isIdleFor(STILL)).toBe(true);
  }

  /** No server has logged a mistake, those that were killed included. */
  const mistakes = () =>
    started.flatMap((one) =>
      one
        .said()
        .split('\n')
        .filter((line) => /"level":(?:50|60)/.test(line)),
    );

  /** A whole game: the server that waits for a thought is killed, then the worker over one. How long the worker's death made it wait. */
  async function playKilled(one: Server, two: Server, worker: StartedProgram, game: string, options: object) {
    const watched = await openBotTable(one.url, game, options);
    await catchThinking(worker, watched);
    // The worker answers nobody, and then whoever sees to the table next.
    await one.program.end('SIGKILL');
    watched.move(two.url);
    worker.signal('SIGCONT');
    await watched.waitForEntries(watched.entries.length + 10);
    await catchThinking(worker, watched);
    const since = performance.now();
    await worker.end('SIGKILL');
    await watched.waitForEntries(watched.entries.length + 1);
    const waited = performance.now() - since;
    await watched.finished;
    expect(watched.entries.at(-1)).toMatchObject({ kind: 'over', why: 'played' });
    await replayRecord(two.url, watched);
    return { waited, ...decisionStats(watched.entries) };
  }

  const GAMES: [string, object, number][] = isLong
    ? [
        ['carcassonne', { edition: 'c3', sets: [] }, 9],
        ['catan', {}, 9],
      ]
    : [['carcassonne', { edition: 'c2', sets: [] }, 1]];

  test.each(GAMES)(
    'bots play %s to the end, each move once, while servers and workers are killed over their thoughts',
    async (game, options, rounds) => {
      let one = await startServer(); // it makes the tables of the store
      for (let round = 0; round < rounds; round++) {
        const [two, worker] = await Promise.all([startServer(), startWorker()]);
        const { waited, decisions, longest } = await playKilled(one, two, worker, game, options);
        expect(decisions).toBeGreaterThan(60);
        expect(waited).toBeLessThan(WORKER_DIED);
        expect(longest).toBeGreaterThan(STILL); // it was a thought that was cut short
        expect(longest).toBeLessThan(SERVER_DIED);
        if (isLong)
          console.log(`${game} ${round}: ${decisions} decisions, ${longest} ms, ${Math.round(waited)} ms`);
        one = two;
      }
      expect(mistakes()).toEqual([]);
    },
    isLong ? 600_000 : 120_000,
  );

  test('a server that is told so thinks in its own threads and asks nobody', async () => {
    const bus = await connect({ servers: nats.url });
    let asked = 0;
    bus.subscribe('bastide.think', { callback: () => asked++ });
    await bus.flush();
    const alone = await startServer('--bots', 'threads', '--bot-threads', '1');
    await alone.program.hears(/"think":"threads"/);
    const watched = await openBotTable(alone.url, 'carcassonne', { edition: 'c2', sets: [] });
    await watched.waitForEntries(20);
    expect(asked).toBe(0);
    await bus.close();
    expect(mistakes()).toEqual([]);
  }, 60_000);
});
