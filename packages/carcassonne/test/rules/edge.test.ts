import { TILES, tileFacts } from '@bastide/carcassonne';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

/** Blue's road with highwayman and builder, open at both ends. */
const BUILDER_ROAD = `
  (1,0) BA-U@90  Blue highwayman r1
  (2,0) BA-U@90  Blue builder r1
`;

/** Two roads with a gap between them, at (2,0): Blue's in the west, Red's in the east. */
const TWO_ROADS = `
  (1,0) BA-U@90  Blue highwayman r1
  (1,1) BA-B@0
  (2,1) BA-B@0
  (3,1) BA-B@0
  (3,0) BA-U@90  Red highwayman r1
`;

const fieldOf = (tile: string, slot: string) =>
  tileFacts(tile).segments.find(
    (one) => one.kind === 'field' && (one.slots as readonly string[]).includes(slot),
  )?.name;

rule('CAR-EDGE-01', 'joining two own features makes the builder work', () => {
  const t = table('Blue', 'Red').given(`
    (-1,0) BA-U@90  Blue highwayman r1
    (-2,0) BA-U@90  Blue builder r1
    (0,1) BA-B@0
    (1,1) BA-B@0
    (2,1) BA-B@0
    (2,0) BA-U@90   Blue highwayman r1
  `);
  t.turn('Blue', '(1,0) BA-U@90');
  expect(t.view.part).toBe(2);
  expect(t.feature('(1,0) r1').strength).toStrictEqual({ Blue: 2, Red: 0 });
});

rule('CAR-EDGE-02', 'the builder works at the far end of its feature too', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).turn('Blue', '(-1,0) BA-U@90');
  expect(t.view.part).toBe(2);
});

rule('CAR-EDGE-03', 'builder and meeple in the same step: no, one figure in each part', () => {
  const t = table('Blue', 'Red').given('(1,0) BA-U@90 Blue highwayman r1');
  t.turn('Blue', '(2,0) BA-U@90 Blue builder r1');
  expect(t.seat).toBe('Red');
  expect(t.view.phase).toBe('draw');
});

rule(
  'CAR-EDGE-04',
  'the builder may go beside the knight placed in the first part; there is no third part',
  () => {
    const t = table('Blue', 'Red').given(BUILDER_ROAD).given('(-1,0) BA-W@0');
    t.turn('Blue', '(3,0) TB-A@180 Blue knight c1').part('(3,1) BA-R@0 Blue builder c1');
    expect(t.figures).toStrictEqual(['Blue knight (3,0) c1', 'Blue builder (3,1) c1']);
    expect(t.seat).toBe('Red');
  },
);

rule(
  'CAR-EDGE-05',
  'the builder on a feature that the same tile completed would change nothing: not offered',
  () => {
    const t = table('Blue', 'Red').given('(0,-1) BA-N@90 Blue knight c1').lays('Blue', '(1,-1) BA-E@270');
    expect(t.refuses('builder c1')).toBe('CAR-TB-BUILDER-14');
  },
);

rule(
  'CAR-EDGE-06',
  'an opponent completes my builder’s feature: all return, nobody gets a second part',
  () => {
    const t = table('Blue', 'Red').given(BUILDER_ROAD).given('(-1,0) BA-W@0').turn('Red', '(3,0) BA-W@0');
    expect(t.pieces('Blue')).toBe('7 meeples, builder, pig');
    expect(t.seat).toBe('Blue');
    expect(t.view.part).toBe(1);
  },
);

rule(
  'CAR-EDGE-07',
  'my first tile completes the builder’s feature: the builder is back before the second part',
  () => {
    const t = table('Blue', 'Red').given(BUILDER_ROAD).given('(-1,0) BA-W@0').turn('Blue', '(3,0) BA-W@0');
    expect(t.view.part).toBe(2);
    expect(t.supply('Blue').builder).toBe(1);
  },
);

rule('CAR-EDGE-08', 'no tile is left after the first: no second part', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).left('BA-U').turn('Blue', '(3,0) BA-U@90');
  expect(t.view.phase).toBe('over');
  expect(t.view.double).toBe(false);
});

rule('CAR-EDGE-09', 'the second tile fits nowhere: it is put aside, and another is drawn', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).given('(0,-1) BA-E@180');
  t.turn('Blue', '(3,0) BA-U@90').draw('TB-X');
  expect([t.seat, t.view.part, t.view.phase]).toStrictEqual(['Blue', 2, 'draw']);
});

