import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { table } from '../table.ts';

/** Blue's monastery at (0,1), surrounded but for the south-east corner. */
const SURROUNDED = `
  (0,1) BA-B@0     Blue monk m1
  (-1,0) BA-U@90
  (1,0) BA-U@90
  (-1,1) BA-E@270
  (1,1) BA-E@90
  (-1,2) BA-E@180
  (0,2) BA-E@180
`;

rule('CAR-MON-01', 'a monastery with all eight neighbours is complete: 9 points', () => {
  const t = table('Blue', 'Red').given(SURROUNDED);
  expect(t.points).toStrictEqual({ Blue: 0, Red: 0 });
  t.turn('Blue', '(1,2) BA-E@180');
  expect(t.points).toStrictEqual({ Blue: 9, Red: 0 });
  expect(t.eventsOfType('scored')[0]?.rule).toBe('CAR-MON-01');
  expect(t.supply('Blue').meeple).toBe(7);
});

rule('CAR-MON-01', 'a monastery that fills the last gap is complete at once', () => {
  const t = table('Blue', 'Red').given(`
    (-1,0) BA-U@90
    (1,0) BA-U@90
    (-1,1) BA-E@270
    (1,1) BA-E@90
    (-1,2) BA-E@180
    (1,2) BA-E@180
    (0,2) BA-E@180
  `);
  t.turn('Blue', '(0,1) BA-B@0 Blue monk m1');
  expect(t.points).toStrictEqual({ Blue: 9, Red: 0 });
});

rule('CAR-MON-02', 'any tile beside it, also across a corner, can complete it, whoever places it', () => {
  const t = table('Blue', 'Red').given(SURROUNDED).turn('Red', '(1,2) BA-E@180');
  expect(t.points).toStrictEqual({ Blue: 9, Red: 0 });
});

rule(
  'CAR-MON-03',
  'neighbouring monasteries count each other, and have nothing else to do with each other',
  () => {
    const t = table('Blue', 'Red').given(`
    (0,1) BA-B@0  Blue monk m1
    (0,2) BA-B@0  Red monk m1
  `);
    expect(t.feature('(0,1) m1').tiles).toBe(3); // with the start tile
    expect(t.feature('(0,2) m1').tiles).toBe(2);
    t.left('BA-U').turn('Blue', '(1,0) BA-U@90');
    expect(t.points).toStrictEqual({ Blue: 4, Red: 2 });
  },
);
