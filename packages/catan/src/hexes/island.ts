import type { DevelopmentCounts } from '../cards/names.ts';
import { packCards, packDevelopments } from '../cards/packed.ts';
import { type Geometry, geometryOf } from './geometry.ts';
import { hexName, intersectionName, pathName } from './names.ts';
import { spiralsOf } from './spiral.ts';
import { HARBORS, type Harbor, TERRAINS, type Terrain } from './terrain.ts';

/** Pieces in a box for its island. */
export interface Box {
  /** Hexes in each row from the top. CAT-GEO-04 */
  readonly rows: readonly number[];
  /** The paths with a harbour, clockwise from the top left. CAT-GEO-05 */
  readonly harborPaths: readonly number[];
  /** Hexes of each terrain. CAT-COMP-01 */
  readonly terrains: Readonly<Record<Terrain, number>>;
  /** Harbours of each kind. CAT-COMP-04 */
  readonly harbors: Readonly<Record<Harbor, number>>;
  /** Number tokens by letter. CAT-COMP-03 */
  readonly tokens: readonly number[];
  /** Resource cards of each kind. CAT-COMP-05 */
  readonly cards: number;
  /** CAT-COMP-06 */
  readonly developments: Required<DevelopmentCounts>;
}

/** Flat rows for the steps, filled up with −1. */
const rows = (lists: readonly (readonly number[])[], width: number): Int32Array =>
  Int32Array.from(lists.flatMap((list) => Array.from({ length: width }, (_, i) => list[i] ?? -1)));

const numbersOf = (
  list: readonly unknown[],
  nameOf: (place: number) => string,
): ReadonlyMap<unknown, number> => new Map(list.map((_, place) => [nameOf(place), place]));

/** An island without its terrain, and what is in its box: made once, shared by all states on it, never changed. */
export class Island implements Geometry {
  readonly box: Box;
  /** Number of hexes, intersections and paths. CAT-GEO-01…03 */
  readonly hexes: number;
  readonly intersections: number;
  readonly paths: number;

  readonly axial: Geometry['axial'];
  readonly cornersOf: Geometry['cornersOf'];
  readonly hexesAt: Geometry['hexesAt'];
  readonly ends: Geometry['ends'];
  readonly pathsAt: Geometry['pathsAt'];
  readonly neighbours: Geometry['neighbours'];
  readonly hexesAround: Geometry['hexesAround'];
  /** Orders in which tokens are laid, one from each corner. CAT-MAP-12 */
  readonly spirals: readonly (readonly number[])[];

  /** For the steps, three places for each intersection: its paths, where each leads, its hexes; −1 where there is none. */
  readonly pathAt: Int32Array;
  readonly next: Int32Array;
  readonly hexAt: Int32Array;
  /** Six places for each hex: its intersections. */
  readonly corner: Int32Array;
  /** By path: its ends. */
  readonly endA: Int32Array;
  readonly endB: Int32Array;
  /** By intersection: place in `box.harborPaths` of the harbour it has; −1: none. CAT-GEO-06 */
  readonly harborAt: Int32Array;

  /** All resource cards, and all development cards with how many they are, packed. */
  readonly fullBank: number;
  readonly fullDeck: number;
  readonly developments: number;
  /** Every terrain, and every harbour, as often as it is in the box: places in TERRAINS and HARBORS. */
  readonly allTerrains: readonly number[];
  readonly allHarbors: readonly number[];

  /** Numbers by name. */
  readonly #hexes: ReadonlyMap<unknown, number>;
  readonly #intersections: ReadonlyMap<unknown, number>;
  readonly #paths: ReadonlyMap<unknown, number>;

  constructor(box: Box) {
    this.box = box;
    const geometry = geometryOf(box.rows);
    const { axial, cornersOf, hexesAt, ends, pathsAt, neighbours, hexesAround } = geometry;
    this.hexes = axial.length;
    this.intersections = hexesAt.length;
    this.paths = ends.length;
    this.axial = axial;
    this.cornersOf = cornersOf;
    this.hexesAt = hexesAt;
    this.ends = ends;
    this.pathsAt = pathsAt;
    this.neighbours = neighbours;
    this.hexesAround = hexesAround;
    this.#hexes = numbersOf(axial, hexName);
    this.#intersections = numbersOf(hexesAt, intersectionName);
    this.#paths = numbersOf(ends, pathName);
    this.spirals = spiralsOf(geometry);
    this.pathAt = rows(pathsAt, 3);
    this.next = rows(neighbours, 3);
    this.hexAt = rows(hexesAt, 3);
    this.corner = rows(cornersOf, 6);
    this.endA = Int32Array.from(ends, ([a]) => a);
    this.endB = Int32Array.from(ends, ([, b]) => b);
    this.harborAt = Int32Array.from(hexesAt, (_, at) =>
      box.harborPaths.findIndex((path) => ends[path]!.includes(at)),
    );
    const { cards } = box;
    this.fullBank = packCards({ brick: cards, lumber: cards, wool: cards, grain: cards, ore: cards });
    this.fullDeck = packDevelopments(box.developments);
    this.developments = Object.values(box.developments).reduce((sum, count) => sum + count, 0);
    this.allTerrains = TERRAINS.flatMap((terrain, i) => Array<number>(box.terrains[terrain]).fill(i));
    this.allHarbors = HARBORS.flatMap((harbor, i) => Array<number>(box.harbors[harbor]).fill(i));
  }

  /** The number in the name of a place of this island, or −1. Accepts anything. */
  hexNumber(name: unknown): number {
    return this.#hexes.get(name) ?? -1;
  }
  intersectionNumber(name: unknown): number {
    return this.#intersections.get(name) ?? -1;
  }
  pathNumber(name: unknown): number {
    return this.#paths.get(name) ?? -1;
  }
}