rule('CAR-EDGE-10', 'the second part need not be beside the first', () => {
  const t = table('Blue', 'Red')
    .given(BUILDER_ROAD)
    .turn('Blue', '(3,0) BA-U@90')
    .part('(0,1) BA-B@0 Blue monk m1');
  expect(t.seat).toBe('Red');
});

rule('CAR-EDGE-11', 'place, then score: a meeple that comes back can be used in the next part only', () => {
  // All seven meeples of Blue are on the board when it completes its road.
  const t = table('Blue', 'Red').given(`
    (-1,0) BA-W@0   Blue highwayman r1
    (0,1) BA-B@0    Blue monk m1
    (0,2) BA-B@0    Blue monk m1
    (0,3) BA-B@0    Blue monk m1
    (0,4) BA-B@0    Blue monk m1
    (1,2) BA-A@0    Blue monk m1
    (0,5) BA-E@180  Blue farmer f1
    (1,0) BA-U@90   Blue builder r1
  `);
  t.lays('Blue', '(2,0) BA-L@0');
  expect(t.choices).toStrictEqual(['pig f3', 'skip']);
  t.does('skip');
  expect(t.points).toStrictEqual({ Blue: 4, Red: 0 });
  expect(t.view.part).toBe(2);
  t.part('(2,1) BA-U@0 Blue highwayman r1');
  expect(t.supply('Blue').meeple).toBe(0);
});

rule('CAR-EDGE-12', 'one city that touches a field on two sides counts once for that field', () => {
  const t = table('Blue', 'Red').given(`
    (0,-1) BA-G@90   Blue farmer f1
    (1,-1) BA-B@0
    (1,-2) BA-B@0
    (0,-2) BA-E@180
    (-1,-2) BA-B@0
    (-1,-1) BA-B@0
  `);
  expect(t.feature('(0,-1) f2').cities.length).toStrictEqual(1);
  expect(t.feature('(0,-1) f1').parts).toStrictEqual(t.feature('(0,-1) f2').parts);
});

rule(
  'CAR-EDGE-13',
  'one tile with two segments of the same city: one tile; both belong to it for fields',
  () => {
    // BA-I has a city in the east and another in the south, when turned; the other three tiles join them.
    const t = table('Blue', 'Red').given(`
    (0,1) BA-I@90   Blue knight c1
    (1,1) BA-N@180
    (1,2) BA-N@270
  `);
    expect(t.feature('(0,1) c1').parts).not.toStrictEqual(t.feature('(0,1) c2').parts);
    t.turn('Red', '(0,2) BA-N@0');
    expect(t.feature('(0,1) c1').parts).toStrictEqual(t.feature('(0,1) c2').parts);
    expect(t.points).toStrictEqual({ Blue: 4 * 2, Red: 0 });
    expect(t.feature('(0,1) f1').cities).toHaveLength(1);
  },
);

rule('CAR-EDGE-14', 'fields under a bridge are not connected', () => {
  const t = table('Blue', 'Red').given('(1,0) TB-B@0 Blue farmer f2').lays('Red', '(2,0) BA-U@90');
  expect(t.refuses('farmer f2')).toBe('CAR-MEEP-02'); // north of the road, as Blue
  expect(t.refuses('farmer f1')).toBeUndefined(); // south of the road
});

rule('CAR-EDGE-15', 'the fields left and right of a road to a city gate are different on that tile', () => {
  for (const tile of ['BA-S', 'BA-T', 'TB-E', 'TB-V'])
    expect(fieldOf(tile, 'S1'), tile).not.toBe(fieldOf(tile, 'S3'));
  for (const tile of ['TB-A', 'TB-D', 'TB-L'])
    expect(fieldOf(tile, 'E1'), tile).not.toBe(fieldOf(tile, 'E3'));
});

rule('CAR-EDGE-16', 'a field passes round the end of a monastery’s road and of a house', () => {
  expect(fieldOf('BA-A', 'S1')).toBe(fieldOf('BA-A', 'S3'));
  expect(fieldOf('BA-A', 'S1')).toBe(fieldOf('BA-A', 'N2'));
  expect(fieldOf('TB-C', 'E2')).toBe(fieldOf('TB-C', 'S1'));
  const t = table('Blue', 'Red').given('(1,0) BA-A@90 Blue farmer f1');
  expect(t.feature('(0,0) f1').parts).toStrictEqual(t.feature('(0,0) f2').parts); // round the monastery
});

rule('CAR-EDGE-17', 'an inner field is a legal place for a farmer, and can never grow', () => {
  const t = table('Blue', 'Red').turn('Blue', '(0,-1) TB-M@0 Blue farmer f1');
  expect(t.feature('(0,-1) f1').parts).toStrictEqual([{ at: [0, -1], on: 'f1' }]);
  t.left('BA-B').turn('Red', '(0,1) BA-B@0');
  expect(t.points).toStrictEqual({ Blue: 3, Red: 0 }); // the city in the south is complete
});

