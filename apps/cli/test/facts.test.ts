import { carcassonne, EDITIONS, SETS, tilesOf } from '@bastide/carcassonne';
import { describe, expect, test } from 'vitest';
import { bastide, json, refused } from './bastide.ts';
import { checksOf, docs } from './sent.ts';

type Place = { readonly x: number; readonly y: number };
interface Tile {
  readonly tile: string;
  readonly copies: number;
  readonly sets: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly replaces?: string;
  readonly edges: Readonly<Record<string, string>>;
  readonly segments: readonly {
    readonly kind: string;
    readonly name: string;
    readonly slots: readonly string[];
    readonly shield?: boolean;
    readonly good?: string;
    readonly inn?: boolean;
    readonly cathedral?: boolean;
    readonly cities?: readonly string[];
  }[];
}
type Options = Readonly<Record<string, unknown>> & { readonly sets: readonly string[] };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const total = (counts: Readonly<Record<string, number>>): number => sum(Object.values(counts));

test.each(['carcassonne', 'catan'])(
  'facts %s --json prints docs/games, which matches the schema',
  async (name) => {
    const facts = await json(['facts', name]);
    expect(facts).toEqual(JSON.parse(docs(`games/${name}.json`)));
    const isValid = checksOf(name)('BoxFacts');
    expect(isValid(facts), JSON.stringify(isValid.errors)).toBe(true);
    expect(isValid({ ...facts, more: 1 })).toBe(false);
  },
);

test('facts refuses an unknown game', async () => {
  expect(await refused(['facts', 'chess'])).toMatch(/chess/);
});

test('facts without --json prints the main numbers', async () => {
  const tiles = (await bastide(['facts', 'carcassonne'])).stdout;
  expect(tiles).toMatch(/^ {2}base game +72 +72 +72 +72$/m);
  expect(tiles).toMatch(/^ {2}traders +24 +24 +24 +23$/m);
  expect(tiles).toMatch(/^ {2}big +1 +inns$/m);
  const island = (await bastide(['facts', 'catan'])).stdout;
  expect(island).toMatch(/^Island: 19 hexes, 54 intersections, 72 paths, 9 harbours\.$/m);
  expect(island).toMatch(/^ {2}city +4 +2 grain, 3 ore$/m);
});

describe('the facts of Carcassonne', () => {
  const facts = JSON.parse(docs('games/carcassonne.json'));
  const tiles: readonly Tile[] = facts.tiles;

  /** Returns the supply of a game by what the facts say alone. */
  function supply(options: Options): Record<string, number> {
    const isIn = ({ sets, options: needed = {} }: Tile) =>
      sets.every((set) => options.sets.includes(set)) &&
      Object.entries(needed).every(([name, value]) => options[name] === value);
    const found: Record<string, number> = {};
    for (const tile of tiles.filter((one) => one.replaces === undefined && isIn(one)))
      found[tile.tile] = tile.copies;
    for (const { tile, replaces } of tiles.filter((one) => one.replaces !== undefined && isIn(one))) {
      found[tile] = 1;
      found[replaces!]!--;
    }
    if (options.sets.includes('river') && options.startTileWithRiver === 'remove') found[facts.start.base]!--;
    return Object.fromEntries(Object.entries(found).filter(([, count]) => count > 0));
  }

  test.each(Object.keys(EDITIONS))('the facts give the tiles of every game of the edition %s', (edition) => {
    for (let some = 0; some < 2 ** SETS.length; some++) {
      const options = carcassonne.readOptions({ edition, sets: SETS.filter((_, i) => some & (1 << i)) });
      if (!options.ok) throw new Error(options.because);
      const expected = Object.fromEntries(tilesOf(options.value).map(({ id, copies }) => [id, copies]));
      expect(supply(options.value as unknown as Options)).toEqual(expected);
    }
  });

  const only = (...sets: string[]) =>
    tiles.filter(
      (tile) => tile.replaces === undefined && tile.sets.join() === sets.join() && tile.options === undefined,
    );
  const segments = (list: readonly Tile[], is: (segment: Tile['segments'][number]) => unknown): number =>
    sum(list.map((tile) => tile.copies * tile.segments.filter(is).length));

  test('the sets have as many tiles as their boxes', () => {
    const c1 = { riverTiles: 'first', tradersTiles: 'first', startTileWithRiver: 'shuffle' };
    const count = (...sets: string[]) => total(supply({ ...c1, sets })) - total(supply({ ...c1, sets: [] }));
    expect(total(supply({ ...c1, sets: [] }))).toBe(72);
    expect([count('river'), count('inns'), count('traders'), count('abbot')]).toEqual([12, 18, 24, 0]);
    expect(only().length).toBe(24);
  });

  test('the base game has 10 coats of arms, 6 monasteries, and the right sides', () => {
    expect(segments(only(), ({ shield }) => shield)).toBe(10);
    expect(segments(only(), ({ kind }) => kind === 'monastery')).toBe(6);
    const sides = (edge: string) =>
      sum(only().map((tile) => tile.copies * Object.values(tile.edges).filter((one) => one === edge).length));
    expect(['city', 'road', 'field'].map(sides)).toEqual([79, 94, 115]);
  });

  test('Inns & Cathedrals have six inns, two cathedrals and three coats of arms', () => {
    const inns = only('inns');
    expect(inns.filter((tile) => tile.segments.some(({ inn }) => inn)).length).toBe(6);
    expect(segments(inns, ({ cathedral }) => cathedral)).toBe(2);
    expect(segments(inns, ({ shield }) => shield)).toBe(3);
  });

  test('there are 9 wine, 6 grain and 5 cloth, and 13 gardens', () => {
    expect(facts.goods).toEqual({ wine: 9, grain: 6, cloth: 5 });
    expect(tiles.filter(({ replaces }) => replaces !== undefined).length).toBe(13);
  });

  test('each twelfth of the rim has one owner, and fields touch cities of their own tile', () => {
    for (const { tile, edges, segments } of tiles) {
      const owned = segments.flatMap(({ slots }) => slots);
      const rivers = Object.entries(edges).flatMap(([side, edge]) => (edge === 'river' ? [`${side}2`] : []));
      expect([tile, [...owned, ...rivers].sort()]).toEqual([tile, [...facts.slots].sort()]);
      const names = segments.map(({ name }) => name);
      for (const { cities = [] } of segments) expect(names).toEqual(expect.arrayContaining([...cities]));
    }
  });

  test('each seat has seven meeples, and one of each other figure', () => {
    expect(facts.figures).toEqual({
      meeple: { count: 7, set: null, strength: 1 },
      big: { count: 1, set: 'inns', strength: 2 },
      abbot: { count: 1, set: 'abbot', strength: 1 },
      builder: { count: 1, set: 'traders', strength: 0 },
      pig: { count: 1, set: 'traders', strength: 0 },
    });
  });
});

