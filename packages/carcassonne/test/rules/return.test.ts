import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

/** A road that Blue and Red share, with both their builders; open in the west. */
const SHARED_ROAD = `
  (1,0) BA-U@90  Blue highwayman r1
  (1,1) BA-B@0
  (2,1) BA-B@0
  (3,1) BA-B@0
  (3,0) BA-U@90  Red highwayman r1
  (2,0) BA-U@90  Blue builder r1
  (4,0) BA-U@90  Red builder r1
  (5,0) BA-W@0
`;

rule('CAR-RET-01', 'after scoring, all meeples of the feature go back, those of losers too', () => {
  const t = table('Blue', 'Red').given(`
    (1,0) BA-U@90  Blue highwayman r1
    (1,1) BA-B@0
    (2,1) BA-B@0
    (3,1) BA-B@0
    (3,0) BA-U@90  Red highwayman r1
    (4,1) BA-B@0
    (5,1) BA-E@180
    (5,0) BA-U@90  Blue highwayman r1
    (2,0) BA-U@90
    (4,0) BA-U@90
    (6,0) BA-W@0
  `);
  t.turn('Red', '(-1,0) BA-W@0');
  expect(t.points).toStrictEqual({ Blue: 8, Red: 0 });
  expect(t.figures).toStrictEqual([]);
  expect(t.supply('Blue').meeple).toBe(7);
  expect(t.supply('Red').meeple).toBe(7);
});

rule('CAR-RET-02', 'builders in it go back too', () => {
  const t = table('Blue', 'Red').given(SHARED_ROAD);
  expect(t.supply('Blue').builder + t.supply('Red').builder).toBe(0);
  t.turn('Red', '(-1,0) BA-W@0');
  expect(t.points).toStrictEqual({ Blue: 7, Red: 7 });
  expect(t.supply('Blue').builder).toBe(1);
  expect(t.supply('Red').builder).toBe(1);
  expect(
    t
      .eventsOfType('returned')[0]
      ?.figures.map(({ figure }) => figure)
      .sort(),
  ).toStrictEqual(['builder', 'builder', 'meeple', 'meeple']);
});

rule('CAR-RET-02', 'no helper is left in what was completed, and its inn stays', () => {
  const t = tableWith({ sets: ['inns', 'traders'] }, 'Blue', 'Red').given(
    SHARED_ROAD.replace('BA-U@90  Blue highwayman', 'IC-B@0  Blue highwayman'),
  );
  expect(t.feature('(1,0) r1').helpers).toStrictEqual([0, 1]);
  t.turn('Red', '(-1,0) BA-W@0');
  const { helpers, rich } = t.feature('(1,0) r1');
  expect({ helpers, rich }).toStrictEqual({ helpers: [], rich: true });
});

rule('CAR-RET-03', 'all features that a tile completes are scored first; then everything goes back', () => {
  const t = table('Blue', 'Red').given(`
    (-1,0) BA-U@90
    (-1,-1) BA-E@90  Blue knight c1
  `);
  t.turn('Red', '(0,-1) BA-I@180 Red knight c1');
  expect(t.events.map(({ type }) => type)).toStrictEqual([
    'drawn',
    'placed',
    'deployed',
    'scored',
    'scored',
    'returned',
    'returned',
  ]);
});

rule('CAR-RET-04', 'farmers and pigs do not go back during the game', () => {
  const t = table('Blue', 'Red').given(`
    (0,-1) BA-N@90  Blue farmer f1
    (0,-2) BA-B@0   Blue pig f1
  `);
  t.turn('Red', '(1,-1) BA-E@270 Red knight c1'); // completes the city beside the field
  expect(t.points).toStrictEqual({ Blue: 0, Red: 6 });
  expect(t.figures).toStrictEqual(['Blue farmer (0,-1) f1', 'Blue pig (0,-2) f1']);
});
