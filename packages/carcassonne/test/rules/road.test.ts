import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { table } from '../table.ts';

/** A road from a junction in the west, open in the east. */
const ROAD = '(-1,0) BA-W@0 Blue highwayman r1';

const ENDS = {
  'a junction': '(1,0) BA-W@0',
  'a village': '(1,0) BA-L@0',
  'a crossing': '(1,0) BA-X@0',
  'a city gate': '(1,0) TB-A@180',
  'a monastery': '(1,0) BA-A@90',
  'a house': '(1,0) TB-C@0',
};
for (const [end, tile] of Object.entries(ENDS))
  rule('CAR-ROAD-01', `${end} ends a road`, () => {
    const t = table('Blue', 'Red').given(ROAD).turn('Red', tile);
    expect(t.points).toStrictEqual({ Blue: 3, Red: 0 });
    expect(t.feature('(0,0) r1').open).toBe(0);
  });

rule('CAR-ROAD-01', 'a road with an open end is not complete; a bridge does not end it', () => {
  for (const tile of ['(1,0) BA-U@90', '(1,0) BA-V@0', '(1,0) TB-B@0']) {
    const t = table('Blue', 'Red').given(ROAD).turn('Red', tile);
    expect(t.points).toStrictEqual({ Blue: 0, Red: 0 });
    expect(t.feature('(0,0) r1').open).toBe(1);
  }
});

rule('CAR-ROAD-01', 'a closed loop is complete', () => {
  const t = table('Blue', 'Red').given(`
    (0,1) BA-V@270  Blue highwayman r1
    (1,1) BA-V@0
    (1,2) BA-V@90
  `);
  expect(t.points).toStrictEqual({ Blue: 0, Red: 0 });
  t.turn('Red', '(0,2) BA-V@180');
  expect(t.points).toStrictEqual({ Blue: 4, Red: 0 });
});

rule('CAR-ROAD-02', 'one point for each tile; a tile crossed twice counts once', () => {
  // The road goes over the bridge at (1,0), round the loop in the north-east, and back under the bridge.
  const t = table('Blue', 'Red').given(`
    (-1,0) BA-W@0  Blue highwayman r1
    (1,0) TB-B@0
    (2,0) BA-V@90
    (2,-1) BA-V@0
    (1,-1) BA-V@270
  `);
  expect(t.feature('(1,0) r1').tiles).toBe(6);
  t.turn('Red', '(1,1) BA-W@180');
  expect(t.points).toStrictEqual({ Blue: 7, Red: 0 });
  expect(t.eventsOfType('scored')[0]?.parts).toStrictEqual([{ for: 'tiles', count: 7, each: 1, points: 7 }]);
  expect(t.eventsOfType('scored')[0]?.rule).toBe('CAR-ROAD-02');
});

rule('CAR-ROAD-02', 'a road past two tiles with two cities each counts both', () => {
  const t = table('Blue', 'Red').given(`
    (1,0) TB-D@180
    (-1,0) TB-L@0  Blue highwayman r1
  `);
  expect(t.points).toStrictEqual({ Blue: 3, Red: 0 });
});