describe('the facts of Catan', () => {
  const facts = JSON.parse(docs('games/catan.json'));
  const { hexes, intersections, paths, harbors } = facts;

  test('the island has 19 hexes, 54 intersections, 72 paths, 30 of them on the coast, and 9 harbours', () => {
    expect([hexes, intersections, paths, harbors].map((list) => list.length)).toEqual([19, 54, 72, 9]);
    expect(paths.filter((path: { hexes: string[] }) => path.hexes.length === 1).length).toBe(30);
    // CAT-GEO-05
    expect(harbors.map(({ on, hex }: { on: string; hex: string }) => `${hex}-${on}`)).toEqual(
      'H00-E00 H01-E03 H06-E17 H11-E38 H15-E61 H17-E69 H16-E66 H12-E49 H03-E18'.split(' '),
    );
    expect(new Set(harbors.flatMap(({ ends }: { ends: string[] }) => ends)).size).toBe(18);
    expect(hexes[9]).toMatchObject({ hex: 'H09', axial: [0, 0], x: 0, y: 0 });
  });

  test('the neighbourhood of hexes, intersections and paths agrees', () => {
    const ends = new Map(paths.map(({ on, ends }: { on: string; ends: string[] }) => [on, ends]));
    for (const { at, paths: around, neighbours, hexes: touched } of intersections) {
      for (const [i, path] of around.entries()) expect(ends.get(path)).toEqual([at, neighbours[i]].sort());
      for (const hex of touched)
        expect(hexes.find((one: { hex: string }) => one.hex === hex).corners).toContain(at);
    }
  });

  test('the coordinates draw regular hexes, numbered from top to bottom and from left to right', () => {
    const metres = ({ x, y }: Place) => ({ x: (x * Math.sqrt(3)) / 2, y: y / 2 });
    const apart = (a: Place, b: Place) => Math.hypot(metres(a).x - metres(b).x, metres(a).y - metres(b).y);
    const placeOf = new Map<string, Place>(intersections.map((one: Place & { at: string }) => [one.at, one]));
    for (const { ends } of paths) expect(apart(placeOf.get(ends[0])!, placeOf.get(ends[1])!)).toBeCloseTo(1);
    for (const hex of hexes)
      for (const corner of hex.corners) expect(apart(hex, placeOf.get(corner)!)).toBeCloseTo(1);
    for (const list of [hexes, intersections] as (readonly Place[])[])
      for (const [i, one] of list.entries())
        if (i > 0) expect(one.y * 100 + one.x).toBeGreaterThan(list[i - 1]!.y * 100 + list[i - 1]!.x);
  });

  test('the box holds the printed pieces and cards', () => {
    const counts = Object.entries<{ count: number; resource: string | null }>(facts.terrains);
    expect(Object.fromEntries(counts.map(([terrain, { count }]) => [terrain, count]))).toEqual({
      hills: 3,
      forest: 4,
      pasture: 4,
      fields: 4,
      mountains: 3,
      desert: 1,
    });
    expect(counts.map(([, { resource }]) => resource)).toEqual([
      'brick',
      'lumber',
      'wool',
      'grain',
      'ore',
      null,
    ]);
    expect(facts.tokens).toEqual([5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]);
    expect(facts.harborKinds).toEqual({ '3:1': 4, brick: 1, lumber: 1, wool: 1, grain: 1, ore: 1 });
    expect(total(facts.cards)).toBe(95);
    expect(facts.developments).toEqual({ knight: 14, point: 5, roads: 2, plenty: 2, monopoly: 2 });
    expect(total(facts.pips)).toBe(36);
    expect(facts.purchases).toEqual({
      road: { cost: { brick: 1, lumber: 1 }, count: 15 },
      settlement: { cost: { brick: 1, lumber: 1, wool: 1, grain: 1 }, count: 5 },
      city: { cost: { grain: 2, ore: 3 }, count: 4 },
      development: { cost: { wool: 1, grain: 1, ore: 1 }, count: 25 },
    });
    expect(facts.points).toEqual({ settlement: 1, city: 2, 'longest-road': 2, 'largest-army': 2, point: 1 });
  });

  test('each spiral has every hex once and ends in the middle', () => {
    expect(facts.spirals.length).toBe(6);
    for (const spiral of facts.spirals) {
      expect(new Set(spiral).size).toBe(19);
      expect(spiral.at(-1)).toBe('H09');
    }
  });
});
