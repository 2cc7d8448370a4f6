import {
  type CitySegment,
  GOODS,
  type Options,
  type RoadSegment,
  readTiles,
  type Segment,
  SIDES,
  slots,
  startTile,
  TILES,
  tileFacts,
  tilesOf,
} from '@bastide/carcassonne';
import { expect, test } from 'vitest';
import { isRich as isRichMark } from '../src/layout/marks.ts';
import { GARDEN } from '../src/sets/abbot/facts.ts';
import { RIVER_EDGE } from '../src/sets/river/course.ts';
import { LISTS } from '../src/tiles/catalogue.ts';
import { EDGES, KINDS } from '../src/tiles/notation.ts';
import * as tables from '../src/tiles/tables.ts';
import { optionsOf } from './random-game.ts';
import { tilesFor } from './referee/board.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const deck = (options: Partial<Options>) => tilesOf(optionsOf(options));
const copies = (of: readonly { copies: number }[]) => sum(of.map((tile) => tile.copies));
const of = (set: string, options: Partial<Options>) => deck(options).filter(({ id }) => id.startsWith(set));
const count = (tiles: ReturnType<typeof deck>, what: (segment: Segment) => boolean) =>
  sum(tiles.map((tile) => tile.copies * tile.segments.filter(what).length));

const base = deck({});
const inns = of('IC', { sets: ['inns'] });
const traders = of('TB', { sets: ['traders'] });
const river = of('RI', { sets: ['river'] });
const isMonastery = (segment: Segment) => segment.kind === 'monastery';
const city = (what: (city: CitySegment) => boolean) => (segment: Segment) =>
  segment.kind === 'city' && what(segment);
const road = (what: (road: RoadSegment) => boolean) => (segment: Segment) =>
  segment.kind === 'road' && what(segment);

test('the base game has 72 tiles of 24 types, Traders & Builders 24 more, all different', () => {
  expect(copies(base)).toBe(72);
  expect(base).toHaveLength(24);
  expect(copies(traders)).toBe(24);
  expect(traders).toHaveLength(24);
  expect(deck({ sets: ['traders'] })).toStrictEqual([...base, ...traders]);
});

test('Inns & Cathedrals have 18 tiles of 17 types, the River 12, all different', () => {
  expect(copies(inns)).toBe(18);
  expect(inns).toHaveLength(17);
  expect(copies(river)).toBe(12);
  expect(river).toHaveLength(12);
});

test('the tiles of the base game have 79 sides of city, 94 of road and 115 of field', () => {
  const sides = (edge: string) =>
    sum(base.map((tile) => tile.copies * tile.edges.filter((one) => one === edge).length));
  expect([sides('city'), sides('road'), sides('field')]).toStrictEqual([79, 94, 115]);
});

test('there are ten coats of arms in the base game and three in Inns & Cathedrals; monasteries are six, one, one and one', () => {
  const shields = [base, inns, traders, river].map((tiles) =>
    count(
      tiles,
      city(({ shield }) => shield),
    ),
  );
  expect(shields).toStrictEqual([10, 3, 0, 0]);
  const monasteries = [base, inns, traders, river].map((tiles) => count(tiles, isMonastery));
  expect(monasteries).toStrictEqual([6, 1, 1, 1]);
});

test('Inns & Cathedrals have six inns and two cathedrals, other sets none', () => {
  const rich = (tiles: typeof base) => [
    count(
      tiles,
      road(({ inn }) => inn),
    ),
    count(
      tiles,
      city(({ cathedral }) => cathedral),
    ),
  ];
  expect(rich(inns)).toStrictEqual([6, 2]);
  for (const tiles of [base, traders, river]) expect(rich(tiles)).toStrictEqual([0, 0]);
});

