import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bastide, file, folder, json, refused } from './bastide.ts';

const GAMES = 3;
/** Records and reports as parsed JSON. */
type Json = ReturnType<typeof JSON.parse>;
let records: Json[];
let record: Json;

beforeAll(async () => {
  await json([
    ...'simulate carcassonne --with traders --seats 3 --seed 11'.split(' '),
    '--games',
    String(GAMES),
    '--record',
    'games.jsonl',
  ]);
  records = readFileSync(path.join(folder, 'games.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  record = records[0];
  file('game.json', record);
});

describe('replay', () => {
  test('a simulated game is replayed to its recorded result', async () => {
    const report = await json(['replay', 'game.json']);
    expect(report).toMatchObject({
      ok: true,
      actions: record.actions.length,
      over: true,
      points: record.result.points,
      winners: record.result.winners,
    });
    expect(report.view.outcome).toEqual(record.result);
  });

  test('the breakdown adds up to the points, and each score adds up from its parts', async () => {
    const { breakdown, points } = await json(['replay', 'game.json']);
    const sums = [0, 0, 0];
    for (const { seat, rule, points: won, parts } of breakdown) {
      sums[seat] += won;
      expect(rule).toMatch(/^CAR-/);
      expect(parts.reduce((sum: number, part: { points: number }) => sum + part.points, 0)).toBe(won);
    }
    expect(sums).toEqual(points);
  });

  test('--until shows the unfinished game', async () => {
    const report = await json(['replay', 'game.json', '--until', '5']);
    expect(report).toMatchObject({ ok: true, actions: 5, over: false, winners: [] });
    expect(report.view.tiles.length).toBeLessThan(5);
    expect((await json(['replay', 'game.json', '--until', '100000'])).over).toBe(true);
    expect(await json(['replay', 'game.json', '--until', '0'])).toMatchObject({
      actions: 0,
      points: [0, 0, 0],
    });
  });

  test('--seat shows the view and the actions of that seat', async () => {
    const at = record.actions.findIndex(
      ({ by, type }: { by: unknown; type: string }) => by === 1 && type === 'place',
    );
    const view = async (seat: string) =>
      (await json(['replay', 'game.json', '--until', String(at), '--seat', seat])).view;
    expect(await view('1')).toMatchObject({ you: 1, phase: 'place', seat: 1 });
    expect((await view('1')).actions).toContainEqual(withoutBy(record.actions[at]));
    expect((await view('0')).actions).toEqual([]);
    expect((await json(['replay', 'game.json'])).view.you).toBe(null);
  });

  test('--text prints the same record', async () => {
    const { stdout } = await bastide(['replay', 'game.json', '--text']);
    expect(stdout).toMatch(/^bastide\/1 carcassonne\n/);
    const again = await json(['replay', file('game.txt', stdout)]);
    expect({ ...again, file: 'game.json' }).toEqual(await json(['replay', 'game.json']));
    expect((await bastide(['replay', 'game.txt', '--text'])).stdout).toBe(stdout);
    expect((await json(['replay', 'game.json', '--text'])).text).toBe(stdout);
  });

  test('--text --until prints the record of an unfinished game', async () => {
    const { stdout } = await bastide(['replay', 'game.json', '--text', '--until', '7']);
    expect(await json(['replay', '-'], { input: stdout })).toMatchObject({
      ok: true,
      actions: 7,
      over: false,
    });
  });

  test('--trace has a line for each action', async () => {
    const { code, stdout } = await bastide(['replay', 'game.json', '--trace']);
    expect(code).toBe(0);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ by, action }) => ({ by, ...action }))).toEqual(record.actions);
    lines.forEach((line, at) => {
      expect(Object.keys(line)).toEqual(['at', 'by', 'action', 'listed', 'points', 'events']);
      expect(line.at).toBe(at);
      expect(line.listed).toBeGreaterThan(0);
    });
    expect(lines.at(-1)!.points).toEqual(record.result.points);
    expect(lines.at(-1)!.events.at(-1)).toMatchObject({ type: 'ended', ...record.result });
    expect((await json(['replay', 'game.json', '--trace'])).trace).toEqual(lines);
  });

  test('replay reads standard input with one record, or one on each line', async () => {
    expect((await json(['replay', '-'], { input: JSON.stringify(record, null, 2) })).points).toEqual(
      record.result.points,
    );
    const lines = records.map((one) => JSON.stringify(one)).join('\n');
    expect((await json(['replay', '-'], { input: lines })).records).toHaveLength(GAMES);
  });

  test('--json prints one document for several records', async () => {
    const { ok, records: reports } = await json(['replay', 'games.jsonl', 'game.json']);
    expect(ok).toBe(true);
    expect(reports.map((report: Json) => report.file)).toEqual([
      'games.jsonl:1',
      'games.jsonl:2',
      'games.jsonl:3',
      'game.json',
    ]);
    for (const [i, report] of reports.entries())
      expect(report.points).toEqual((records[i] ?? record).result.points);
  });

  test('every product in the summary is correct, and a majority is none', async () => {
    await json(
      'simulate carcassonne --with traders --bots greedy --seed 3 --games 1 --record goods.jsonl'.split(' '),
    );
    const { stdout } = await bastide(['replay', 'goods.jsonl']);
    const products = [...stdout.matchAll(/(\d+) [a-z]+ × (\d+) = (\d+)/g)];
    expect(products.length).toBeGreaterThan(5);
    for (const [, count, each, points] of products) expect(Number(count) * Number(each)).toBe(Number(points));
    expect(stdout).toMatch(/most (wine|grain|cloth) \(\d+\): 10/);
    expect(stdout).not.toMatch(/× 0/);
  });

  test('replay prints points with reasons, or one line for each of many records', async () => {
    const one = (await bastide(['replay', 'game.json'])).stdout;
    expect(one).toContain(`over after ${record.actions.length} actions`);
    expect(one).toMatch(/ {2}\+\d+ {2}CAR-[A-Z-]+\d\d +\d+ \w+ × \d+ = \d+/);
    expect((await bastide(['replay', 'games.jsonl'])).stdout.trim().split('\n')).toHaveLength(GAMES);
  });
});

