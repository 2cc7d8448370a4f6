import assert from 'node:assert/strict';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

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

/** A complete city with three fields around it: Blue has a farmer in two of them, Red one in the third. */
const THREE_FIELDS = `
  (0,-1) BA-G@90   Blue farmer f1
  (-1,-1) BA-B@0   Red farmer f1
  (0,-2) BA-E@180  Blue farmer f1
`;
const WAYS = ['city-4', 'field-3-once', 'field-3'] as const;
const end = (fieldScoring: (typeof WAYS)[number], board: string, ...seats: string[]) =>
  tableWith({ sets: ['inns', 'traders'], fieldScoring }, ...seats)
    .given(board)
    .left('BA-B')
    .turn(seats[0]!, '(0,1) BA-B@0').points;

rule('CAR-FARM-03', 'city by city: farmers of all fields around are added up, and the most get 4', () => {
  assert.deepEqual(end('city-4', THREE_FIELDS, 'Blue', 'Red'), { Blue: 4, Red: 0 });
  // Each field by itself would pay: CAR-FARM-05.
  assert.deepEqual(end('field-3', THREE_FIELDS, 'Blue', 'Red'), { Blue: 6, Red: 3 });
});

rule('CAR-FARM-03', 'those who share the most get 4 each; strength counts, not heads', () => {
  const big = THREE_FIELDS.replace('Red farmer', 'Red big farmer');
  assert.deepEqual(end('city-4', big, 'Blue', 'Red'), { Blue: 4, Red: 4 });
});

rule('CAR-FARM-03', 'a field that touches the city twice counts once', () => {
  // Blue's one field lies on both sides of the corridor. Red's strip touches the same two cities: they share them.
  const board = `
    (0,-1) BA-G@90   Blue farmer f1
    (-1,0) BA-D@0    Red farmer f1
    (1,-1) BA-B@0
    (1,-2) BA-B@0
    (0,-2) BA-E@180
    (-1,-2) BA-B@0
    (-1,-1) BA-E@180
  `;
  assert.deepEqual(end('city-4', board, 'Blue', 'Red'), { Blue: 8, Red: 8 });
});

rule('CAR-FARM-03', 'each complete city is counted by itself', () => {
  // Blue shares the southern city with Red's two fields, and has the small one in the west alone.
  const board = `
    (0,-1) BA-G@90   Blue farmer f2
    (0,-2) BA-E@180  Red farmer f1
    (1,-1) BA-B@0    Red farmer f1
    (-1,-1) BA-E@90
    (-2,-1) BA-E@270
  `;
  const t = tableWith({ fieldScoring: 'city-4' }, 'Blue', 'Red').given(
    board.replace('BA-E@90', 'BA-E@270').replace('(-2,-1) BA-E@270', '(-2,-1) BA-E@90'),
  );
  t.left('BA-B').turn('Blue', '(0,1) BA-B@0');
  assert.deepEqual(t.points, { Blue: 4, Red: 4 });
  assert.deepEqual(
    t.told('scored').map(({ seat, rule, strength }) => [seat, rule, strength]),
    [
      [1, 'CAR-FARM-03', [1, 2]],
      [0, 'CAR-FARM-03', [1, 0]],
    ],
  );
});

rule('CAR-FARM-04', 'by field, but no player is paid twice for a city', () => {
  assert.deepEqual(end('field-3-once', THREE_FIELDS, 'Blue', 'Red'), { Blue: 3, Red: 3 });
  assert.deepEqual(end('field-3', THREE_FIELDS, 'Blue', 'Red'), { Blue: 6, Red: 3 });
});

rule('CAR-FARM-04', 'with a pig in one of the fields the city is paid at the better rate', () => {
  for (const pig of ['(1,-1) BA-B@0  Blue pig f1', '(0,-3) BA-B@0  Blue pig f1']) {
    const board = `${THREE_FIELDS.trim()}\n${pig}`;
    assert.deepEqual(end('field-3-once', board, 'Blue', 'Red'), { Blue: 4, Red: 3 });
    assert.deepEqual(end('field-3', board, 'Blue', 'Red'), { Blue: 4 + 3, Red: 3 });
    assert.deepEqual(end('city-4', board, 'Blue', 'Red'), { Blue: 5, Red: 0 });
  }
});

rule('CAR-FARM-06', 'in any way of counting', () => {
  const nobody = THREE_FIELDS.replaceAll(/(Blue|Red) farmer f1/g, '');
  for (const way of WAYS) assert.deepEqual(end(way, nobody, 'Blue', 'Red'), { Blue: 0, Red: 0 }, way);
});
