import assert from 'node:assert/strict';
import {
  GOODS,
  readTiles,
  type Segment,
  SIDES,
  slots,
  TILES,
  tileFacts,
  tilesOf,
} from '@bastide/carcassonne';
import { test } from 'vitest';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const copies = (of: readonly { copies: number }[]) => sum(of.map((tile) => tile.copies));
const base = tilesOf([]);
const traders = TILES.filter(({ id }) => id.startsWith('TB'));
const count = (tiles: typeof base, what: (segment: Segment) => boolean) =>
  sum(tiles.map((tile) => tile.copies * tile.segments.filter(what).length));

test('the base game has 72 tiles of 24 types, Traders & Builders 24 more, all different', () => {
  assert.equal(copies(base), 72);
  assert.equal(base.length, 24);
  assert.equal(copies(traders), 24);
  assert.equal(traders.length, 24);
  assert.deepEqual(tilesOf(['traders']), [...base, ...traders]);
});

test('the sides of the base game: 79 city, 94 road, 115 field', () => {
  const sides = (edge: string) =>
    sum(base.map((tile) => tile.copies * tile.edges.filter((one) => one === edge).length));
  assert.deepEqual([sides('city'), sides('road'), sides('field')], [79, 94, 115]);
});

test('ten coats of arms and six monasteries in the base game', () => {
  assert.equal(
    count(base, (segment) => segment.kind === 'city' && segment.shield),
    10,
  );
  assert.equal(
    count(traders, (segment) => segment.kind === 'city' && segment.shield),
    0,
  );
  assert.equal(
    count(base, (segment) => segment.kind === 'monastery'),
    6,
  );
  assert.equal(
    count(traders, (segment) => segment.kind === 'monastery'),
    1,
  );
});

test('9 wine, 6 grain and 5 cloth, all in Traders & Builders', () => {
  const symbols = (tiles: typeof base) =>
    GOODS.map((good) => count(tiles, (segment) => segment.kind === 'city' && segment.good === good));
  assert.deepEqual(symbols(traders), [9, 6, 5]);
  assert.deepEqual(symbols(base), [0, 0, 0]);
});

test('each of the twelve slots of every tile belongs to exactly one segment', () => {
  const rim = SIDES.flatMap((side) => [`${side}1`, `${side}2`, `${side}3`]).sort();
  for (const tile of TILES) assert.deepEqual(tile.segments.flatMap(slots).sort(), rim, tile.id);
});

test('roads leave by the side that shows them, cities fill theirs', () => {
  for (const tile of TILES)
    SIDES.forEach((side, s) => {
      const road = tile.segments.some((one) => one.kind === 'road' && (one.ends as string[]).includes(side));
      const city = tile.segments.some((one) => one.kind === 'city' && one.sides.includes(side));
      assert.equal(tile.edges[s], road ? 'road' : city ? 'city' : 'field', tile.id);
    });
});

test('a tile is text, and reads as it is printed', () => {
  assert.deepEqual(readTiles('ZZ-D x2 CRFR | c1(N;wine) r1(E-W) f1(E1 W3;c1) f2(E3 S W1;-) # a remark\n'), [
    {
      id: 'ZZ-D',
      copies: 2,
      edges: ['city', 'road', 'field', 'road'],
      segments: [
        { kind: 'city', name: 'c1', sides: ['N'], shield: false, good: 'wine' },
        { kind: 'road', name: 'r1', ends: ['E', 'W'] },
        { kind: 'field', name: 'f1', slots: ['E1', 'W3'], cities: ['c1'] },
        { kind: 'field', name: 'f2', slots: ['E3', 'S1', 'S2', 'S3', 'W1'], cities: [] },
      ],
    },
  ]);
});

test('a tile line that contradicts itself is refused', () => {
  const WRONG: [line: string, because: RegExp][] = [
    ['no tile at all', /not a tile/],
    ['ZZ-A x1 FFF | f1(N E S W;-)', /not a tile/],
    ['ZZ-A x1 FFFQ | f1(N E S W;-)', /not a tile/],
    ['ZZ-A FFFF | f1(N E S W;-)', /not a tile/],
    ['ZZ-A x1 CFFF | c1(N) f1(N E S W;c1)', /N1 belongs to c1 and f1/],
    ['ZZ-A x1 FFFF | f1(N E S;-)', /W1 is bare/],
    ['ZZ-A x1 RFFF | r1(N-x) f1(N1 E S W;-)', /N3 is bare/],
    ['ZZ-A x1 FFFF | c1(N) f1(E S W;c1)', /its edge says field/],
    ['ZZ-A x1 CFFF | f1(N E S W;-)', /its edge says city/],
    ['ZZ-A x1 RFFF | f1(N E S W;-)', /its edge says road/],
    ['ZZ-A x1 FFFF | f1(N1 N2 E S W;-) f2(N3;-)', /the field N is cut/],
    ['ZZ-A x1 CFFF | c1(N) f1(E S W;c1 c2)', /there is no c2/],
    ['ZZ-A x1 RFFF | r1(N-c1) f1(N1 N3 E S W;-)', /there is no c1/],
    ['ZZ-A x1 RFFF | r1(N-m1) f1(N1 N3 E S W;-)', /there is no m1/],
    ['ZZ-A x1 RFFF | r1(N) f1(N1 N3 E S W;-)', /needs two ends/],
    ['ZZ-A x1 CFFF | c1(N) f1(E S W;-)', /no field touches c1/],
    ['ZZ-A x1 CFCF | c1(N) c1(S) f1(E;c1) f2(W;c1)', /name stands twice/],
    ['ZZ-A x1 FFFF | f1(N E S W;-)\nZZ-A x1 FFFF | f1(N E S W;-)', /stands twice/],
  ];
  for (const [line, because] of WRONG) assert.throws(() => readTiles(line), because, line);
});

test('facts are found by name; an unknown name is our own mistake', () => {
  assert.equal(tileFacts('BA-D').copies, 4);
  assert.throws(() => tileFacts('BA-Z'), /BA-Z/);
});
