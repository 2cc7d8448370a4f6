import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { file, folder, json, openShell, PROGRAM } from './bastide.ts';

// This program with other lists: the contract's toy game, and Catan alone. Node loads no TypeScript, so the lists are
// bundled first, inside the repository, where packages are found.
const built = mkdtempSync(fileURLToPath(new URL('../dist/toy-', import.meta.url)));
afterAll(() => rmSync(built, { recursive: true, force: true }));
const LISTS = ['games', 'catan'] as const;
const programOf = (list: (typeof LISTS)[number]) => openShell(path.join(built, `${list}.mjs`));
const toy = programOf('games');
const onlyCatan = programOf('catan');

beforeAll(async () => {
  const bundle = await rolldown({
    input: LISTS.map((list) => fileURLToPath(new URL(`toy/${list}.ts`, import.meta.url))),
    external: /^(@bastide|node:)/,
    platform: 'node',
  });
  await bundle.write({ dir: built, entryFileNames: '[name].mjs', format: 'esm' });
});

describe('a game of another list', () => {
  test('an arena plays the toy game with own and external bots', async () => {
    const random = `cmd:"${process.execPath}" "${PROGRAM}" bot random --stdio`;
    const arena = 'arena pearls --seats 3 --option rounds=4 --deals 4 --workers 2'.split(' ');
    const report = await toy.json([...arena, '--bots', 'random,random@7']);
    expect(report).toMatchObject({ game: 'pearls', format: 'gauntlet', games: 12, deals: 4, faults: [] });
    expect(report.contestants[0].sources).toEqual({});
    // That program does not have this game.
    const { faults } = await toy.json([...arena, '--bots', 'random', '--bot', random, '--deals', '1']);
    expect(faults[0]).toMatchObject({ why: 'crashed', detail: 'no such game: pearls' });
    const { stdout } = await toy.bastide([...arena, '--bots', 'random,random@7']);
    expect(stdout).toMatch(/^ {2}random, 2 × random@7 +12 /m);
  });

  test('the toy game is simulated on several threads, and its records can be replayed', async () => {
    const simulate =
      'simulate pearls --seats 3 --option rounds=4 --games 20 --workers 2 --record pearls.jsonl';
    expect(await toy.json(simulate.split(' '))).toMatchObject({
      game: 'pearls',
      options: { seats: 3, rounds: 4 },
      games: 20,
      bots: ['random', 'random', 'random'],
    });
    const lines = readFileSync(path.join(folder, 'pearls.jsonl'), 'utf8').trim().split('\n');
    expect(lines).toHaveLength(20);
    const record = JSON.parse(lines[0]!);
    file('pearls.json', record);
    const { ok, points, over } = await toy.json(['replay', 'pearls.json']);
    expect({ ok, points, over }).toEqual({ ok: true, points: record.result.points, over: true });
    const { stdout } = await toy.bastide(['replay', 'pearls.json', '--text']);
    expect((await toy.json(['replay', file('pearls.txt', stdout)])).points).toEqual(points);
  });

  test('the output for a seat hides the pearls and choices of others', async () => {
    const { trace } = await toy.json(['replay', 'pearls.json', '--trace', '--seat', '1']);
    for (const { by, action, events } of trace)
      if (by === 'chance') expect('pearl' in action).toBe(events[0].seat === 1);
      else expect('choice' in action).toBe(by === 1);
  });

  test('the help has the toy game’s options, and no flags of other games', async () => {
    const { stdout } = await toy.bastide(['simulate', '--help']);
    expect(stdout).toContain('Options of pearls (if not named: three rounds):\n  rounds=1…9\n');
    expect(stdout).toMatch(/2 in\s+Pearls/);
    for (const other of ['--edition', 'Examples:']) expect(stdout).not.toContain(other);
    expect((await toy.bastide(['--help'])).stdout).toContain('look up the rules of Pearls');
    expect(await toy.refused(['simulate', 'catan'])).toBe('there is no game "catan": choose pearls');
  });

  test('a missing part of the toy game is reported in one line', async () => {
    expect(await toy.refused(['simulate', 'pearls', '--bots', 'greedy'])).toBe(
      'the bot greedy does not know pearls: choose random',
    );
    expect(await toy.refused(['bench'])).toBe('there are no measurements for pearls');
    expect(await toy.refused(['rules', '--game', 'pearls'])).toBe('there is no rulebook for pearls here');
    expect(await toy.refused(['rules', 'pearls', 'white'])).toBe('there is no rulebook for pearls here');
    expect(await toy.refused(['rules'])).toBe('there is no rulebook for pearls here');
    for (const id of ['CAT-DEV-01', 'CAR-CITY', 'CAR-CITY-02'])
      expect(await toy.refused(['rules', id])).toBe(`no rule contains "${id}"`);
  });
});

describe('a list without one of the games that have a rulebook', () => {
  test('a list with one rulebook has its chapters and rules', async () => {
    const { chapters } = await onlyCatan.json(['rules']);
    expect(chapters).toEqual((await json(['rules', '--game', 'catan'])).chapters);
    expect((await onlyCatan.bastide(['rules'])).stdout).toMatch(/^Catan\nCAT-/);
    for (const id of ['CAT-ROBBER', 'CAT-ROBBER-04'])
      expect(await onlyCatan.json(['rules', id])).toEqual(await json(['rules', id]));
    expect(await onlyCatan.json(['rules', 'road'])).toEqual(await json(['rules', 'road', '--game', 'catan']));
  });

  test('a list with one rulebook finds nothing of another', async () => {
    for (const id of ['CAR-CITY', 'CAR-CITY-02', 'CAR-CITY-99'])
      expect(await onlyCatan.refused(['rules', id])).toBe(`no rule contains "${id}"`);
    expect(await onlyCatan.refused(['rules', 'CAT-ROBBER-40'])).toMatch(/did you mean CAT-ROBBER-\d\d, /);
  });
});
