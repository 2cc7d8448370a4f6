import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { beforeAll, describe, expect, test } from 'vitest';
import { fairnessOf, playedFairly, sharesFor } from '../../../packages/fair/test/table.ts';
import { bastide, file, json, refused } from './bastide.ts';

const island = playedFairly(catan, { seats: 3 });
const landscape = playedFairly(carcassonne, {});
const fairness = fairnessOf(sharesFor(3));
const { secret: _, ...hidden } = fairness;
const { fairness: __, ...local } = island;
const chance = (record: typeof island | typeof landscape) =>
  record.actions.filter(({ by }) => by === 'chance').length;

/** An unfinished game. */
const stopped = { ...island, actions: island.actions.slice(0, 40), result: undefined, at: undefined };

const at = island.actions.findIndex(({ type }) => type === 'dice');
const { dice } = island.actions[at] as { readonly dice: readonly [number, number] };
const other = [dice[0], (dice[1] % 6) + 1];
const spoilt = {
  ...island,
  actions: island.actions.map((one, i) => (i === at ? { ...one, dice: other } : one)),
};

beforeAll(() => {
  file('island.json', island);
  file('landscape.json', landscape);
});

describe('verify', () => {
  test('verify prints the verdict and its basis', async () => {
    const report = await json(['verify', 'island.json']);
    expect(report).toMatchObject({
      ok: true,
      file: 'island.json',
      game: 'catan',
      id: fairness.game,
      scheme: 'fair-v1',
      commitment: fairness.commitment,
      secret: fairness.secret,
      nonces: fairness.nonces,
      names: ['Seat 1', 'Seat 2', 'Seat 3'],
      draws: chance(island),
    });
    expect(report.kinds.map).toBe(1);
    expect(report.kinds.dice).toBe(island.actions.filter(({ type }) => type === 'dice').length);
  });

  test('verify prints the verdict, its basis, and the values to compare', async () => {
    const { code, stdout, stderr } = await bastide(['verify', 'island.json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      new RegExp(`^island\\.json: all ${chance(island)} draws match the sealed secret\n`),
    );
    for (const shown of [fairness.commitment, fairness.secret, ...fairness.nonces, 'Seat 3'])
      expect(stdout).toContain(shown);
    expect(stdout).toMatch(/\nCompare the fingerprint/);
  });

  test('verify prints a line or a report for each of several records, of several games', async () => {
    const lines = (await bastide(['verify', 'island.json', 'landscape.json'])).stdout.trim().split('\n');
    expect(lines).toEqual([
      `island.json: all ${chance(island)} draws match the sealed secret`,
      `landscape.json: all ${chance(landscape)} draws match the sealed secret`,
    ]);
    expect(await json(['verify', 'island.json', 'landscape.json'])).toMatchObject({
      ok: true,
      records: [{ game: 'catan' }, { game: 'carcassonne' }],
    });
  });

  test('verify says that the game of a broken-off record is not over', async () => {
    file('stopped.json', stopped);
    const lines = (await bastide(['verify', 'stopped.json', 'landscape.json'])).stdout.trim().split('\n');
    const soFar = `stopped.json: all ${chance(stopped)} draws so far match the sealed secret; the record stops after 40 actions, and the game is not over`;
    expect(lines).toEqual([soFar, `landscape.json: all ${chance(landscape)} draws match the sealed secret`]);
    expect((await bastide(['verify', 'stopped.json'])).stdout.split('\n')[0]).toBe(soFar);
    expect(await json(['verify', 'stopped.json'])).toMatchObject({ ok: true, over: false, actions: 40 });
    expect(await json(['verify', 'island.json'])).toMatchObject({
      over: true,
      actions: island.actions.length,
    });
  });

  test('verify reads a record in text form from standard input', async () => {
    const { stdout: text } = await bastide(['replay', 'island.json', '--text']);
    expect(await json(['verify', '-'], { input: text })).toMatchObject({
      ok: true,
      file: 'stdin',
      draws: chance(island),
    });
  });
});

describe('the refusals of verify', () => {
  /** Expects the fault on one line, and in a document. */
  async function expectWrong(record: object, line: RegExp, document: object) {
    const name = file('wrong.json', record);
    expect(await refused(['verify', name])).toMatch(line);
    const { code, stdout, stderr } = await bastide(['verify', name, '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, file: name, ...document });
    expect(stderr).toMatch(/^bastide: [^\n]+\n$/);
  }

  test('a changed roll is refused with its index, the expected and the actual draw', async () => {
    await expectWrong(
      spoilt,
      new RegExp(
        `^wrong\\.json: action ${at}: should be ${dice.join(' ')}, but the record has ${other.join(' ')}$`,
      ),
      { why: 'draw', at, due: { type: 'dice', dice }, found: { type: 'dice', dice: other } },
    );
  });

  test('another secret is refused', async () => {
    const changed = { ...island, fairness: { ...fairness, secret: 'ab'.repeat(32) } };
    await expectWrong(changed, /^wrong\.json: the secret does not match/, { why: 'commitment' });
  });

  test('a hidden secret, and a game dealt by this device, are refused', async () => {
    await expectWrong(
      { ...island, fairness: hidden },
      /the game is over, but the record lacks the secret; [\d,]+ actions are/,
      {
        why: 'hidden',
        fairness: hidden,
        over: true,
      },
    );
    await expectWrong(
      { ...stopped, fairness: hidden },
      /the game is not over, and the secret is not revealed yet; 40 actions/,
      {
        why: 'hidden',
        actions: 40,
        over: false,
      },
    );
    await expectWrong(local, /nothing to verify/, { why: 'none' });
  });

  test('an invalid record, and an illegal action in one, are refused', async () => {
    await expectWrong({}, /^wrong\.json: RECORD: the format/, { why: 'record', rule: 'RECORD' });
    const bad = { ...island, actions: [...island.actions.slice(0, 5), { by: 0, type: 'roll' }] };
    await expectWrong(bad, /^wrong\.json: action 5: CAT-/, { why: 'record', at: 5 });
    const junk = { ...island, fairness: { ...fairness, nonces: [] } };
    await expectWrong(junk, /FAIRNESS: 0 nonces for 3 seats/, { why: 'record', rule: 'FAIRNESS' });
  });

  test('one wrong record prevents the output for the others', async () => {
    const lines = [island, spoilt, landscape].map((one) => JSON.stringify(one)).join('\n');
    expect(await refused(['verify', file('mixed.jsonl', lines)])).toMatch(/^mixed\.jsonl:2: action/);
    const { stdout } = await bastide(['verify', 'mixed.jsonl', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      records: [{ ok: true }, { ok: false }, { ok: true }],
    });
  });

  test('a missing or an empty file is refused', async () => {
    expect(await refused(['verify', 'nowhere.json'])).toMatch(/^nowhere\.json: no such file/);
    expect(await refused(['verify', file('empty.jsonl', '\n')])).toMatch(/no record/);
    expect(await refused(['verify'])).toMatch(/missing required argument/);
  });

  test('a refusal is in the reader’s language', async () => {
    const name = file('wrong.json', { ...island, fairness: { ...fairness, nonces: [] } });
    const said = async (lang: string) => (await bastide(['verify', name, '--lang', lang])).stderr;
    expect(await said('uk')).toContain('FAIRNESS: нонсів має бути 3, по одному на кожне місце');
    expect(await said('de')).toContain('FAIRNESS: es braucht 3 Beiträge');
  });
});