rule('CAR-EDGE-18', 'no meeple goes where this very tile joins a feature that is held already', () => {
  const t = table('Blue', 'Red').given(TWO_ROADS).lays('Blue', '(2,0) BA-W@180');
  expect(t.refuses('highwayman r1')).toBe('CAR-MEEP-02'); // joined with Blue's own road
  expect(t.refuses('highwayman r3')).toBe('CAR-MEEP-02'); // joined with Red's
  expect(t.refuses('highwayman r2')).toBeUndefined(); // the new road to the north
});

rule(
  'CAR-EDGE-19',
  'two players’ meeples meet in one feature with equal strength: both get the full points',
  () => {
    const t = table('Blue', 'Red')
      .given(TWO_ROADS)
      .given(`
    (2,0) BA-U@90
    (-1,0) BA-W@0
  `);
    t.turn('Red', '(4,0) BA-W@0');
    expect(t.points).toStrictEqual({ Blue: 6, Red: 6 });
  },
);

rule('CAR-EDGE-20', 'a builder never makes a majority', () => {
  const t = table('Blue', 'Red')
    .given(TWO_ROADS)
    .given(`
    (2,0) BA-U@90  Blue builder r1
    (-1,0) BA-W@0
  `);
  t.turn('Red', '(4,0) BA-W@0');
  expect(t.points).toStrictEqual({ Blue: 6, Red: 6 });
});

rule('CAR-EDGE-23', 'the second tile completes a city: the same player takes its goods', () => {
  const t = table('Blue', 'Red')
    .given(BUILDER_ROAD)
    .given(`
    (0,-1) TB-Q@90  Red knight c1
    (0,-2) TB-E@90
  `);
  t.turn('Blue', '(3,0) BA-U@90').part('(0,-3) BA-E@180');
  expect(t.points).toStrictEqual({ Blue: 0, Red: 8 });
  expect(t.goods('Blue')).toStrictEqual({ wine: 1, grain: 1, cloth: 0 });
});

rule('CAR-EDGE-24', 'a tile that completes a monastery and brings another: each is scored by itself', () => {
  const t = table('Blue', 'Red').given(`
    (0,1) BA-B@0     Blue monk m1
    (-1,0) BA-U@90
    (1,0) BA-U@90
    (-1,1) BA-E@270
    (1,1) BA-E@90
    (-1,2) BA-E@270
    (1,2) BA-E@90
    (-1,3) BA-N@180
    (1,3) BA-N@90
    (0,3) BA-E@180
  `);
  t.turn('Red', '(0,2) BA-B@0 Red monk m1');
  expect(t.points).toStrictEqual({ Blue: 9, Red: 9 });
});

rule(
  'CAR-EDGE-25',
  'the option for small cities leaves goods alone; no city of two tiles can have any',
  () => {
    for (const smallCity of [4, 2] as const) {
      const t = tableWith({ sets: ['traders'], smallCity }, 'Blue', 'Red').given(
        '(0,-1) TB-Q@90  Blue knight c1',
      );
      t.turn('Red', '(0,-2) BA-E@180');
      expect(t.points).toStrictEqual({ Blue: 6, Red: 0 });
      expect(t.goods('Red')).toStrictEqual({ wine: 1, grain: 0, cloth: 0 });
    }
    for (const { id, segments } of TILES)
      for (const segment of segments)
        if (segment.kind === 'city' && segment.good) expect(segment.sides.length, id).toBeGreaterThan(1);
  },
);

rule(
  'CAR-EDGE-25',
  'first printing: 2 points for a small city, 6 for three tiles, and goods as usual',
  () => {
    const small = tableWith({ edition: 'c1', sets: ['traders'] }, 'Blue', 'Red');
    small.turn('Blue', '(0,-1) TB-D@0 Blue knight c2'); // its grain is in the other city
    expect(small.points).toStrictEqual({ Blue: 2, Red: 0 });
    expect(small.eventsOfType('goods')).toStrictEqual([]);
    const three = tableWith({ edition: 'c1', sets: ['traders'] }, 'Blue', 'Red');
    three.given('(0,-1) TB-Q@90  Blue knight c1').turn('Red', '(0,-2) BA-E@180');
    expect(three.points).toStrictEqual({ Blue: 6, Red: 0 });
    expect(three.goods('Red')).toStrictEqual({ wine: 1, grain: 0, cloth: 0 });
  },
);
