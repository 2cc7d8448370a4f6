import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catan, RESOURCES } from '@bastide/catan';
import { type GameRecord, type RecordedAction, replay } from '@bastide/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { bastide, file, folder, json, refused } from './bastide.ts';

const SEATS = [0, 1, 2, 3];
const KINDS = ['knight', 'point', 'roads', 'plenty', 'monopoly'] as const;
type Line = RecordedAction & { readonly card?: string; readonly seat?: number };
type Seen = GameRecord<{ readonly seats: number }, Line>;
let record: Seen;

beforeAll(async () => {
  await json(
    'simulate catan --seed 4 --games 1 --bots greedy --option victoryTarget=8 --record c.jsonl'.split(' '),
  );
  record = JSON.parse(readFileSync(path.join(folder, 'c.jsonl'), 'utf8'));
}, 60_000);

/** Number of actions after the card for which the games are compared. */
const ACTS = 20;

/** Returns the views of the seat after each action from that one on. */
function views(one: Seen, from: number, seat: number): string[] {
  const { result: _, ...open } = one;
  const found: string[] = [];
  replay(catan, open, from + ACTS, {
    after: (state, _actor, _action, at) => {
      if (at >= from) found.push(JSON.stringify(catan.view(state, seat)));
    },
  });
  return found;
}

/**
 * Returns the record with another card in that action, for a seat that cannot know it, and the number of actions for
 * which the seat's views are equal; undefined if there is no such seat or card.
 */
function otherwise(
  at: number,
): { readonly other: Seen; readonly seat: number; readonly until: number } | undefined {
  const { card, type } = record.actions[at]!;
  const cards: readonly string[] = type === 'stolen' ? RESOURCES : KINDS;
  for (const seat of SEATS) {
    const due = views(record, at, seat);
    for (const instead of cards) {
      const actions = record.actions.map((act, i) => (i === at ? { ...act, card: instead } : act));
      const other: Seen = { ...record, actions };
      const found = instead === card ? [] : views(other, at, seat);
      const parted = found.findIndex((view, i) => view !== due[i]);
      const until = at + (parted < 0 ? found.length : parted);
      if (until > at) return { other, seat, until };
    }
  }
  return undefined;
}

const FORMS = [[], ['--json'], ['--trace'], ['--text'], ['--json', '--trace', '--text']];

