import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bastide, file, folder, json, type Program, refused } from './bastide.ts';

// The contract's toy game in this program's list. Node loads no TypeScript, so the list is bundled first: inside the
// repository, where packages are found.
const built = mkdtempSync(fileURLToPath(new URL('../dist/toy-', import.meta.url)));
afterAll(() => rmSync(built, { recursive: true, force: true }));
const toy: Program = path.join(built, 'bastide.mjs');

beforeAll(async () => {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('toy/games.ts', import.meta.url)),
    external: /^(@bastide|node:)/,
    platform: 'node',
  });
  await bundle.write({ file: path.join(built, 'games.mjs'), format: 'esm' });
  writeFileSync(
    toy,
    `import { main } from '../main.js';\nimport { GAMES } from './games.mjs';\nawait main(process.argv.slice(2), GAMES);\n`,
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
    expect(refused(['rules', 'CAT-DEV-01'], undefined, toy)).toMatch(/no rule/);
  });
});
