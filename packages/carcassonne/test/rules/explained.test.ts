import { GOODS, type Options, type SegmentKind, tileFacts, tilesOf } from '@bastide/carcassonne';
import { expect } from 'vitest';
import { optionsOf } from '../random-game.ts';
import { rule, ruleIn } from '../rule.ts';
import { table, tableWith } from '../table.ts';

const c3 = (...seats: string[]) => tableWith({ edition: 'c3', sets: ['traders'] }, ...seats);

const segments = (tile: string, kind: SegmentKind) =>
  tileFacts(tile).segments.filter((segment) => segment.kind === kind);
const ends = (tile: string) =>
  segments(tile, 'road').map((road) => road.kind === 'road' && road.ends.join('-'));

rule('G14', 'The bridge TB-B: two roads, none of which ends here, and four fields', () => {
  expect(ends('TB-B')).toStrictEqual(['N-S', 'E-W']);
  expect(segments('TB-B', 'field')).toHaveLength(4);
});

ruleIn(
  'G15',
  'The bridge TB-C: the upper road ends at the house, the lower one at the city',
  ['c1', 'classic', 'c2', 'c3'],
  (table) => {
    const t = table('Blue', 'Red').turn('Blue', '(0,-1) TB-C@180 Blue highwayman r2');
    expect(t.feature('(0,-1) c1').open).toBe(0);
    expect(t.feature('(0,-1) c1').tiles).toBe(2);
    t.turn('Red', '(1,-1) BA-W@0');
    expect(t.points).toStrictEqual({ Blue: 2, Red: 0 }); // from the house to the junction
    expect(t.feature('(0,-1) r1').open).toBe(1); // under the bridge, to the north
  },
);

rule('G16', 'The monastery TB-J: three roads, three fields', () => {
  expect(segments('TB-J', 'monastery')).toHaveLength(1);
  expect(ends('TB-J')).toStrictEqual(['E-m1', 'S-m1', 'W-m1']);
  expect(segments('TB-J', 'field')).toHaveLength(3);
});

ruleIn(
  'G17',
  'The tile TB-M: three city segments that are not joined',
  ['c1', 'classic', 'c2', 'c3'],
  (table) => {
    const t = table('Blue', 'Red').given('(0,-1) TB-M@0');
    const cities = ['c1', 'c2', 'c3'].map((name) => t.feature(`(0,-1) ${name}`));
    expect(cities.map(({ open }) => open)).toStrictEqual([2, 1, 0]);
  },
);

rule('CAR-TB-TILES-01', 'on a bridge the roads do not meet, and fields are cut by both', () => {
  const t = table('Blue', 'Red').given('(1,0) TB-B@0  Blue highwayman r2').lays('Red', '(1,1) BA-U@0');
  expect(t.refuses('highwayman r1')).toBeUndefined(); // Blue is on the other road
  const fields = ['f1', 'f2', 'f3', 'f4'].map((name) => JSON.stringify(t.feature(`(1,0) ${name}`).parts));
  expect(new Set(fields).size).toBe(4);
});

rule('CAR-TB-TILES-02', 'TB-B has four fields, TB-C three', () => {
  expect(segments('TB-B', 'field')).toHaveLength(4);
  expect(segments('TB-C', 'field')).toHaveLength(3);
});

rule('CAR-TB-TILES-03', 'on TB-C one road ends at the city, the other at a house in the field', () => {
  expect(ends('TB-C')).toStrictEqual(['S-c1', 'W-h']);
});

rule('CAR-TB-TILES-04', 'the monastery of TB-J cuts the road in three and the field in three', () => {
  const t = table('Blue', 'Red').lays('Blue', '(1,0) TB-J@0');
  expect(t.choices.filter((choice) => /[rf]\d$/.test(choice))).toStrictEqual([
    'meeple r1',
    'meeple r2',
    'meeple r3',
    'meeple f1',
    'meeple f2',
    'meeple f3',
  ]);
  t.does('highwayman r3'); // from the start tile to the monastery: one end is closed
  expect(t.feature('(1,0) r3').tiles).toBe(2);
  expect(t.feature('(1,0) r1').strength).toStrictEqual({ Blue: 0, Red: 0 });
});

