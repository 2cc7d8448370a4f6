import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bastide, file, folder, json, type Program, refused } from './bastide.ts';

// This program with other lists: the contract's toy game, Catan alone. Node loads no TypeScript, so the lists are bundled
// first: inside the repository, where packages are found.
const built = mkdtempSync(fileURLToPath(new URL('../dist/toy-', import.meta.url)));
afterAll(() => rmSync(built, { recursive: true, force: true }));
const LISTS = ['games', 'catan'] as const;
const programOf = (list: (typeof LISTS)[number]): Program => path.join(built, `bastide-${list}.mjs`);
const toy = programOf('games');
const onlyCatan = programOf('catan');

beforeAll(async () => {
  const bundle = await rolldown({
    input: LISTS.map((list) => fileURLToPath(new URL(`toy/${list}.ts`, import.meta.url))),
    external: /^(@bastide|node:)/,
    platform: 'node',
  });
  await bundle.write({ dir: built, entryFileNames: '[name].mjs', format: 'esm' });
  for (const list of LISTS)
    writeFileSync(
      programOf(list),
      `import { main } from '../main.js';\nimport { GAMES } from './${list}.mjs';\nawait main(process.argv.slice(2), GAMES);\n`,
    );
});

describe('a game that only the list names', () => {
  test('is simulated on several threads, its records replay', () => {
    const simulate =
      'simulate pearls --seats 3 --option rounds=4 --games 20 --workers 2 --record pearls.jsonl';
    expect(json(simulate.split(' '), undefined, toy)).toMatchObject({
      game: 'pearls',
      options: { seats: 3, rounds: 4 },
      games: 20,
      bots: ['random', 'random', 'random'],
    });
    const lines = readFileSync(path.join(folder, 'pearls.jsonl'), 'utf8').trim().split('\n');
    expect(lines).toHaveLength(20);
    const record = JSON.parse(lines[0]!);
    file('pearls.json', record);
    const { ok, points, over } = json(['replay', 'pearls.json'], undefined, toy);
    expect({ ok, points, over }).toEqual({ ok: true, points: record.result.points, over: true });
    const { stdout } = bastide(['replay', 'pearls.json', '--text'], undefined, toy);
    expect(json(['replay', file('pearls.txt', stdout)], undefined, toy).points).toEqual(points);
  });

  test('is told to a seat without the pearls and choices of others', () => {
    const { trace } = json(['replay', 'pearls.json', '--trace', '--seat', '1'], undefined, toy);
    for (const { by, action, events } of trace)
      if (by === 'chance') expect('pearl' in action).toBe(events[0].seat === 1);
      else expect('choice' in action).toBe(by === 1);
  });

  test('has options in the help, and no flags of other games', () => {
    const { stdout } = bastide(['simulate', '--help'], undefined, toy);
    expect(stdout).toContain('Options of pearls (if not named: three rounds):\n  rounds=1…9\n');
    expect(stdout).toMatch(/2 in\s+Pearls/);
    for (const other of ['--edition', 'Examples:']) expect(stdout).not.toContain(other);
    expect(bastide(['--help'], undefined, toy).stdout).toContain('The open table for Pearls');
    expect(refused(['simulate', 'catan'], undefined, toy)).toBe('there is no game "catan": choose pearls');
  });

  test('what is still missing of it is said in a line', () => {
    expect(refused(['simulate', 'pearls', '--bots', 'greedy'], undefined, toy)).toBe(
      'the bot greedy does not know pearls: choose random',
    );
    expect(refused(['bench'], undefined, toy)).toBe(
      'nothing is measured yet of pearls: no game names its works',
    );
    expect(refused(['rules', '--game', 'pearls'], undefined, toy)).toBe(
      'the rules of pearls are not written down here',
    );
    expect(refused(['rules', 'pearls', 'white'], undefined, toy)).toBe(
      'the rules of pearls are not written down here',
    );
    expect(refused(['rules'], undefined, toy)).toBe('the rules of pearls are not written down here');
    for (const id of ['CAT-DEV-01', 'CAR-CITY', 'CAR-CITY-02'])
      expect(refused(['rules', id], undefined, toy)).toBe(`no rule speaks of "${id}"`);
  });
});

describe('a list without one of the games that have a rulebook', () => {
  test('has the chapters and rules of the other', () => {
    const { chapters } = json(['rules'], undefined, onlyCatan);
    expect(chapters).toEqual(json(['rules', '--game', 'catan']).chapters);
    expect(bastide(['rules'], undefined, onlyCatan).stdout).toMatch(/^Catan\nCAT-/);
    for (const id of ['CAT-ROBBER', 'CAT-ROBBER-04'])
      expect(json(['rules', id], undefined, onlyCatan)).toEqual(json(['rules', id]));
    expect(json(['rules', 'road'], undefined, onlyCatan)).toEqual(json(['rules', 'road', '--game', 'catan']));
  });

  test('finds nothing of what it has not', () => {
    for (const id of ['CAR-CITY', 'CAR-CITY-02', 'CAR-CITY-99'])
      expect(refused(['rules', id], undefined, onlyCatan)).toBe(`no rule speaks of "${id}"`);
    expect(refused(['rules', 'CAT-ROBBER-40'], undefined, onlyCatan)).toMatch(
      /did you mean CAT-ROBBER-\d\d, /,
    );
  });
});
