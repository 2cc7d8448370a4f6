import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { namesOf } from '../src/game/list.ts';
import { GAMES } from '../src/games.ts';
import { bastide, folder, json, refused } from './bastide.ts';

const simulate = ['simulate', 'carcassonne'];
const eachOf = <One, Done>(ones: readonly One[], work: (one: One) => Promise<Done>) =>
  Promise.all(ones.map(work));

describe('simulate', () => {
  test('simulate counts its games', async () => {
    const report = await json([...simulate, '--games', '40', '--seed', '7', '--with', 'traders']);
    expect(report).toMatchObject({
      game: 'carcassonne',
      options: { edition: 'c2', sets: ['traders'], seats: 2 },
      seats: 2,
      bots: ['random', 'random'],
      seed: 7,
      games: 40,
    });
    const { wins, draws, meanPoints, actions, meanActions, seconds, gamesPerSecond, actionsPerSecond } =
      report;
    expect(wins[0] + wins[1] + draws).toBe(40);
    expect(meanPoints).toHaveLength(2);
    expect(meanActions).toBeCloseTo(actions / 40);
    expect(gamesPerSecond).toBeCloseTo(40 / seconds);
    expect(actionsPerSecond).toBeCloseTo(actions / seconds);
  });

  test('the results do not depend on the number of workers', async () => {
    const [one, three] = await eachOf(['1', '3'], async (workers) => {
      const name = `workers-${workers}.jsonl`;
      const report = await json([...simulate, '--games', '29', '--workers', workers, '--record', name]);
      for (const member of ['seconds', 'gamesPerSecond', 'actionsPerSecond']) delete report[member];
      return { report, records: readFileSync(path.join(folder, name), 'utf8') };
    });
    expect(three).toEqual(one);
  });

  test('a seed gives the same games, and another seed gives others', async () => {
    const points = async (seed: string) =>
      (await json([...simulate, '--games', '20', '--seed', seed])).meanPoints;
    expect(await points('5')).toEqual(await points('5'));
    expect(await points('5')).not.toEqual(await points('6'));
  });

  test('greedy beats random', async () => {
    const { wins, bots } = await json([...simulate, '--bots', 'random,greedy', '--games', '6']);
    expect(bots).toEqual(['random', 'greedy']);
    expect(wins[1]).toBeGreaterThan(4);
  });

  test('simulate takes one seat for each bot, or one bot for all seats', async () => {
    expect((await json([...simulate, '--bots', 'random,random,random', '--games', '2'])).seats).toBe(3);
    expect((await json([...simulate, '--seats', '4', '--games', '2'])).bots).toHaveLength(4);
  });

  test('Catan has four seats by default, and options of its own', async () => {
    const report = await json(['simulate', 'catan', '--games', '6', '--option', 'victoryTarget=7']);
    expect(report).toMatchObject({
      game: 'catan',
      seats: 4,
      draws: 0,
      options: { victoryTarget: 7, map: 'variable-spiral' },
    });
    expect(report.wins.reduce((sum: number, wins: number) => sum + wins)).toBe(6);
  });

  test('the records of Catan do not depend on the number of workers, and can be replayed', async () => {
    const [one, two] = await eachOf(['1', '2'], async (workers) => {
      const name = `catan-${workers}.jsonl`;
      await json([
        'simulate',
        'catan',
        '--games',
        '4',
        '--bots',
        'random',
        '--workers',
        workers,
        '--record',
        name,
      ]);
      return readFileSync(path.join(folder, name), 'utf8');
    });
    expect(two).toBe(one);
    expect((await bastide(['replay', 'catan-1.jsonl'])).stdout.trim().split('\n')).toHaveLength(4);
  });

  test('an endless game is given up, counted and recorded, and the series goes on', async () => {
    const limited = 'simulate catan --games 12 --actions 1400'.split(' ');
    const report = await json([...limited, '--record', 'given-up.jsonl']);
    const { wins, draws, endless, games } = report;
    expect(endless).toBeGreaterThan(2);
    expect(endless).toBeLessThan(10);
    expect(wins.reduce((sum: number, won: number) => sum + won, draws + endless)).toBe(games);
    expect((await bastide(limited)).stdout).toContain(`\n  given up after 1,400 actions: ${endless}\n`);
    const { code, stdout } = await bastide(['replay', 'given-up.jsonl']);
    expect(code).toBe(0);
    expect(stdout.match(/ 1,400 actions .* unfinished$/gm)).toHaveLength(endless);
    expect(stdout.match(/ won by /g)).toHaveLength(games - endless);
  });

  test('the help lists the options of each game', async () => {
    const { stdout } = await bastide(['simulate', '--help']);
    for (const line of ['smallCity=2|4', 'victoryTarget=3…20 (10)', 'dice=independent|deck|deck-5'])
      expect(stdout).toContain(`\n  ${line}\n`);
  });

  test('options of the edition can be changed', async () => {
    const { options } = await json([...simulate, '--option', 'smallCity=2', '--games', '2']);
    expect(options.smallCity).toBe(2);
  });

  test('simulate prints a table', async () => {
    const { code, stdout, stderr } = await bastide([...simulate, '--games', '10']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('10 games with seed 1');
    expect(stdout).toMatch(/^ {2}1 +random( +[\d.]+){4} %$/m);
  });

  test.each([
    [
      'an unknown game',
      ['simulate', 'chess'],
      `there is no game "chess": choose ${namesOf(GAMES.speakers).join(', ')}`,
    ],
    [
      'an unknown edition',
      [...simulate, '--edition', 'c9'],
      'OPTIONS: there is no edition "c9": choose c1, classic, c2, c3',
    ],
    [
      'an unknown set',
      [...simulate, '--with', 'traders,dragon'],
      'OPTIONS: there is no set "dragon": choose from river, inns, traders, abbot',
    ],
    ['an edition of Catan', ['simulate', 'catan', '--edition', 'c2'], '--edition has no meaning in catan'],
    ['a set of Catan', ['simulate', 'catan', '--with', 'river'], '--with has no meaning in catan'],
    ['five seats of Catan', ['simulate', 'catan', '--seats', '5'], 'OPTIONS: 5 seats: 2 to 4 can play'],
    [
      'a wrong value in Catan',
      ['simulate', 'catan', '--option', 'map=flat'],
      'OPTIONS: map is variable-spiral or variable-random or beginners or free, not "flat"',
    ],
    [
      'an unknown bot',
      [...simulate, '--bots', 'genius'],
      'there is no bot "genius": choose random, beginner, casual, greedy, strong, farmer, builder, merchant, baron',
    ],
    [
      'an empty list of bots',
      [...simulate, '--bots', ','],
      'name a bot: random, beginner, casual, greedy, strong, farmer, builder, merchant, baron',
    ],
    ['seven seats', [...simulate, '--seats', '7'], 'CAR-GEN-01: 7 seats: 2 to 6 can play'],
    [
      'two bots for three seats',
      [...simulate, '--bots', 'random,greedy', '--seats', '3'],
      '2 bots for 3 seats: name one for all, or one for each',
    ],
    [
      'an unknown option',
      [...simulate, '--option', 'foo=1'],
      /no option "foo": choose fieldScoring, smallCity/,
    ],
    ['a wrong value', [...simulate, '--option', 'smallCity=3'], 'OPTIONS: smallCity is 2 or 4, not 3'],
    ['an option that has a flag', [...simulate, '--option', 'seats=3'], 'seats is set by --seats'],
    ['a folder as a record file', [...simulate, '--record', '.'], '.: this is a folder'],
    [
      'a record file in no folder',
      [...simulate, '--record', 'no/where.jsonl'],
      /^no\/where.jsonl: cannot be written/,
    ],
    [
      'a word as a number',
      [...simulate, '--games', 'many'],
      /^option '--games <number>' argument 'many' is invalid/,
    ],
    ['zero games', [...simulate, '--games', '0'], /whole number from 1/],
    ['a fraction as a seed', [...simulate, '--seed', '1.5'], /whole number/],
    [
      'a seed that is not exact',
      [...simulate, '--seed', '9007199254740993'],
      /whole number from -9007199254740991 to 9007199254740991/,
    ],
    ['an option without a value', [...simulate, '--option', 'smallCity'], /a name and a value/],
    [
      'more actions than a record holds',
      [...simulate, '--actions', '100001'],
      /whole number from 1 to 100000/,
    ],
    ['a second game', [...simulate, 'twice'], /^too many arguments/],
    ['a missing game', ['simulate'], "missing required argument 'game'"],
  ])('simulate refuses %s', async (_, args, reason) => {
    const line = await refused([...args, '--json']);
    if (typeof reason === 'string') expect(line).toBe(reason);
    else expect(line).toMatch(reason);
  });

  test('a refused simulation leaves no file behind', async () => {
    await refused([...simulate, '--record', 'never.jsonl', '--edition', 'c9']);
    await refused([...simulate, '--record', 'never.jsonl', '--bots', 'genius']);
    expect(existsSync(path.join(folder, 'never.jsonl'))).toBe(false);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