rule('CAR-TB-TILES-07', 'TB-M has three separate city parts', () => {
  // Its southern part completes the city of the start tile; the others stay open.
  const t = table('Blue', 'Red').turn('Blue', '(0,-1) TB-M@0 Blue knight c3');
  expect(t.points).toStrictEqual({ Blue: 4, Red: 0 });
  expect(t.feature('(0,-1) c1').open).toBe(2);
  expect(t.feature('(0,-1) c2').open).toBe(1);
});

rule(
  'CAR-TB-TILES-08',
  'the box has 24 tiles: 9 with wine, 6 with grain, 5 with cloth, 4 without goods',
  () => {
    const box = (options: Partial<Options>) =>
      tilesOf(optionsOf(options)).filter(({ id }) => id.startsWith('TB-'));
    const goodsOf = (id: string): readonly string[] =>
      tileFacts(id).segments.flatMap((one) => (one.kind === 'city' && one.good ? [one.good] : []));
    const copies = (tiles: ReturnType<typeof box>, good?: string) =>
      tiles
        .filter(({ id }) => (good ? goodsOf(id).includes(good) : goodsOf(id).length === 0))
        .reduce((sum, tile) => sum + tile.copies, 0);
    const old = box({ edition: 'c2', sets: ['traders'] });
    expect([...GOODS.map((good) => copies(old, good)), copies(old)]).toStrictEqual([9, 6, 5, 4]);
    const withGoods = (sets: Options['sets']) =>
      GOODS.reduce((sum, good) => sum + copies(box({ edition: 'c3', sets }), good), 0);
    expect([withGoods(['traders']), withGoods(['traders', 'river'])]).toStrictEqual([19, 20]);
  },
);

rule('G18', 'The outhouse TB-A’: one road with one open end, one field on both its sides', () => {
  expect(ends("TB-A'")).toStrictEqual(['E-o']);
  expect(segments("TB-A'", 'field')).toHaveLength(1);
});

rule('G19', 'The monastery TB-J’: two roads with one open end each, one field', () => {
  expect(segments("TB-J'", 'monastery')).toHaveLength(1);
  expect(ends("TB-J'")).toStrictEqual(['S-m1', 'W-o']);
  expect(segments("TB-J'", 'field')).toHaveLength(1);
});

rule(
  'CAR-TB-TILES-05',
  'TB-A’: the road ends in the meadow and does not divide it; on TB-A it ends at the gate',
  () => {
    const third = c3('Blue', 'Red').lays('Blue', "(-1,0) TB-A'@0");
    expect(third.choices.filter((choice) => /^meeple [cf]\d$/.test(choice))).toStrictEqual([
      'meeple c1',
      'meeple f1',
    ]);
    third.does('highwayman r1').turn('Red', '(1,0) BA-W@0');
    expect(third.points).toStrictEqual({ Blue: 3, Red: 0 }); // from the outhouse to the junction
    // North and south of the road are one field, here and along the start tile.
    expect(third.feature('(0,0) f1').parts).toStrictEqual(third.feature('(0,0) f2').parts);
    const first = table('Blue', 'Red').given('(-1,0) TB-A@0').turn('Red', '(1,0) BA-W@0');
    expect(first.feature('(0,0) f1').parts).not.toStrictEqual(first.feature('(0,0) f2').parts);
  },
);

rule(
  'CAR-TB-TILES-06',
  'TB-J’: one road ends in the field, one at the monastery; TB-J cuts its field in three',
  () => {
    const third = c3('Blue', 'Red').lays('Blue', "(1,0) TB-J'@0");
    expect(third.choices.filter((choice) => /^meeple [mf]\d$/.test(choice))).toStrictEqual([
      'meeple m1',
      'meeple f1',
    ]);
    third.does('highwayman r2');
    expect(third.feature('(1,0) r2').open).toBe(1); // to the west of the start tile
    third.turn('Red', '(-1,0) BA-W@0');
    expect(third.points).toStrictEqual({ Blue: 3, Red: 0 });
    expect(third.feature('(0,0) f1').parts).toStrictEqual(third.feature('(0,0) f2').parts);
    const first = table('Blue', 'Red').given('(1,0) TB-J@0');
    expect(new Set(['f1', 'f2', 'f3'].map((name) => first.feature(`(1,0) ${name}`))).size).toBe(3);
  },
);
