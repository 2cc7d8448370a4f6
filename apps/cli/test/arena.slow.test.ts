import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { bastide, file, folder, json, PROGRAM, refused } from './bastide.ts';

const arena = ['arena', 'carcassonne', '--bots', 'greedy,random'];
const at = (name: string) => path.join(folder, name);
const linesOf = (name: string) => readFileSync(at(name), 'utf8').trim().split('\n');

/** Returns a report without the parts that depend on the machine. */
const settled = ({ seconds, earlier, contestants, ...rest }: ReturnType<typeof JSON.parse>) => {
  expect(seconds).toBeGreaterThan(0);
  return {
    ...rest,
    contestants: contestants.map(({ time, ...one }: ReturnType<typeof JSON.parse>) => {
      expect(time.slowest).toBeGreaterThanOrEqual(time.mean);
      return { ...one, decisions: time.decisions };
    }),
  };
};

describe('arena', () => {
  test('an arena plays every deal from each seat, and rates the bots', async () => {
    const report = await json([...arena, '--deals', '3', '--seed', '5', '--with', 'traders']);
    expect(report).toMatchObject({
      game: 'carcassonne',
      format: 'round-robin',
      options: { sets: ['traders'], seats: 2 },
      bots: ['greedy', 'random'],
      seed: 5,
      games: 6,
      deals: 3,
      faults: [],
    });
    const [one, other] = report.contestants;
    expect(one).toMatchObject({ bot: 'greedy', games: 6, score: 1 });
    expect(one.rating).toBeGreaterThan(other.rating);
    const sum = (sources: Record<string, { points: number }>) =>
      Object.values(sources).reduce((total, { points }) => total + points, 0);
    expect(Object.keys(one.sources)).toEqual(expect.arrayContaining(['city', 'road', 'goods']));
    expect(sum(one.sources)).toBeCloseTo(one.points.mean, 6);
    expect(sum(other.sources)).toBeCloseTo(other.points.mean, 6);
  });

  test('one bot plays against copies of another if there are more seats than bots', async () => {
    const report = await json([
      'arena',
      'catan',
      '--bots',
      'greedy,random',
      '--deals',
      '1',
      '--actions',
      '60',
    ]);
    expect(report).toMatchObject({ format: 'gauntlet', games: 4, pairings: [{ lineUp: [0, 1, 1, 1] }] });
    expect(report.pairings[0].scores[0].fair).toBe(0.25);
  });

  test('the result of an arena does not depend on the number of threads', async () => {
    const ask = async (workers: string) =>
      settled(await json([...arena, '--deals', '4', '--workers', workers]));
    expect(await ask('3')).toEqual(await ask('1'));
  });

  test('an interrupted arena continues without losing or repeating a game', async () => {
    const args = [
      '--deals',
      '12',
      '--results',
      'killed.jsonl',
      '--record',
      'killed-records.jsonl',
      '--workers',
      '2',
    ];
    const child = spawn(process.execPath, [PROGRAM, ...arena, ...args], { cwd: folder, stdio: 'ignore' });
    const gone = once(child, 'exit');
    while (!existsSync(at('killed.jsonl')) || linesOf('killed.jsonl').length < 4) await sleep(10);
    child.kill('SIGKILL');
    await gone;
    const before = linesOf('killed.jsonl').length;
    expect(before).toBeLessThan(25);
    // The file ends in the middle of a result, after its record.
    appendFileSync(at('killed.jsonl'), '{"n":21,"poi');
    const one = linesOf('killed-records.jsonl')[0]!;
    const extra = one.replace(/"game":\d+,"deal":\d+\}\}$/, '"game":21,"deal":10}}');
    const hasExtra = linesOf('killed-records.jsonl').length >= before;
    appendFileSync(at('killed-records.jsonl'), `${hasExtra ? '' : `${extra}\n`}{"form`);
    const went = settled(await json([...arena, ...args]));
    expect(went).toEqual(settled(await json([...arena, '--deals', '12'])));
    const results = linesOf('killed.jsonl')
      .slice(1)
      .map((line) => JSON.parse(line).n);
    expect(results.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, n) => n));
    const records = linesOf('killed-records.jsonl').map((line) => JSON.parse(line).meta.game);
    expect(records).toEqual(results);
    expect((await bastide(['replay', 'killed-records.jsonl'])).code).toBe(0);
    // All games are played: the same command plays nothing, and one with more deals continues from there.
    expect(settled(await json([...arena, ...args]))).toEqual(went);
    const more = await json([...arena, '--deals', '13', '--results', 'killed.jsonl']);
    expect(more).toMatchObject({ games: 26, earlier: 24 });
    const { stdout } = await bastide([...arena, '--deals', '13', '--results', 'killed.jsonl']);
    expect(stdout).toMatch(/^26 games in 13 deals with seed 1$/m);
  });

  test('an arena interrupted in its first game continues', async () => {
    const args = [...arena, '--deals', '1', '--results', 'first.jsonl', '--record', 'first-records.jsonl'];
    const whole = settled(await json(args));
    const [head] = linesOf('first.jsonl');
    const [record] = linesOf('first-records.jsonl');
    writeFileSync(at('first.jsonl'), `${head}\n`);
    for (const torn of [record!.slice(0, 300), record!.slice(0, 5)]) {
      writeFileSync(at('first-records.jsonl'), torn);
      expect(settled(await json(args))).toEqual(whole);
      expect(linesOf('first-records.jsonl')).toHaveLength(2);
      writeFileSync(at('first.jsonl'), `${head}\n`);
    }
    writeFileSync(at('first-records.jsonl'), 'somebody else wrote this');
    expect(await refused(args)).toContain('first-records.jsonl');
    expect(readFileSync(at('first-records.jsonl'), 'utf8')).toBe('somebody else wrote this');
  });

  test('an arena stops when its test has an answer', async () => {
    const report = await json([...arena, '--deals', '200', '--test', '50:60']);
    expect(report.test).toMatchObject({ verdict: 'above', low: 0.5, high: 0.6 });
    expect(report.deals).toBe(report.test.deals);
    expect(report.deals).toBeLessThan(60);
    const { stdout } = await bastide([...arena, '--deals', '2', '--test', '50:60']);
    expect(stdout).toContain('After 2 deals the test is undecided: greedy may score 50.0 % or 60.0 %.');
  });

  test('an arena prints tables of bots, pairings and sources', async () => {
    const { code, stdout, stderr } = await bastide([...arena, '--deals', '2']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('\n4 games in 2 deals with seed 1, ');
    expect(stdout).toMatch(/^ {2}bot +rating +games +score +95 % +points +margin/m);
    expect(stdout).toMatch(/^ {2}greedy, random +4 +100.0 %/m);
    expect(stdout).toMatch(/cities +roads/);
    expect((await bastide([...arena, '--deals', '1', '--lang', 'uk'])).stdout).toMatch(/рейтинг.*\n +greedy/);
  });

  test('the HTML report is one page that loads nothing, and names in it stay text', async () => {
    const name = 'cmd:exit 3 # <script>alert(1)</script> "&';
    const { code } = await bastide([...arena, '--deals', '2', '--bot', name, '--html', 'report.html']);
    expect(code).toBe(0);
    const page = readFileSync(at('report.html'), 'utf8');
    expect(page).toContain('&lt;script&gt;alert(1)');
    expect(page).not.toMatch(/<script|<link|<img|https?:|@import|url\(/);
    expect(page.match(/<svg /g)).toHaveLength(3);
    expect(page).toContain('width=device-width');
    expect(page).toContain('prefers-color-scheme:dark');
    expect(page).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('a report names the command that repeats its games, wherever they were played and stored', async () => {
    const where = [
      '--workers',
      '1',
      '--results=again.jsonl',
      '--record',
      'again-records.jsonl',
      '--html',
      'again.html',
      '--lang',
      'de',
    ];
    const first = await json([...arena, '--deals', '2', ...where]);
    expect(first.command).toBe('bastide arena carcassonne --bots greedy,random --deals 2');
    expect(readFileSync(at('again.html'), 'utf8')).toContain(`<code>${first.command}</code>`);
    const second = await json(first.command.split(' ').slice(1));
    expect(settled(second)).toEqual(settled(first));
    const name = "cmd:it's";
    const { command } = await json([...arena, '--deals', '1', '--bot', name]);
    expect(command).toMatch(/ --bot 'cmd:it'\\''s'$/);
  });

  test('an arena refuses a file of another arena, and leaves it unchanged', async () => {
    await json([...arena, '--deals', '1', '--results', 'other.jsonl']);
    const before = readFileSync(at('other.jsonl'), 'utf8');
    expect(await refused([...arena, '--seed', '2', '--results', 'other.jsonl'])).toMatch(
      /^other.jsonl: these results belong to another arena/,
    );
    expect(readFileSync(at('other.jsonl'), 'utf8')).toBe(before);
    writeFileSync(at('other.jsonl'), `${before}{"n":-1}\n`);
    expect(await refused([...arena, '--results', 'other.jsonl'])).toBe('other.jsonl: line 4 is not a result');
    for (const text of [
      'Dear all',
      'Dear all,\nYours',
      '{"format":"bastide/1"}',
      '{"format":"bastide/1"}\n',
    ]) {
      file('letter.txt', text);
      for (const option of ['--record', '--results'])
        expect(await refused([...arena, option, 'letter.txt'])).toMatch(
          /^letter.txt: these (records do not belong|results belong)/,
        );
      expect(readFileSync(at('letter.txt'), 'utf8')).toBe(text);
    }
  });

  test.each([
    ['a single bot', ['--bots', 'greedy'], 'name at least two bots: --bots greedy,random'],
    ['an unknown bot', ['--bots', 'greedy,genius'], /^there is no bot "genius"/],
    ['the same bot twice', ['--bots', 'greedy,greedy'], /^"greedy" takes part twice/],
    [
      'an empty command line',
      ['--bots', 'greedy', '--bot', 'cmd: '],
      /^there is no command line after "cmd:"/,
    ],
    [
      'an unknown format',
      ['--bots', 'greedy,random', '--format', 'cup'],
      /choices are round-robin, gauntlet, one-against-all/,
    ],
    [
      'too few bots',
      ['--bots', 'greedy,random', '--seats', '3', '--format', 'round-robin'],
      /^round-robin with 3 seats needs more than 2 bots/,
    ],
    ['an invalid test', ['--bots', 'greedy,random', '--test', '60:50'], /^"60:50" is not a test/],
    [
      'a test of several pairings',
      ['--bots', 'greedy,random', '--bot', 'random@5', '--test', '50:60'],
      /^a test needs one pairing, and there are 3/,
    ],
    [
      'a wrong value of an option',
      ['--bots', 'greedy,random', '--option', 'smallCity=3'],
      /smallCity is 2 or 4/,
    ],
    [
      'a report file in no folder',
      ['--bots', 'greedy,random', '--html', 'no/where.html'],
      /^no\/where.html: cannot be written/,
    ],
  ])('an arena refuses %s', async (_, args, reason) => {
    const line = await refused(['arena', 'carcassonne', ...args]);
    if (typeof reason === 'string') expect(line).toBe(reason);
    else expect(line).toMatch(reason);
  });
});
