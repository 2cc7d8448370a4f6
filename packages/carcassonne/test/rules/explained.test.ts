import assert from 'node:assert/strict';
import { type SegmentKind, tileFacts } from '@bastide/carcassonne';
import { rule, ruleIn } from '../rule.ts';
import { table, tableWith } from '../table.ts';

const c3 = (...seats: string[]) => tableWith({ edition: 'c3', sets: ['traders'] }, ...seats);

const segments = (tile: string, kind: SegmentKind) =>
  tileFacts(tile).segments.filter((segment) => segment.kind === kind);
const ends = (tile: string) =>
  segments(tile, 'road').map((road) => road.kind === 'road' && road.ends.join('-'));

rule('G14', 'The bridge TB-B: two roads, none of which ends here, and four fields', () => {
  assert.deepEqual(ends('TB-B'), ['N-S', 'E-W']);
  assert.equal(segments('TB-B', 'field').length, 4);
});

ruleIn(
  'G15',
  'The bridge TB-C: the upper road ends at the house, the lower one at the city',
  ['c1', 'classic', 'c2', 'c3'],
  (table) => {
    const t = table('Blue', 'Red').turn('Blue', '(0,-1) TB-C@180 Blue highwayman r2');
    assert.equal(t.feature('(0,-1) c1').open, 0);
    assert.equal(t.feature('(0,-1) c1').tiles, 2);
    t.turn('Red', '(1,-1) BA-W@0');
    assert.deepEqual(t.points, { Blue: 2, Red: 0 }); // from the house to the junction
    assert.equal(t.feature('(0,-1) r1').open, 1); // under the bridge, to the north
  },
);

rule('G16', 'The monastery TB-J: three roads, three fields', () => {
  assert.equal(segments('TB-J', 'monastery').length, 1);
  assert.deepEqual(ends('TB-J'), ['E-m1', 'S-m1', 'W-m1']);
  assert.equal(segments('TB-J', 'field').length, 3);
});

ruleIn(
  'G17',
  'The tile TB-M: three city segments that are not joined',
  ['c1', 'classic', 'c2', 'c3'],
  (table) => {
    const t = table('Blue', 'Red').given('(0,-1) TB-M@0');
    const cities = ['c1', 'c2', 'c3'].map((name) => t.feature(`(0,-1) ${name}`));
    assert.deepEqual(
      cities.map(({ open }) => open),
      [2, 1, 0],
    );
  },
);

rule('CAR-TB-TILES-01', 'on a bridge the roads do not meet, and fields are cut by both', () => {
  const t = table('Blue', 'Red').given('(1,0) TB-B@0  Blue highwayman r2').lays('Red', '(1,1) BA-U@0');
  assert.equal(t.refuses('highwayman r1'), undefined); // Blue is on the other road
  const fields = ['f1', 'f2', 'f3', 'f4'].map((name) => JSON.stringify(t.feature(`(1,0) ${name}`).parts));
  assert.equal(new Set(fields).size, 4);
});

rule('CAR-TB-TILES-02', 'TB-B has four fields, TB-C three', () => {
  assert.equal(segments('TB-B', 'field').length, 4);
  assert.equal(segments('TB-C', 'field').length, 3);
});

rule('CAR-TB-TILES-03', 'on TB-C one road ends at the city, the other at a house in the field', () => {
  assert.deepEqual(ends('TB-C'), ['S-c1', 'W-h']);
});

rule('CAR-TB-TILES-04', 'the monastery of TB-J cuts the road in three and the field in three', () => {
  const t = table('Blue', 'Red').lays('Blue', '(1,0) TB-J@0');
  assert.deepEqual(
    t.choices.filter((choice) => /[rf]\d$/.test(choice)),
    ['meeple r1', 'meeple r2', 'meeple r3', 'meeple f1', 'meeple f2', 'meeple f3'],
  );
  t.does('highwayman r3'); // from the start tile to the monastery: one end is closed
  assert.equal(t.feature('(1,0) r3').tiles, 2);
  assert.deepEqual(t.feature('(1,0) r1').strength, { Blue: 0, Red: 0 });
});

rule('CAR-TB-TILES-07', 'TB-M has three separate city parts', () => {
  // Its southern part completes the city of the start tile; the others stay open.
  const t = table('Blue', 'Red').turn('Blue', '(0,-1) TB-M@0 Blue knight c3');
  assert.deepEqual(t.points, { Blue: 4, Red: 0 });
  assert.equal(t.feature('(0,-1) c1').open, 2);
  assert.equal(t.feature('(0,-1) c2').open, 1);
});

rule('G18', 'The outhouse TB-A’: one road with one open end, one field on both its sides', () => {
  assert.deepEqual(ends("TB-A'"), ['E-o']);
  assert.equal(segments("TB-A'", 'field').length, 1);
});

rule('G19', 'The monastery TB-J’: two roads with one open end each, one field', () => {
  assert.equal(segments("TB-J'", 'monastery').length, 1);
  assert.deepEqual(ends("TB-J'"), ['S-m1', 'W-o']);
  assert.equal(segments("TB-J'", 'field').length, 1);
});

rule(
  'CAR-TB-TILES-05',
  'TB-A’: the road ends in the meadow and does not divide it; on TB-A it ends at the gate',
  () => {
    const third = c3('Blue', 'Red').lays('Blue', "(-1,0) TB-A'@0");
    assert.deepEqual(
      third.choices.filter((choice) => /^meeple [cf]\d$/.test(choice)),
      ['meeple c1', 'meeple f1'],
    );
    third.does('highwayman r1').turn('Red', '(1,0) BA-W@0');
    assert.deepEqual(third.points, { Blue: 3, Red: 0 }); // from the outhouse to the junction
    // North and south of the road are one field, here and along the start tile.
    assert.deepEqual(third.feature('(0,0) f1').parts, third.feature('(0,0) f2').parts);
    const first = table('Blue', 'Red').given('(-1,0) TB-A@0').turn('Red', '(1,0) BA-W@0');
    assert.notDeepEqual(first.feature('(0,0) f1').parts, first.feature('(0,0) f2').parts);
  },
);

rule(
  'CAR-TB-TILES-06',
  'TB-J’: one road ends in the field, one at the monastery; TB-J cuts its field in three',
  () => {
    const third = c3('Blue', 'Red').lays('Blue', "(1,0) TB-J'@0");
    assert.deepEqual(
      third.choices.filter((choice) => /^meeple [mf]\d$/.test(choice)),
      ['meeple m1', 'meeple f1'],
    );
    third.does('highwayman r2');
    assert.equal(third.feature('(1,0) r2').open, 1); // to the west of the start tile
    third.turn('Red', '(-1,0) BA-W@0');
    assert.deepEqual(third.points, { Blue: 3, Red: 0 });
    assert.deepEqual(third.feature('(0,0) f1').parts, third.feature('(0,0) f2').parts);
    const first = table('Blue', 'Red').given('(1,0) TB-J@0');
    assert.equal(new Set(['f1', 'f2', 'f3'].map((name) => first.feature(`(1,0) ${name}`))).size, 3);
  },
);
