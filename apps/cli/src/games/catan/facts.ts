import { BASE_ISLAND, COSTS, hexName, intersectionName, pathName } from '@bastide/catan';

const { box, hexes, cornersOf, hexesAround, hexesAt, pathsAt, neighbours, ends, spirals } = BASE_ISLAND;
const each = <Fact>(count: number, of: (i: number) => Fact): Fact[] =>
  Array.from({ length: count }, (_, i) => of(i));

/** The island and the box as JSON, for programs without an engine. */
export const facts = {
  hexes: each(hexes, (hex) => ({
    hex: hexName(hex),
    corners: cornersOf[hex]!.map(intersectionName),
    beside: hexesAround[hex]!.map(hexName),
  })),
  intersections: each(hexesAt.length, (at) => ({
    at: intersectionName(at),
    hexes: hexesAt[at]!.map(hexName),
    paths: pathsAt[at]!.map(pathName),
    neighbours: neighbours[at]!.map(intersectionName),
  })),
  paths: ends.map((pair, path) => ({ on: pathName(path), ends: pair.map(intersectionName) })),
  harbors: box.harborPaths.map(pathName),
  spirals: spirals.map((spiral) => spiral.map(hexName)),
  box: {
    terrains: box.terrains,
    harbors: box.harbors,
    tokens: box.tokens,
    cardsOfEachKind: box.cards,
    developments: box.developments,
    costs: COSTS,
  },
};
