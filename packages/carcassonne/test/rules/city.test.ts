import { TILES } from '@bastide/carcassonne';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

/** A ring of eight tiles round an empty cell at (0,-2): one city with two coats of arms. */
const RING = `
  (0,-1) BA-C@0    Blue knight c1
  (-1,-1) BA-N@0
  (1,-1) BA-N@270
  (-1,-2) BA-R@90
  (1,-2) BA-R@270
  (-1,-3) BA-N@90
  (1,-3) BA-M@180
  (0,-3) BA-R@180
`;

rule('CAR-CITY-01', 'a city is complete when no side is open; a gap inside the walls is open', () => {
  const t = table('Blue', 'Red').given(RING);
  expect(t.feature('(0,0) c1').open).toBe(4);
  expect(t.points).toStrictEqual({ Blue: 0, Red: 0 });
  t.turn('Red', '(0,-2) TB-X@0');
  expect(t.feature('(0,0) c1').open).toBe(0);
  expect(t.points).toStrictEqual({ Blue: 24, Red: 0 });
});

rule('CAR-CITY-02', 'two points for each tile and two for each coat of arms', () => {
  const t = table('Blue', 'Red').given('(0,-1) BA-M@90 Blue knight c1').turn('Red', '(1,-1) BA-E@270');
  expect(t.points).toStrictEqual({ Blue: 3 * 2 + 2, Red: 0 });
  expect(t.eventsOfType('scored')[0]?.parts).toStrictEqual([
    { for: 'tiles', count: 3, each: 2, points: 6 },
    { for: 'shields', count: 1, each: 2, points: 2 },
  ]);
});

rule('CAR-CITY-02', 'two segments of the same city on one tile count as one tile', () => {
  // TB-X has two corner cities; the ring joins them.
  const t = table('Blue', 'Red').given(RING).turn('Red', '(0,-2) TB-X@0');
  expect(t.feature('(0,-2) c1').tiles).toBe(10);
  expect(t.feature('(0,-2) c1').parts).toStrictEqual(t.feature('(0,-2) c2').parts);
});

rule('CAR-CITY-02', 'where two cities that share two tiles are joined, each of the two counts once', () => {
  // Both BA-H lie between a western and an eastern city, until BA-G joins these.
  const t = table('Blue', 'Red').given(`
    (0,1) BA-H@0     Blue knight c1
    (1,1) BA-N@180
    (1,2) BA-R@270
    (1,3) BA-N@270
    (0,3) BA-H@0
    (-1,3) BA-M@0
    (-1,2) BA-R@90
    (-1,1) BA-N@90
  `);
  expect(['(0,1) c1', '(0,1) c2'].map((city) => t.feature(city).tiles)).toStrictEqual([5, 5]);
  t.turn('Red', '(0,2) BA-G@0');
  expect(t.feature('(0,2) c1').tiles).toBe(9);
  expect(t.points).toStrictEqual({ Blue: 9 * 2 + 2, Red: 0 });
});

rule(
  'CAR-CITY-03',
  'a complete city of two tiles is worth 4, or 2 by the option of the oldest printings',
  () => {
    for (const [smallCity, points] of [
      [4, 4],
      [2, 2],
    ] as const) {
      const t = tableWith({ smallCity }, 'Blue', 'Red').turn('Blue', '(0,-1) BA-E@180 Blue knight c1');
      expect(t.points).toStrictEqual({ Blue: points, Red: 0 });
    }
  },
);

rule('CAR-CITY-03', 'the first printing pays 2, all later ones 4', () => {
  for (const [edition, points] of [
    ['c1', 2],
    ['classic', 4],
    ['c2', 4],
    ['c3', 4],
  ] as const) {
    const t = tableWith({ edition }, 'Blue', 'Red').turn('Blue', '(0,-1) BA-E@180 Blue knight c1');
    expect(t.points, edition).toStrictEqual({ Blue: points, Red: 0 });
    expect(t.eventsOfType('scored')[0]?.rule).toBe(points === 2 ? 'CAR-CITY-03' : 'CAR-CITY-02');
  }
});

rule('CAR-CITY-03', 'a city of three tiles is worth 6 under either option', () => {
  for (const smallCity of [4, 2] as const) {
    const t = tableWith({ smallCity }, 'Blue', 'Red').given('(0,-1) BA-N@90 Blue knight c1');
    t.turn('Red', '(1,-1) BA-E@270');
    expect(t.points).toStrictEqual({ Blue: 6, Red: 0 });
  }
});

rule('CAR-CITY-03', 'no city of two tiles has a coat of arms or goods: both lie in larger segments', () => {
  for (const tile of TILES)
    for (const segment of tile.segments)
      if (segment.kind === 'city' && (segment.shield || segment.good))
        expect(segment.sides.length, tile.id).toBeGreaterThan(1);
});

rule('CAR-CITY-04', 'the option changes neither unfinished cities nor fields', () => {
  for (const smallCity of [4, 2] as const) {
    // At the end: an unfinished city of two tiles with a coat of arms.
    const city = tableWith({ smallCity }, 'Blue', 'Red').given('(0,-1) BA-M@90 Blue knight c1');
    city.left('BA-B').turn('Red', '(0,1) BA-B@0');
    expect(city.points).toStrictEqual({ Blue: 3, Red: 0 });
    // A field beside a complete city of two tiles.
    const field = tableWith({ smallCity }, 'Blue', 'Red').given('(0,-1) BA-E@180 Blue farmer f1');
    field.left('BA-B').turn('Red', '(0,1) BA-B@0');
    expect(field.points).toStrictEqual({ Blue: 3, Red: 0 });
  }
});

rule('CAR-CITY-05', 'one tile can complete several cities; each is scored by itself', () => {
  const t = table('Blue', 'Red').given(`
    (-1,0) BA-U@90
    (-1,-1) BA-E@90  Blue knight c1
  `);
  t.turn('Red', '(0,-1) BA-I@180 Red knight c1');
  expect(t.points).toStrictEqual({ Blue: 4, Red: 4 });
  expect(t.figures).toStrictEqual([]);
});
