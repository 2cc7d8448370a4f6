import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Nats, prepareNats, whyNoNats } from '../services/nats.ts';
import { type StartedProgram, startProgram } from './program.ts';

const ARENA = ['arena', 'carcassonne', '--bots', 'greedy,random', '--seed', '4', '--deals', '12', '--json'];

describe.skipIf(whyNoNats)(`an arena over several processes${whyNoNats ? ` (${whyNoNats})` : ''}`, () => {
  let nats: Nats;
  let folder: string;
  const started: StartedProgram[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'bastide-arena-'));
    nats = await prepareNats('-js', '-sd', path.join(folder, 'nats'));
    await nats.start();
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((one) => one.end('SIGKILL')));
  });
  afterAll(async () => {
    await nats?.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (...args: readonly string[]): StartedProgram => {
    const program = startProgram(args);
    started.push(program);
    return program;
  };
  const worker = async (): Promise<StartedProgram> => {
    const program = start('worker', '--bus', nats.url, '--arena', '--threads', '1');
    await program.hears(/playing for arenas/);
    return program;
  };
  const linesOf = (file: string) =>
    existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(1) : [];
  const whenPlayed = async (file: string, games: number) => {
    while (linesOf(file).length < games) await sleep(20);
  };
  /** Game by game, in their order, without what hangs on the machine. */
  const gamesOf = (file: string) =>
    linesOf(file)
      .map((line) => JSON.parse(line))
      .toSorted((a, b) => a.n - b.n)
      .map(({ spent, ...game }) => ({
        ...game,
        decisions: spent.map(({ decisions }: { decisions: number }) => decisions),
      }));
  const report = async (program: StartedProgram) => {
    const [json = ''] = await program.hears(/^(\{"game".*\})$/m);
    const { seconds: _, earlier: __, contestants, ...rest } = JSON.parse(json);
    return { ...rest, contestants: contestants.map(({ time: ___, ...one }: { time: unknown }) => one) };
  };

  test('workers die, leave and come, the arena is killed, NATS starts anew: each game counts once, as on one machine', async () => {
    const alone = path.join(folder, 'alone.jsonl');
    const due = await report(start(...ARENA, '--results', alone));
    const over = path.join(folder, 'over.jsonl');
    const args = [
      ...ARENA,
      '--results',
      over,
      '--record',
      path.join(folder, 'records.jsonl'),
      '--bus',
      nats.url,
    ];

    const [dies, first] = [await worker(), start(...args)];
    await whenPlayed(over, 3);
    await dies.end('SIGKILL');
    const leaves = await worker();
    await whenPlayed(over, 8);
    expect(await leaves.end('SIGTERM')).toBe(0);
    await first.end('SIGKILL');

    const second = start(...args);
    const stays = await worker();
    await whenPlayed(over, 14);
    await nats.end('SIGKILL');
    await nats.start();
    const joins = await worker();
    expect(await report(second)).toEqual(due);
    expect(gamesOf(over)).toEqual(gamesOf(alone));
    expect(linesOf(over)).toHaveLength(24);
    const records = readFileSync(path.join(folder, 'records.jsonl'), 'utf8').trim().split('\n');
    expect(new Set(records.map((line) => JSON.parse(line).meta.game)).size).toBe(24);
    expect(records).toHaveLength(24);

    // The same workers play for another arena, which is over before its games are.
    const tested = await report(start(...ARENA, '--bus', nats.url, '--test', '30:70', '--deals', '500'));
    expect(tested.test.verdict).toBe('above');
    expect(tested.deals).toBeLessThan(100);
    for (const one of [stays, joins]) expect(await one.end('SIGTERM')).toBe(0);
  }, 120_000);

  test('an arena without workers says what it waits for', async () => {
    const arena = start(...ARENA, '--bus', nats.url);
    expect(await arena.hears(/^bastide: no worker on the bus yet: .* (bastide worker .*)$/m)).toEqual([
      `bastide worker --arena --bus ${nats.url}`,
    ]);
    await worker();
    expect(await report(arena)).toMatchObject({ games: 24 });
  }, 60_000);

  test('games that the bus has forgotten are sent again', async () => {
    const arena = start(...ARENA, '--bus', nats.url);
    await arena.hears(/no worker on the bus yet/);
    const line = await connect({ servers: nats.url });
    const purged = await line.request('$JS.API.STREAM.PURGE.bastide-arena-games');
    expect(purged.json()).toMatchObject({ success: true, purged: 24 });
    await line.close();
    await worker();
    expect(await report(arena)).toMatchObject({ games: 24 });
  }, 60_000);

  test('a worker leaves, too, while the bus is gone', async () => {
    const helper = await worker();
    const kept = path.join(folder, 'gone.jsonl');
    const arena = start(...ARENA, '--deals', '500', '--results', kept, '--bus', nats.url);
    await whenPlayed(kept, 2);
    await nats.end('SIGKILL');
    await sleep(2_000); // the game that it plays is over by then
    expect(await Promise.race([helper.end('SIGTERM'), sleep(30_000, 'still there')])).toBe(0);
    await arena.end('SIGKILL');
    await nats.start();
  }, 60_000);

  test('options that cannot go over a bus are refused in a line', async () => {
    const refused = async (...args: readonly string[]) => {
      const program = start(...args);
      const [line] = await program.hears(/^bastide: (.*)$/m);
      return line;
    };
    const arena = ['arena', 'carcassonne', '--bots', 'greedy', '--bus'];
    const nowhere = 'nats://127.0.0.1:9';
    expect(
      await Promise.all([
        refused(...arena, nats.url, '--bot', 'cmd:rm'),
        refused(...arena, 'http://bus', '--bot', 'random'),
        refused(...arena, nowhere, '--bot', 'random'),
        refused('worker', '--arena', '--bus', nowhere),
      ]),
    ).toEqual([
      'workers play only bots of this program: cmd:rm cannot be sent over the bus',
      'http://bus is not the address of a bus: nats://host:4222, or several separated by commas',
      expect.stringMatching(/does not accept the games/),
      expect.stringMatching(/does not accept the games/),
    ]);
  });
});
