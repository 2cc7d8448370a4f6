import { carcassonneLearning } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import { LEARNED } from '../src/carcassonne/learned/worths.ts';

const { features, fitTo, leaf, lessons, play } = carcassonneLearning;
const ROW = features.length + 4;

test('the learnt weights belong to the features of this code, and say how they were made', () => {
  expect(LEARNED.features).toEqual(features);
  expect(lessons).toEqual(expect.arrayContaining(Object.keys(LEARNED.lessons)));
  expect(Object.keys(LEARNED.lessons)).toEqual(expect.arrayContaining(['base', 'traders', 'paired']));
  for (const { command, explained, before, worths } of Object.values(LEARNED.lessons)) {
    expect(worths).toHaveLength(3 * features.length);
    expect(worths.every(Number.isFinite)).toBe(true);
    expect(explained).toBeGreaterThan(before);
    expect(command).toContain('npm run learn -- carcassonne');
  }
});

test('a game gives a row for each position, and for each way of a turn that is looked at; an equal seed equal ones', () => {
  const read = carcassonne.readOptions({ sets: ['traders'] });
  if (!read.ok) throw new Error(read.because);
  const lesson = { slips: 10, looks: 5, rollouts: 2, course: { rounds: 1, first: 2, later: 1 } };
  const gather = () => play(carcassonne.setup(read.value), leaf(), lesson, new Sfc32(3), 0);
  const rows = gather();
  // A row for each draw but the first; a tile that fits nowhere is drawn again from a position that is noted again.
  expect(rows.positions.length / ROW).toBeGreaterThanOrEqual(90);
  expect(rows.siblings.length % ROW).toBe(0);
  expect(rows.siblings.length).toBeGreaterThan(0);
  expect(gather()).toEqual(rows);
});

test('the fit finds weights that made the outcomes, from positions and from siblings', () => {
  const random = new Sfc32(5);
  const some = () => random.below(7) - 3;
  const rowsOf = (count: number, group: (i: number) => number, more: (i: number) => number) => {
    const rows: number[] = [];
    for (let i = 0; i < count; i++) {
      const values = features.map(() => some());
      const stage = random.below(100) / 100;
      rows.push(...values, stage, 5, 5 + 2 * values[0]! + 3 * values[1]! * stage + more(i), group(i));
    }
    return Float32Array.from(rows);
  };
  const lists = Array.from({ length: 10 }, () =>
    rowsOf(
      400,
      () => -1,
      () => 0,
    ),
  );
  // A feature that all ways of a turn share does not tell them apart.
  const siblings = rowsOf(
    400,
    (i) => i >> 3,
    (i) => 50 * (i >> 3),
  );
  const { worths, explained, explainedBefore } = fitTo(lists, [siblings], { siblings: 10, penalty: 1e-6 });
  expect(worths[0]).toBeCloseTo(2, 1);
  expect(worths[4]).toBeCloseTo(3, 1);
  expect(Math.abs(worths[6]!)).toBeLessThan(0.05);
  expect(explained).toBeGreaterThan(0.99);
  expect(explainedBefore).toBeLessThan(0.5);
  // Too few lists to keep one for looking at.
  expect(fitTo(lists.slice(0, 9), [], { siblings: 10, penalty: 1e-6 })).toMatchObject({
    explained: 0,
    explainedBefore: 0,
  });
});
