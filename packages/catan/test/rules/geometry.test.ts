import {
  BASE_ISLAND,
  BEGINNERS_HARBORS,
  BEGINNERS_HEXES,
  hexName,
  intersectionName,
  pathName,
} from '@bastide/catan';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { table } from '../table.ts';
import { HEXES, INTERSECTIONS, PATHS } from './tables.ts';

const {
  axial: HEX_AXIAL,
  cornersOf: CORNERS_OF,
  ends: ENDS,
  hexesAround: HEXES_AROUND,
  hexesAt: HEXES_AT,
  neighbours: NEIGHBOURS,
  pathsAt: PATHS_AT,
} = BASE_ISLAND;
const HARBOR_PATHS = BASE_ISLAND.box.harborPaths;
const hexes = (list: readonly number[]) => list.map(hexName).join(' ');
const intersections = (list: readonly number[]) => list.map(intersectionName).join(' ');

/** By path: the hexes on both sides. */
const beside = ENDS.map(([a, b]) => HEXES_AT[a]!.filter((hex) => HEXES_AT[b]!.includes(hex)));
const coast = ENDS.flatMap((_, path) => (beside[path]!.length === 1 ? [path] : []));

rule(
  'CAT-GEO-01',
  '19 hexes in rows of 3-4-5-4-3, 54 intersections, 72 paths, 30 of them on the coast',
  () => {
    const rows = [-2, -1, 0, 1, 2].map((row) => HEX_AXIAL.filter(([, r]) => r === row).length);
    expect(rows).toStrictEqual([3, 4, 5, 4, 3]);
    expect(HEXES_AT).toHaveLength(54);
    expect(ENDS).toHaveLength(72);
    expect(coast).toHaveLength(30);
    expect([BASE_ISLAND.hexes, BASE_ISLAND.intersections, BASE_ISLAND.paths]).toStrictEqual([
      HEX_AXIAL.length,
      HEXES_AT.length,
      ENDS.length,
    ]);
  },
);

rule('CAT-GEO-02', 'an intersection touches 1 to 3 hexes, and has 2 or 3 neighbours', () => {
  expect(new Set(HEXES_AT.map((list) => list.length))).toStrictEqual(new Set([1, 2, 3]));
  expect(new Set(NEIGHBOURS.map((list) => list.length))).toStrictEqual(new Set([2, 3]));
  HEXES_AT.forEach((list, at) => {
    if (list.length === 3) expect(NEIGHBOURS[at]!).toHaveLength(3);
  });
});

rule('CAT-GEO-03', 'a path joins two neighbours and borders two hexes, or one and the frame', () => {
  ENDS.forEach(([a, b], path) => {
    expect(NEIGHBOURS[a]!).toContain(b);
    expect(NEIGHBOURS[b]!).toContain(a);
    expect(PATHS_AT[a]!).toContain(path);
    expect(PATHS_AT[b]!).toContain(path);
    expect([1, 2]).toContain(beside[path]!.length);
  });
  // On the coast as well as inland.
  const t = table().given('Red: V00; hand brick:2 lumber:2').play('Red', 'road V00-V03 road V03-V07');
  expect(t.view.roads).toHaveLength(2);
});

rule('CAT-GEO-04', 'hexes are numbered row by row, as the table says', () => {
  const found = HEX_AXIAL.map((axial, hex) => {
    const [terrain, token] = BEGINNERS_HEXES[hex]!;
    return [
      hexName(hex),
      axial.join(),
      token === null ? terrain : `${terrain} ${token}`,
      intersections(CORNERS_OF[hex]!),
    ];
  });
  expect(found).toStrictEqual(HEXES);
});

rule('CAT-GEO-04', 'intersections are numbered from top to bottom, as the table says', () => {
  const harborAt = (at: number) => {
    const place = HARBOR_PATHS.findIndex((path) => ENDS[path]!.includes(at));
    return BEGINNERS_HARBORS[place] ?? '';
  };
  const found = HEXES_AT.map((touched, at) => [
    intersectionName(at),
    hexes(touched),
    intersections(NEIGHBOURS[at]!),
    harborAt(at),
  ]);
  expect(found).toStrictEqual(INTERSECTIONS);
});

