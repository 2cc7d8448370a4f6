import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bastide, file, folder, json, refused } from './bastide.ts';

type Json = ReturnType<typeof JSON.parse>;
let record: Json;

beforeAll(async () => {
  await json('simulate catan --seed 4 --games 1 --option victoryTarget=6 --record catan.jsonl'.split(' '));
  record = JSON.parse(readFileSync(path.join(folder, 'catan.jsonl'), 'utf8'));
  file('catan.json', record);
});

describe('replay of Catan', () => {
  test('the breakdown adds up to the points, and each score adds up from its parts', async () => {
    const { breakdown, points, winners, over } = await json(['replay', 'catan.json']);
    const sums = [0, 0, 0, 0];
    for (const { seat, rule, points: won, parts } of breakdown) {
      sums[seat]! += won;
      expect(rule).toMatch(/^CAT-/);
      expect(parts.reduce((sum: number, part: { points: number }) => sum + part.points, 0)).toBe(won);
    }
    expect(sums).toEqual(points);
    expect({ over, winners }).toEqual({ over: true, winners: record.result.winners });
  });

  test('a trace shows hands and bonus cards after every action', async () => {
    const { trace } = await json(['replay', 'catan.json', '--trace']);
    expect(trace).toHaveLength(record.actions.length);
    for (const { hands, cards, longestRoad, largestArmy, points } of trace) {
      const counts = cards.map((own: Record<string, number>) => Object.values(own).reduce((a, b) => a + b));
      expect(hands).toEqual(counts);
      for (const holder of [longestRoad, largestArmy])
        if (holder !== null) expect(points[holder]).toBeGreaterThan(2);
    }
    expect(trace[0]).toMatchObject({ by: 'chance', listed: 0, hands: [0, 0, 0, 0], longestRoad: null });
  });

  test('a trace for one seat keeps the secrets of the others', async () => {
    const { trace, view } = await json(['replay', 'catan.json', '--trace', '--seat', '1', '--until', '60']);
    expect(view.seats.map((seat: Json) => seat.hand === null)).toEqual([true, false, true, true]);
    for (const { cards, events } of trace) {
      expect(cards).toBeUndefined();
      for (const event of events)
        if (event.type === 'robbed' && event.seat !== 1 && event.from !== 1) expect(event.card).toBeNull();
    }
  });

  test('the points in a trace for one seat omit victory point cards of others', async () => {
    const { trace: whole } = await json(['replay', 'catan.json', '--trace']);
    const { trace } = await json(['replay', 'catan.json', '--trace', '--seat', '1']);
    let hidden = 0;
    for (const [at, { points }] of trace.entries()) {
      expect(points[1]).toBe(whole[at].points[1]);
      for (const seat of [0, 2, 3]) hidden += whole[at].points[seat] - points[seat];
    }
    expect(hidden).toBeGreaterThan(0);
  });

  test('the text form is read back as the same record', async () => {
    const text = (await bastide(['replay', 'catan.json', '--text'])).stdout;
    expect(text).toMatch(/^\d roll \d \d/m);
    file('catan.txt', text);
    expect((await json(['replay', 'catan.txt'])).points).toEqual(record.result.points);
  });

  test('a bad action is refused with its place, rule and reason', async () => {
    const at = record.actions.findIndex(({ type }: Json) => type === 'robber');
    const { to } = record.actions[at];
    const after = record.actions.findIndex(({ type }: Json, i: number) => type === 'robber' && i > at);
    const actions = record.actions.map((action: Json, i: number) =>
      i === after ? { ...action, to } : action,
    );
    file('bad.json', { ...record, actions });
    expect(await refused(['replay', 'bad.json'])).toBe(
      `bad.json: action ${after}: CAT-ROBBER-03: the robber is already there: it must move`,
    );
  });
});