/** Returns all output about a record from that seat's point of view: alone, and beside others. */
async function printed(one: object, seat: number, until: number): Promise<string[]> {
  file('seen.json', { ...one, result: undefined });
  const told: string[] = [];
  for (const form of [...FORMS, ['seen.json'], ['seen.json', '--json', '--trace', '--text']]) {
    const args = ['replay', 'seen.json', '--seat', String(seat), '--until', String(until), ...form];
    const { code, stdout, stderr } = await bastide(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    told.push(stdout);
  }
  return told;
}

describe('the secrets of a replay with --seat', () => {
  test.each(['stolen', 'dealt'])(
    'records that differ in a card %s to others have the same output',
    async (type) => {
      let compared = 0;
      for (const [at, act] of record.actions.entries()) {
        const found = act.type === type && compared < 2 ? otherwise(at) : undefined;
        if (!found) continue;
        const { other, seat, until } = found;
        expect(await printed(other, seat, until)).toEqual(await printed(record, seat, until));
        // Without a seat nothing is redacted, so the records do differ.
        const whole = (one: Seen) =>
          bastide([
            'replay',
            file('one.json', { ...one, result: undefined }),
            '--text',
            '--until',
            `${until}`,
          ]);
        expect(await whole(other)).not.toEqual(await whole(record));
        compared++;
      }
      expect(compared).toBe(2);
    },
  );

  test('the output for a seat contains neither the seed nor the dealer’s secret', async () => {
    const until = 60;
    const seeded: Seen = { ...record, meta: { seed: 5 }, fairness: { secret: 'x' } };
    expect(await printed(seeded, 2, until)).toEqual(await printed({ ...record, meta: null }, 2, until));
  });

  test('the output for a seat contains no unknown members of seats', async () => {
    const seats = record.seats.map((one, seat) => ({ ...one, hand: `ore:${seat}` }));
    expect(await printed({ ...record, seats }, 2, 60)).toEqual(await printed(record, 2, 60));
  });

  test('the output for a seat hides the reason of another seat’s refusal', async () => {
    const at = record.actions.findIndex(({ type }) => type === 'end');
    const other = (record.actions[at]!.by as number) + 1;
    const told: string[][] = [];
    for (const words of ['city V00', 'buy']) {
      const [type, place] = words.split(' ');
      const wrong = { by: record.actions[at]!.by, type, ...(place && { at: place }) };
      const broken = { ...record, result: undefined, actions: [...record.actions.slice(0, at), wrong] };
      const args = ['replay', file('broken.json', broken), '--seat'];
      expect(await refused([...args, String(wrong.by)])).toContain(`action ${at}: CAT-`);
      const said: string[] = [];
      for (const form of FORMS) {
        const { code, stdout, stderr } = await bastide([...args, String(other % 4), ...form]);
        expect(code).toBe(2);
        said.push(stdout + stderr);
      }
      told.push(said);
    }
    expect(told[0]).toEqual(told[1]);
    expect(told[0]![0]).toBe(
      `bastide: broken.json: action ${at}: RECORD: not allowed; this player may not know why\n`,
    );
  });

  test('the output of Carcassonne for a seat omits only members that never belonged to the game', async () => {
    await json('simulate carcassonne --with traders --games 1 --record k.jsonl'.split(' '));
    const one = JSON.parse(readFileSync(path.join(folder, 'k.jsonl'), 'utf8'));
    const { meta: _, ...bare } = one;
    const told = {
      ...bare,
      meta: { seed: 7 },
      fairness: { secret: 'x' },
      seats: one.seats.map((seat: object) => ({ ...seat, note: 'x' })),
    };
    expect(await printed(told, 1, 50)).toEqual(await printed(bare, 1, 50));
  });

  test('actions have no hidden cards, and choices only where they are known', async () => {
    const { trace } = await json(['replay', 'c.jsonl', '--trace', '--seat', '1']);
    expect(trace.map(({ action }: { action: Line }) => action.type)).toEqual(
      record.actions.map(({ type }) => type),
    );
    let [hidden, open] = [0, 0];
    for (const { by, listed, action, events } of trace) {
      expect(listed === undefined).toBe(by !== 1);
      if (action.type !== 'dealt') continue;
      const known = events[0].seat === 1;
      expect('card' in action).toBe(known);
      if (known) open++;
      else hidden++;
    }
    expect(hidden).toBeGreaterThan(0);
    expect(open).toBeGreaterThan(0);
  });

  test('a seat’s own victory point cards count at once, and those of others at the end', async () => {
    const { trace: whole, points } = await json(['replay', 'c.jsonl', '--trace']);
    for (const seat of SEATS) {
      const { trace, ...report } = await json(['replay', 'c.jsonl', '--trace', '--seat', String(seat)]);
      for (const [at, { points: seen }] of trace.entries()) expect(seen[seat]).toBe(whole[at].points[seat]);
      expect(trace.at(-1).points).toEqual(points);
      expect(report.points).toEqual(points);
    }
  });

  test('the text for a seat is a record only in a game without secrets', async () => {
    const { stdout } = await bastide(['replay', 'c.jsonl', '--text', '--seat', '1']);
    expect(stdout).toMatch(/^# The game as seat 1 knows it/);
    expect(stdout).toMatch(/ buy dealt \? /);
    expect(await refused(['replay', file('seen.txt', stdout)])).toContain('neither JSON nor a text');
    await json('simulate carcassonne --games 1 --record k.jsonl'.split(' '));
    const { stdout: open } = await bastide(['replay', 'k.jsonl', '--text', '--seat', '1']);
    const pointsOf = async (name: string) => (await json(['replay', name])).points;
    expect(await pointsOf(file('open.txt', open))).toEqual(await pointsOf('k.jsonl'));
  });

  test('replay refuses a seat that does not exist', async () => {
    for (const form of [[], ['--trace'], ['--text']])
      expect(await refused(['replay', 'c.jsonl', '--seat', '7', ...form])).toBe(
        'c.jsonl:1: there is no seat 7; seats are 0 to 3',
      );
  });
});
