import assert from 'node:assert/strict';
import { rule } from '../rule.ts';
import { table } from '../table.ts';

/** A complete city of three tiles, with a field in the east and another in the west. */
const BETWEEN_FIELDS = `
  (0,-1) BA-G@90   Blue farmer f1
  (-1,-1) BA-B@0   Red farmer f1
  (0,-2) BA-E@180
`;

rule('CAR-FARM-01', 'fields score only at the end, and only for complete cities', () => {
  const board = '(0,-1) BA-G@90  Blue farmer f1';
  const complete = table('Blue', 'Red').given(board).turn('Red', '(0,-2) BA-E@180');
  assert.deepEqual(complete.points, { Blue: 0, Red: 0 });
  complete.left('BA-B').turn('Red', '(0,1) BA-B@0');
  assert.deepEqual(complete.points, { Blue: 3, Red: 0 });
  const open = table('Blue', 'Red').given(board).left('BA-B').turn('Red', '(0,1) BA-B@0');
  assert.deepEqual(open.points, { Blue: 0, Red: 0 });
});

rule('CAR-FARM-02', 'a city that touches a field in several places counts once', () => {
  // Blue's field lies on both sides of the corridor and goes round in the north.
  const t = table('Blue', 'Red').given(`
    (0,-1) BA-G@90   Blue farmer f1
    (1,-1) BA-B@0
    (1,-2) BA-B@0
    (0,-2) BA-E@180
    (-1,-2) BA-B@0
  `);
  t.left('BA-B').turn('Red', '(-1,-1) BA-B@0');
  assert.equal(t.feature('(0,-1) f1').parts.filter(({ at }) => at.join() === '0,-1').length, 2);
  assert.equal(t.feature('(0,-1) f1').cities.length, 1);
  assert.deepEqual(t.points, { Blue: 3, Red: 0 });
});

rule('CAR-FARM-05', 'the majority in each field gets 3 points for each complete city that touches it', () => {
  const t = table('Blue', 'Red').given(`
    (-1,0) BA-U@90   Red farmer f2
    (1,0) BA-U@90
    (2,0) BA-D@0
    (0,-1) BA-E@180  Blue farmer f1
    (2,-1) BA-E@180  Blue farmer f1
    (1,-1) BA-E@0
  `);
  t.left('BA-B').turn('Blue', '(-1,-1) BA-B@0');
  assert.deepEqual(t.points, { Blue: 6, Red: 0 });
});

rule('CAR-FARM-05', 'the same city pays several fields', () => {
  const t = table('Blue', 'Red').given(BETWEEN_FIELDS).left('BA-B').turn('Red', '(0,1) BA-B@0');
  assert.deepEqual(t.points, { Blue: 3, Red: 3 });
});

rule('CAR-FARM-05', 'and the same player several times', () => {
  const board = BETWEEN_FIELDS.replace('Red', 'Blue');
  const t = table('Blue', 'Red').given(board).left('BA-B').turn('Red', '(0,1) BA-B@0');
  assert.deepEqual(t.points, { Blue: 6, Red: 0 });
});

rule('CAR-FARM-06', 'a field without farmers pays nobody', () => {
  const board = BETWEEN_FIELDS.replace('Red farmer f1', '').replace('Blue farmer f1', '');
  const t = table('Blue', 'Red').given(board).left('BA-B').turn('Red', '(0,1) BA-B@0');
  assert.equal(t.feature('(0,-1) f1').cities.length, 1);
  assert.deepEqual(t.points, { Blue: 0, Red: 0 });
});