test('Traders & Builders have 9 wine, 6 grain and 5 cloth, other sets none', () => {
  const symbols = (tiles: typeof base) =>
    GOODS.map((good) =>
      count(
        tiles,
        city((one) => one.good === good),
      ),
    );
  expect(symbols(traders)).toStrictEqual([9, 6, 5]);
  for (const tiles of [base, inns, river]) expect(symbols(tiles)).toStrictEqual([0, 0, 0]);
  // The ninth chicken is on a river tile: CAR-RIV-09.
  expect(symbols(deck({ edition: 'c3', sets: ['traders'] }))).toStrictEqual([8, 6, 5]);
  expect(symbols(deck({ edition: 'c3', sets: ['traders', 'river'] }))).toStrictEqual([9, 6, 5]);
});

test('spring and lake end the river; between them six tiles are straight and four bend', () => {
  const ends = river.map(({ river }) => river!.ends);
  expect(ends.filter((two) => two.includes('spring'))).toHaveLength(1);
  expect(ends.filter((two) => two.includes('lake'))).toHaveLength(1);
  const through = ends.filter((two) => two.every((end) => (SIDES as readonly string[]).includes(end)));
  const straight = through.filter(([one, other]) => ['N-S', 'E-W'].includes(`${one}-${other}`));
  expect([through.length, straight.length]).toStrictEqual([10, 6]);
});

test('one copy each of thirteen types has a garden; only with the abbot it is a type of its own', () => {
  const all = { sets: ['river', 'inns', 'traders', 'abbot'] } as const;
  const gardens = deck(all).filter(({ segments }) => segments.some(({ kind }) => kind === 'garden'));
  expect(gardens.map(({ id }) => id).join(' ')).toBe(
    'BA-Eg BA-Hg BA-Ig BA-Mg BA-Ng BA-Rg BA-Ug BA-Vg IC-Bg IC-Hg TB-Kg TB-Ug RI-Jg',
  );
  for (const { id, copies, segments, edges } of gardens) {
    const plain = tileFacts(id.slice(0, -1));
    expect(copies).toBe(1);
    expect(edges).toStrictEqual(plain.edges);
    expect(segments).toStrictEqual([...plain.segments, { kind: 'garden', name: 'g1' }]);
  }
  expect(deck({ sets: ['river', 'inns', 'traders'] }).every(({ id }) => !id.endsWith('g'))).toBe(true);
  expect(copies(deck(all))).toBe(copies(deck({ sets: ['river', 'inns', 'traders'] })));
  expect(deck(all).every(({ copies }) => copies > 0)).toBe(true); // of some types that is the only copy
});

test('every combination of sets and printings holds the tiles that the tile lists name', () => {
  const choices = [[], ['river'], ['inns'], ['traders'], ['abbot'], ['river', 'traders']] as const;
  const more = [
    ['river', 'inns', 'traders'],
    ['river', 'inns', 'traders', 'abbot'],
  ] as const;
  for (const edition of ['c1', 'classic', 'c2', 'c3'] as const)
    for (const sets of [...choices, ...more]) {
      const options = optionsOf({ edition, sets });
      const named = tilesOf(options).flatMap(({ id, copies }) => Array<string>(copies).fill(id));
      const [start, ...rest] = tilesFor(options);
      expect(named.sort()).toStrictEqual([start!, ...rest].sort());
      expect(startTile(options)).toBe(start);
    }
});

test('each of the twelve slots of every tile belongs to exactly one segment, or to the river', () => {
  const rim = SIDES.flatMap((side) => [`${side}1`, `${side}2`, `${side}3`]).sort();
  for (const { id, segments, river } of TILES) {
    const water = (river?.ends ?? []).filter((end) => end.length === 1).map((side) => `${side}2`);
    expect([...segments.flatMap(slots), ...water].sort(), id).toStrictEqual(rim);
  }
});

test('roads and river leave by the side that shows them, cities fill theirs', () => {
  for (const tile of TILES)
    SIDES.forEach((side, s) => {
      const road = tile.segments.some((one) => one.kind === 'road' && (one.ends as string[]).includes(side));
      const city = tile.segments.some((one) => one.kind === 'city' && one.sides.includes(side));
      const water = tile.river?.ends.includes(side);
      expect(tile.edges[s], tile.id).toBe(road ? 'road' : city ? 'city' : water ? 'river' : 'field');
    });
});