rule('CAT-GEO-04', 'paths are numbered from top to bottom, as the table says', () => {
  expect(ENDS.map(([a, b], path) => `${pathName(path)} ${a}-${b}`)).toStrictEqual(PATHS);
});

rule('CAT-GEO-04', 'names of places are read back; anything else is no place', () => {
  for (let hex = 0; hex < 19; hex++) expect(BASE_ISLAND.hexNumber(hexName(hex))).toBe(hex);
  for (let at = 0; at < 54; at++) expect(BASE_ISLAND.intersectionNumber(intersectionName(at))).toBe(at);
  for (let path = 0; path < 72; path++) expect(BASE_ISLAND.pathNumber(pathName(path))).toBe(path);
  for (const odd of ['H19', 'H1', 'h01', 'V01', ' H01', 'H001', '', 1, null, undefined, ['H01'], {}])
    expect(BASE_ISLAND.hexNumber(odd)).toBe(-1);
  expect(BASE_ISLAND.intersectionNumber('V54')).toBe(-1);
  expect(BASE_ISLAND.pathNumber('E72')).toBe(-1);
});

/** Sides of a hex clockwise; side i lies between corners i and i + 1. */
const SIDES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];

rule('CAT-GEO-05', 'the nine harbors lie on the sides the rulebook names', () => {
  const sides = HARBOR_PATHS.map((path) => {
    const [hex] = beside[path]!;
    const corners = CORNERS_OF[hex!]!;
    const side = SIDES.findIndex((_, i) =>
      [corners[i]!, corners[(i + 1) % 6]!].every((corner) => ENDS[path]!.includes(corner)),
    );
    return `${hexName(hex!)}-${SIDES[side]}`;
  });
  expect(sides.join(' ')).toBe('H00-NW H01-NE H06-NE H11-E H15-SE H17-SE H16-SW H12-W H03-W');
  expect(HARBOR_PATHS.map(pathName)).toStrictEqual('E00 E03 E17 E38 E61 E69 E66 E49 E18'.split(' '));
});

rule('CAT-GEO-05', 'along the coast the harbors are 3, 4, 3, 3, 4, 3, 3, 4 and 3 paths apart', () => {
  // Clockwise along the coast from E00, whose far end is V00.
  const round = [HARBOR_PATHS[0] as number];
  for (let at = 0; round.length < 30; ) {
    const next = PATHS_AT[at]!.find((path) => coast.includes(path) && path !== round.at(-1))!;
    round.push(next);
    at = ENDS[next]![0] + ENDS[next]![1] - at;
  }
  expect([...round].sort()).toStrictEqual([...coast].sort());
  const places = [...HARBOR_PATHS.map((path) => round.indexOf(path)), 30];
  expect(places.slice(1).map((place, i) => place - places[i]!)).toStrictEqual([3, 4, 3, 3, 4, 3, 3, 4, 3]);
});

rule(
  'CAT-GEO-05 CAT-GEO-06',
  'a harbor serves the two ends of its path: 18 intersections, none of them twice',
  () => {
    const ends = HARBOR_PATHS.flatMap((path) => ENDS[path]!);
    expect(new Set(ends).size).toBe(18);
    const onCoast = new Set(coast.flatMap((path) => ENDS[path]!));
    expect(onCoast.size).toBe(30);
    for (let at = 0; at < 54; at++) {
      const t = table().given(`Red: ${intersectionName(at)}`);
      expect(Object.values(t.of('Red').rates).some((rate) => rate < 4)).toBe(ends.includes(at));
    }
  },
);

rule('CAT-GEO-01', 'hexes that share a side know of each other', () => {
  HEXES_AROUND.forEach((around, hex) => {
    const [q, r] = HEX_AXIAL[hex]!;
    const steps = around.map((other) => [HEX_AXIAL[other]![0] - q, HEX_AXIAL[other]![1] - r]);
    for (const [dq, dr] of steps) expect(Math.max(Math.abs(dq!), Math.abs(dr!), Math.abs(dq! + dr!))).toBe(1);
  });
  expect(HEXES_AROUND.flat()).toHaveLength(2 * (72 - 30));
});
