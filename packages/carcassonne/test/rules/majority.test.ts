import { controllersOf } from '@bastide/carcassonne';
import { expect } from 'vitest';
import { rule, ruleIn } from '../rule.ts';
import { table, tableWith } from '../table.ts';

/** Three pieces of road, south of which lie fields: Blue, Red, Blue. */
const PIECES = `
  (1,0) BA-U@90  Blue highwayman r1
  (1,1) BA-B@0
  (2,1) BA-B@0
  (3,1) BA-B@0
  (3,0) BA-U@90  Red highwayman r1
  (4,1) BA-B@0
  (5,1) BA-E@180
  (5,0) BA-U@90  Blue highwayman r1
`;

ruleIn(
  'G20',
  'Strength 0: one knight and a builder against one knight, both score',
  ['classic', 'c2'],
  (table) => {
    const t = table('Blue', 'Red').given(`
    (0,-1) BA-R@90   Blue knight c1
    (0,-2) BA-G@90   Blue builder c1
    (1,0) BA-U@90
    (2,0) BA-U@90
    (2,-1) BA-E@270  Red knight c1
    (0,-3) BA-E@180
  `);
    t.turn('Red', '(1,-1) BA-F@0'); // six tiles and a coat of arms
    expect(t.points).toStrictEqual({ Blue: 14, Red: 14 });
  },
);

ruleIn(
  'G20',
  'Strength 0: one farmer and a pig against one farmer, both score, Blue at the pig rate',
  ['classic', 'c2'],
  (table) => {
    const t = table('Blue', 'Red').given(`
    (0,-1) BA-E@180  Blue farmer f1
    (1,0) BA-U@90    Red farmer f2
  `);
    t.left('BA-B').turn('Blue', '(1,-1) BA-B@0 Blue pig f1');
    expect(t.points).toStrictEqual({ Blue: 4, Red: 3 });
  },
);

ruleIn('G20', 'Strength 0 in the third edition, where they arrive in pairs', ['c3'], (table) => {
  const city = table('Blue', 'Red').given(`
    (0,-1) BA-R@90   Blue knight c1 with builder
    (0,-2) BA-E@180  Red
    (1,0) BA-U@90
    (2,0) BA-U@90
    (2,-1) BA-E@270  Red knight c1
  `);
  city.turn('Red', '(1,-1) BA-F@0'); // five tiles and a coat of arms
  expect(city.points).toStrictEqual({ Blue: 12, Red: 12 });
  const field = table('Blue', 'Red').given(`
    (0,-1) BA-E@180  Blue farmer f1 with pig
    (1,0) BA-U@90    Red farmer f2
  `);
  field.left('BA-B').turn('Blue', '(1,-1) BA-B@0');
  expect(field.points).toStrictEqual({ Blue: 3, Red: 3 });
});

rule('CAR-MAJ-01', 'whoever has the greatest strength in the feature gets all points, others nothing', () => {
  const t = table('Blue', 'Red').given(`${PIECES.trim()}
    (2,0) BA-U@90
    (4,0) BA-U@90
    (-1,0) BA-W@0
  `);
  expect(t.feature('(0,0) r1').strength).toStrictEqual({ Blue: 2, Red: 1 });
  t.turn('Red', '(6,0) BA-W@0');
  expect(t.points).toStrictEqual({ Blue: 8, Red: 0 });
});

rule('CAR-MAJ-02', 'those who share the greatest strength get the full points each', () => {
  const t = table('Blue', 'Red', 'Green').given(`
    (1,0) BA-U@90  Blue highwayman r1
    (1,1) BA-B@0
    (2,1) BA-B@0
    (3,1) BA-B@0
    (3,0) BA-U@90  Red highwayman r1
    (2,0) BA-U@90
    (-1,0) BA-W@0
  `);
  t.turn('Green', '(4,0) BA-W@0');
  expect(t.points).toStrictEqual({ Blue: 6, Red: 6, Green: 0 });
});

rule('CAR-MAJ-03', 'strength decides who scores; it never multiplies points', () => {
  const t = table('Blue', 'Red').given(`${PIECES.trim()}
    (2,0) BA-U@90
    (4,0) BA-U@90
    (-1,0) BA-W@0
  `);
  t.turn('Red', '(6,0) BA-W@0');
  const [scored] = t.eventsOfType('scored');
  expect(scored?.strength).toStrictEqual([2, 1]);
  expect(scored?.points).toBe(8);
});

rule('CAR-MAJ-04', 'a feature without meeples gives no points, though its goods are taken', () => {
  const t = table('Blue', 'Red').given('(0,-1) TB-Q@90').turn('Red', '(0,-2) BA-E@180');
  expect(t.points).toStrictEqual({ Blue: 0, Red: 0 });
  expect(t.eventsOfType('scored')).toStrictEqual([]);
  expect(t.goods('Red')).toStrictEqual({ wine: 1, grain: 0, cloth: 0 });
});

rule('CAR-MAJ-01', 'who controls a feature can be asked of what a view shows', () => {
  for (const [strength, seats] of [
    [[0, 0], []],
    [[1, 0], [0]],
    [[1, 2], [1]],
    [
      [2, 2, 1],
      [0, 1],
    ],
    [
      [0, 3, 10, 0, 9, 10],
      [2, 5],
    ],
    [[1, 1, 1, 1, 1, 1, 1, 15], [7]],
    [
      [1, 0, 0, 0, 0, 0, 0, 1],
      [0, 7],
    ],
  ] as const)
    expect(controllersOf(strength), strength.join()).toStrictEqual(seats);
  const t = table('Blue', 'Red').given('(1,0) BA-U@90 Red highwayman r1');
  expect(controllersOf(t.view.features.find(({ kind }) => kind === 'road')!.strength)).toStrictEqual([1]);
});

rule('CAR-MAJ-01', 'the strength of each of six seats is known, and the last may lead', () => {
  const t = tableWith({ sets: ['inns'] }, 'Blue', 'Red', 'Green', 'Yellow', 'Black', 'Pink').given(`
    (1,0) BA-U@90   Green highwayman r1
    (1,1) BA-B@0
    (2,1) BA-B@0
    (3,1) BA-B@0
    (3,0) BA-U@90   Pink big highwayman r1
    (2,0) BA-U@90
    (-1,0) BA-W@0
  `);
  expect(Object.values(t.feature('(0,0) r1').strength)).toStrictEqual([0, 0, 1, 0, 0, 2]);
  t.turn('Blue', '(4,0) BA-W@0');
  expect(Object.values(t.points)).toStrictEqual([0, 0, 0, 0, 0, 6]);
});