test('a tile is text, and reads as it is printed', () => {
  expect(
    readTiles('ZZ-D x2 CRFR | c1(N;wine) r1(E-W) f1(E1 W3;c1) f2(E3 S W1;-) # a remark\n'),
  ).toStrictEqual([
    {
      id: 'ZZ-D',
      copies: 2,
      edges: ['city', 'road', 'field', 'road'],
      segments: [
        { kind: 'city', name: 'c1', sides: ['N'], shield: false, good: 'wine', cathedral: false },
        { kind: 'road', name: 'r1', ends: ['E', 'W'], inn: false },
        { kind: 'field', name: 'f1', slots: ['E1', 'W3'], cities: ['c1'] },
        { kind: 'field', name: 'f2', slots: ['E3', 'S1', 'S2', 'S3', 'W1'], cities: [] },
      ],
      river: undefined,
    },
  ]);
});

test('inn, cathedral, chickens, river and garden read as they are printed', () => {
  const [inn, cathedral, chicken, garden] = readTiles(`
    ZZ-A x1 FRVR | r1(E-W;inn) v1(S-lake) f1(N E1 W3;-) f2(E3 S1 S3 W1;-)
    ZZ-B x1 CCCC | c1(N E S W;cathedral)
    ZZ-C3 x1 CCVV | c1(N E;chicken) v1(S-W) f1(S1 W3;c1) f2(S3 W1;-)
    ZZ-D x1 FFFF | f1(N E S W;-) g1
  `);
  expect(inn!.segments[0]).toStrictEqual({ kind: 'road', name: 'r1', ends: ['E', 'W'], inn: true });
  expect(inn!.river).toStrictEqual({ name: 'v1', ends: ['S', 'lake'] });
  expect(inn!.edges).toStrictEqual(['field', 'road', 'river', 'road']);
  const [whole] = cathedral!.segments;
  expect(whole?.kind === 'city' && whole.cathedral && !whole.shield).toBe(true);
  const [corner] = chicken!.segments;
  expect(corner?.kind === 'city' && corner.good === 'wine').toBe(true); // records and rules say wine: CAR-GEN-05
  expect(garden!.segments[1]).toStrictEqual({ kind: 'garden', name: 'g1' });
});

test('the lists that are played with are proven', () => {
  const proven = LISTS.flatMap(readTiles);
  expect(TILES.slice(0, proven.length)).toStrictEqual(proven);
  // Behind them are the same tiles with gardens.
  expect(TILES.slice(proven.length).every(({ segments }) => segments.at(-1)!.kind === 'garden')).toBe(true);
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
    ['ZZ-A x1 FFFF | f1(N1 N3 E S W;-) f2(N2;-)', /the field N is cut/],
    ['ZZ-A x1 FFFF | f1(N2 N3 E S W;-) f2(N1;-)', /the field N is cut/],
    ['ZZ-A x1 CFFF | c1(N) f1(E S W;c1 c2)', /there is no c2/],
    ['ZZ-A x1 RFFF | r1(N-c1) f1(N1 N3 E S W;-)', /there is no c1/],
    ['ZZ-A x1 RFFF | r1(N-m1) f1(N1 N3 E S W;-)', /there is no m1/],
    ['ZZ-A x1 RFFF | r1(N) f1(N1 N3 E S W;-)', /cannot read r1\(N\)/],
    ['ZZ-A x1 RFFF | r1(N-y) f1(N1 N3 E S W;-)', /cannot read r1\(N-y\)/],
    ['ZZ-A x1 RFFF | r1(N-x;gate) f1(N1 N3 E S W;-)', /cannot read r1/],
    ['ZZ-A x1 CFFF | c1(N;gold) f1(E S W;c1)', /cannot read c1\(N;gold\)/],
    ['ZZ-A x1 FFFF | f1(N E S W)', /cannot read f1\(N E S W\)/],
    ['ZZ-A x1 FFFF | z1 f1(N E S W;-)', /cannot read z1/],
    ['ZZ-A x1 CFFF | c1(N) f1(E S W;-)', /no field touches c1/],
    ['ZZ-A x1 CFCF | c1(N) c1(S) f1(E;c1) f2(W;c1)', /name stands twice/],
    ['ZZ-A x1 VFVF | v1(N-S) v2(E-W) f1(N1 N3 E S1 S3 W;-)', /two rivers/],
    ['ZZ-A x1 VFFF | f1(N E S W;-)', /its edge says river/],
    ['ZZ-A x1 FFFF | f1(N E S W;-)\nZZ-A x1 FFFF | f1(N E S W;-)', /stands twice/],
  ];
  for (const [line, because] of WRONG) expect(() => readTiles(line), line).toThrow(because);
});