describe('the refusals of replay', () => {
  const withoutLast = (changed: object) => ({ ...record, result: undefined, ...changed });

  /** Returns the record with one action replaced. */
  function spoilt(at: number, action: object): string {
    const actions = [...record.actions];
    actions[at] = { by: actions[at].by, ...action };
    return file('spoilt.json', withoutLast({ actions }));
  }

  /** With JSON output the refusal is the document, with the engine's reason; the command line has that of the messages. */
  async function expectFault(
    name: string,
    fault: { at?: number; rule: string },
    because: RegExp,
    reason = '',
  ) {
    const { code, stdout, stderr } = await bastide(['replay', name, '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, file: name, ...fault });
    expect(JSON.parse(stdout).because).toMatch(because);
    const place = fault.at === undefined ? '' : `action ${fault.at}: `;
    expect(stderr).toBe(`bastide: ${name}: ${place}${fault.rule}: ${reason || JSON.parse(stdout).because}\n`);
  }

  test('an illegal action is refused with its index, rule and reason', async () => {
    const at = 61 + record.actions.slice(61).findIndex(({ type }: { type: string }) => type === 'place');
    await expectFault(
      spoilt(at, { type: 'place', at: [0, 0], turned: 0 }),
      { at, rule: 'CAR-TILE-01' },
      /a tile lies at 0,0/,
      'a tile must go on an empty space, with a side touching another tile',
    );
    await expectFault(spoilt(at, { type: 'skip' }), { at, rule: 'CAR-TILE-05' }, /must be placed/);
    await expectFault(spoilt(at, { type: 'jump' }), { at, rule: 'RECORD' }, /there is no action "jump"/);
  });

  test('an illegal action is refused in every form, and nothing is printed', async () => {
    spoilt(1, { type: 'skip' });
    for (const form of [[], ['--text'], ['--trace']])
      expect(await refused(['replay', 'spoilt.json', ...form])).toMatch(
        /^spoilt\.json: action 1: CAR-TILE-05: a tile/,
      );
  });

  test('a bad record among good ones prevents all output', async () => {
    const bad = JSON.stringify({ ...records[1], result: { points: [1, 2, 3], winners: [2] } });
    const lines = [JSON.stringify(records[0]), bad, JSON.stringify(records[2])].join('\n');
    expect(await refused(['replay', file('mixed.jsonl', lines)])).toMatch(
      /^mixed\.jsonl:2: RECORD: the result given/,
    );
    const { code, stdout } = await bastide(['replay', 'mixed.jsonl', '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      records: [{ ok: true }, { ok: false }, { ok: true }],
    });
  });

  test('an invalid record is refused with its fault', async () => {
    await expectFault(file('a.json', '{"format": '), { rule: 'RECORD' }, /no JSON/);
    await expectFault(file('b.json', 'hello'), { rule: 'RECORD' }, /neither JSON nor a text/);
    await expectFault(file('c.json', '{}'), { rule: 'RECORD' }, /the format is/);
    await expectFault(file('d.json', withoutLast({ game: 'chess' })), { rule: 'RECORD' }, /no game "chess"/);
    await expectFault(
      file('e.json', withoutLast({ colour: 'red' })),
      { rule: 'RECORD' },
      /no member "colour"/,
    );
    await expectFault(
      file('f.json', withoutLast({ options: { edition: 'c9' } })),
      { rule: 'OPTIONS' },
      /"c9"/,
    );
    await expectFault(file('g.json', withoutLast({ seats: [] })), { rule: 'RECORD' }, /3 entries/);
    await expectFault(
      file('h.txt', 'bastide/1 carcassonne\n\n0 what'),
      { rule: 'RECORD' },
      /line 3: cannot read "what"/,
    );
  });

  test('missing files and invalid arguments are refused', async () => {
    expect(await refused(['replay', 'nowhere.json', '--json'])).toBe('nowhere.json: no such file or folder');
    expect(await refused(['replay', '.', '--json'])).toBe('.: this is a folder');
    expect(await refused(['replay', 'game.json', '--seat', '3', '--json'])).toBe(
      'game.json: there is no seat 3; seats are 0 to 2',
    );
    expect(await refused(['replay', 'game.json', '--until', '-1'])).toMatch(/at least 0/);
    expect(await refused(['replay', file('empty.jsonl', '\n')])).toBe('empty.jsonl: no record found');
    expect(await refused(['replay', 'game.json', '--text', '--trace'])).toMatch(/choose one, or add --json/);
    expect(await refused(['replay'])).toBe("missing required argument 'files'");
  });
});

function withoutBy({ by: _, ...action }: { by: unknown }) {
  return action;
}
