import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CATAN_TERMS, greedy } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { type RecordedAction, recordedAction, recordOf, Sfc32, seededDealer } from '@bastide/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { loadTranslator } from '../src/i18n/translator.ts';
import { bastide, file, folder, json, refused } from './bastide.ts';

/** Returns the first turns of a game between a bot and a player of random moves. */
function begun(actions: number) {
  const options = carcassonne.readOptions({});
  if (!options.ok) throw new Error(options.because);
  const random = new Sfc32(4);
  const deal = seededDealer(random);
  const bot = greedy();
  const state = carcassonne.setup(options.value);
  const acts: RecordedAction[] = [];
  while (acts.length < actions) {
    const by = carcassonne.actors(state)[0]!;
    const listed = carcassonne.actions(state, by);
    const action =
      by === 'chance'
        ? deal(carcassonne, state)!
        : by === 0
          ? bot.choose(carcassonne, state, 0, random)
          : listed[random.below(listed.length)]!;
    carcassonne.apply(state, by, action);
    acts.push(recordedAction(by, action));
  }
  return recordOf(carcassonne, options.value, ['Olena <b>', 'Rami & Co'], acts as never, {});
}

const ACTIONS = 24;
const record = begun(ACTIONS);
const BRIEF = ['--bot', 'greedy'];
beforeAll(() => {
  file('begun.json', record);
});

describe('analyse', () => {
  test('analyse reports the chances after each action, and the effect of each decision and draw', async () => {
    const report = await json(['analyse', 'begun.json', ...BRIEF]);
    expect(report).toMatchObject({
      ok: true,
      game: 'carcassonne',
      actions: ACTIONS,
      over: false,
      bot: 'greedy',
    });
    expect(report.curve).toHaveLength(ACTIONS + 1);
    for (const [one, other] of report.curve) expect(one + other).toBeCloseTo(1, 9);
    for (const { luck, text } of report.draws) {
      expect(luck[0] + luck[1]).toBeCloseTo(0, 9);
      expect(text).toMatch(/^BA-/);
    }
    for (const { thoughts, played, loss } of report.decisions)
      expect(loss).toBeCloseTo(thoughts[0].chance - thoughts[played].chance, 9);
    // By the bot's own judgement, random moves lose more than the bot's.
    expect(report.seats[1].meanLoss).toBeGreaterThan(report.seats[0].meanLoss);
    report.seats.forEach(({ luck, loss, given, rest }: Record<string, number>, seat: number) => {
      const moved = report.curve.at(-1)[seat] - report.curve[0][seat];
      expect(luck! - loss! + given! + rest!).toBeCloseTo(moved, 9);
    });
  });

  test('analyse gives the same result on any number of threads', async () => {
    const [one, two] = [
      await json(['analyse', 'begun.json', ...BRIEF, '--workers', '1']),
      await json(['analyse', 'begun.json', ...BRIEF, '--workers', '2']),
    ];
    expect(two).toEqual(one);
  });

  test('analyse prints turning points, each seat’s play, and the largest losses', async () => {
    const { code, stdout, stderr } = await bastide(['analyse', 'begun.json', ...BRIEF]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/\njudged by greedy\n\nWhere the game turned\n/);
    expect(stdout).toMatch(/ {2}1 Rami & Co +\d+ +−[\d.]+ % {2}.+ \(better: .+\)\n/);
    expect((await bastide(['analyse', 'begun.json', ...BRIEF, '--lang', 'zh'])).stdout).toContain(
      '局势的转折',
    );
  });

  test('every term of a weighed move has a message', async () => {
    const words = loadTranslator('en', GAMES.speakers);
    const { decisions } = await json(['analyse', 'begun.json', '--bot', 'strong@6', '--seat', '0']);
    const names = decisions.flatMap(({ thoughts }: { thoughts: { terms: { name: string }[] }[] }) =>
      thoughts.flatMap(({ terms }) => terms.map(({ name }) => name)),
    );
    expect(new Set(names).size).toBeGreaterThan(4);
    expect(names.filter((name: string) => !words.has('carcassonne', `term.${name}`))).toEqual([]);
    for (const name of CATAN_TERMS) expect([name, words.has('catan', `term.${name}`)]).toEqual([name, true]);
  });

  test('analyse can judge one seat only', async () => {
    const { decisions } = await json(['analyse', 'begun.json', ...BRIEF, '--seat', '1']);
    expect(new Set(decisions.map(({ seat }: { seat: number }) => seat))).toEqual(new Set([1]));
  });

  test('the HTML report loads nothing, and names in it stay text', async () => {
    const { stdout } = await bastide([
      'analyse',
      'begun.json',
      ...BRIEF,
      '--html',
      'report.html',
      '--lang',
      'uk',
    ]);
    expect(stdout).toBe('Звіт записано в report.html.\n');
    const html = readFileSync(path.join(folder, 'report.html'), 'utf8');
    expect(html).toMatch(/^<!doctype html>\n<html lang="uk">/);
    expect(html).toContain('Olena &lt;b&gt;');
    expect(html).toContain('Rami &amp; Co');
    expect(html).not.toMatch(/<b>[^A-C]|<script|https?:|src=|url\(/);
    expect(html.match(/<details /g)!.length).toBeGreaterThan(6);
    expect(html).toMatch(/<svg [^>]*role="img" aria-label="Шанси на перемогу/);
  });

  test('analyse refuses an impossible judgement in one line, and leaves no report', async () => {
    file('broken.json', { ...record, actions: [...record.actions.slice(0, 5), record.actions[4]] });
    expect(await refused(['analyse', 'broken.json', '--html', 'none.html'])).toMatch(
      /broken\.json: action 5: CAR-/,
    );
    expect(existsSync(path.join(folder, 'none.html'))).toBe(false);
    file('two.jsonl', `${JSON.stringify(record)}\n${JSON.stringify(record)}\n`);
    expect(await refused(['analyse', 'two.jsonl'])).toMatch(/two\.jsonl: there are 2 records/);
    expect(await refused(['analyse', 'begun.json', '--seat', '2'])).toMatch(/no seat 2; seats are 0 to 1/);
    expect(await refused(['analyse', 'begun.json', '--work', '5', '--time', '1'])).toMatch(/choose one/);
    expect(await refused(['analyse', 'begun.json', '--time', '0'])).toMatch(/number of seconds/);
    expect(await refused(['analyse', 'begun.json', '--bot', 'deepblue'])).toMatch(/no bot "deepblue"/);
    expect(await refused(['analyse', 'missing.json'])).toMatch(/missing\.json: no such file/);
  });
});