test('as numbers, edges are the places in EDGES from 1 on, kinds those in KINDS, oriented tiles turn clockwise', () => {
  const { FIELD_EDGE, ROAD_EDGE, CITY_EDGE } = tables;
  expect([FIELD_EDGE, ROAD_EDGE, CITY_EDGE, RIVER_EDGE]).toStrictEqual([1, 2, 3, 4]);
  const { ROAD, CITY, MONASTERY, FIELD } = tables;
  const kinds = [ROAD, CITY, MONASTERY, GARDEN, FIELD].map((kind) => KINDS[kind]);
  expect(kinds).toStrictEqual(['road', 'city', 'monastery', 'garden', 'field']);
  TILES.forEach(({ edges, segments }, type) => {
    for (const turned of [0, 1, 2, 3])
      edges.forEach((edge, side) => {
        const shown = tables.SIDE[(type * 4 + turned) * 4 + ((side + turned) % 4)]!;
        expect(EDGES[tables.edgeOf(shown) - 1]).toBe(edge);
        const name = (local: number) => segments[local]?.name;
        const owner = (third: 1 | 2 | 3) =>
          segments.find((one) => slots(one).includes(`${SIDES[side]!}${third}`))?.name;
        expect([
          name(tables.leftOf(shown)),
          name(tables.middleOf(shown)),
          name(tables.rightOf(shown)),
        ]).toStrictEqual([owner(1), owner(2), owner(3)]);
      });
  });
});

test('as numbers, inns and cathedrals are marked, and fields touch the cities of their tile', () => {
  TILES.forEach(({ id, segments }, type) => {
    const isRich = segments.map((_, local) => isRichMark(tables.MARKS[tables.placeIn(type, local)]!));
    const due = segments.map((one) =>
      one.kind === 'road' ? one.inn : one.kind === 'city' ? one.cathedral : false,
    );
    expect(isRich, id).toStrictEqual(due);
    const first = tables.FIRST_TOUCH[type]!;
    const touching = Array.from({ length: tables.FIRST_TOUCH[type + 1]! - first }, (_, i) => {
      const pair = tables.TOUCH[first + i]!;
      return `${segments[pair >> 4]?.name} ${segments[pair & 15]?.name}`;
    });
    const printed = segments.flatMap((one) =>
      one.kind === 'field' ? one.cities.map((city) => `${one.name} ${city}`) : [],
    );
    expect(touching, id).toStrictEqual(printed);
  });
});

test('CAR-TILE-02: the table of turns that fit says of every constraint what its sides ask', () => {
  TILES.forEach((_, type) => {
    const edges = [0, 1, 2, 3].map((turn) =>
      [0, 1, 2, 3].map((side) => tables.edgeOf(tables.SIDE[(type * 4 + turn) * 4 + side]!)),
    );
    for (let constraint = 0; constraint < tables.CONSTRAINTS; constraint++) {
      const asked = [0, 1, 2, 3].map((side) => tables.askedOn(constraint, side));
      const fits = edges.map((one) => asked.every((edge, side) => edge === 0 || edge === one[side]));
      const bits = fits.reduce((sum, isFit, turn) => sum | (Number(isFit) << turn), 0);
      if (tables.FITTING[type * tables.CONSTRAINTS + constraint] !== bits)
        expect.fail(`type ${type}, constraint ${constraint}`);
    }
  });
});

test('tile facts are found by name, and an unknown name throws', () => {
  expect(tileFacts('BA-D').copies).toBe(4);
  expect(() => tileFacts('BA-Z')).toThrow(/BA-Z/);
});
