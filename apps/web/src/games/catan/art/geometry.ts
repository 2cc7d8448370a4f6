import { polygonPath } from '../../../art/drawing/paths.ts';
import { lerp, type Point } from '../../../art/drawing/vectors.ts';
import { cycled, itemAt, must } from '../../../must.ts';

/** Distance in units from the middle of a hex to its corners. Hexes stand on a corner. */
export const HEX_RADIUS = 120;
export const HEX_HEIGHT = 2 * HEX_RADIUS;
/** Distance from the middle of a hex to its sides. */
const HALF_WIDTH = (HEX_RADIUS * Math.sqrt(3)) / 2;
export const HEX_WIDTH = 2 * HALF_WIDTH;

/** Place of a hex: q grows to the east, r to the south-east. [CAT-GEO-04] */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** The 19 hexes H00–H18: rows of 3, 4, 5, 4, 3 from the top, each from the left. [CAT-GEO-04] */
export const STANDARD_ISLAND: readonly Axial[] = [-2, -1, 0, 1, 2].flatMap((r) =>
  [-2, -1, 0, 1, 2].filter((q) => Math.abs(q + r) <= 2).map((q) => ({ q, r })),
);

/** Corners of a hex clockwise from the top, in half widths to the east and half radii to the south. */
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/** Whole numbers in which hexes, corners and middles of paths have exact places. */
const latticeOf = ({ q, r }: Axial) => [2 * q + r, 3 * r] as const;
const fromLattice = ([x, y]: readonly [number, number]): Point => [x * HALF_WIDTH, (y * HEX_RADIUS) / 2];

export const hexCentre = (hex: Axial): Point => fromLattice(latticeOf(hex));

/** The six corners clockwise from the top; without a hex, round (0, 0). */
export function hexCorners(hex: Axial = { q: 0, r: 0 }): Point[] {
  const [x, y] = latticeOf(hex);
  return CORNERS.map(([dx, dy]) => fromLattice([x + dx, y + dy]));
}

/** A hex as path data, for hit areas and highlights; `scale` 0.955 is the painted land inside the paths. */
export function hexPath(hex: Axial = { q: 0, r: 0 }, scale = 1): string {
  const centre = hexCentre(hex);
  return polygonPath(hexCorners(hex).map((corner) => lerp(centre, corner, scale)));
}

/** A path between two intersections, given by their indices. */
export interface PathPlace {
  readonly ends: readonly [number, number];
  readonly middle: Point;
  /** Direction in degrees: 90, 30 or −30, as `roadMarkup` takes it. */
  readonly angle: number;
}

/** Places of everything on an island. */
export interface Layout {
  /** Middles, in the order of the given hexes. */
  readonly hexes: readonly Point[];
  /** From top to bottom, then left to right: V00, V01 … [CAT-GEO-04] */
  readonly intersections: readonly Point[];
  /** By their middles from top to bottom, then left to right: E00, E01 … [CAT-GEO-04] */
  readonly paths: readonly PathPlace[];
}

type Lattice = readonly [number, number];
const keyOf = (p: Lattice) => p.join();
const byRow = (a: Lattice, b: Lattice) => a[1] - b[1] || a[0] - b[0];
const unique = (list: readonly Lattice[]) =>
  [...new Map(list.map((p) => [keyOf(p), p])).values()].sort(byRow);

/** Numbers intersections and paths of an island as the rules do, and returns their places. */
export function layoutOf(hexes: readonly Axial[] = STANDARD_ISLAND): Layout {
  const cornersOf = (hex: Axial) => {
    const [x, y] = latticeOf(hex);
    return CORNERS.map(([dx, dy]): Lattice => [x + dx, y + dy]);
  };
  const intersections = unique(hexes.flatMap(cornersOf));
  const indexAt = new Map(intersections.map((p, i) => [keyOf(p), i]));
  const numberAt = (p: Lattice) => must(indexAt.get(keyOf(p)), 'corners of hexes are intersections');
  // Sums of two corners are twice a middle, and so whole numbers, too.
  const sides = new Map<string, { sum: Lattice; ends: [number, number] }>();
  for (const hex of hexes) {
    const corners = cornersOf(hex);
    corners.forEach((a, i) => {
      const b = cycled(corners, i + 1);
      const sum: Lattice = [a[0] + b[0], a[1] + b[1]];
      const [m, n] = [numberAt(a), numberAt(b)];
      const ends: [number, number] = m < n ? [m, n] : [n, m];
      sides.set(keyOf(sum), { sum, ends });
    });
  }
  const points = intersections.map(fromLattice);
  return {
    hexes: hexes.map(hexCentre),
    intersections: points,
    paths: [...sides.values()]
      .sort((a, b) => byRow(a.sum, b.sum))
      .map(({ ends }) => {
        const [a, b] = [itemAt(points, ends[0]), itemAt(points, ends[1])];
        return { ends, middle: lerp(a, b, 0.5), angle: angleOf(a, b) };
      }),
  };
}

/** Direction of the line through two points: over −90 up to 90 degrees. */
export function angleOf(a: Point, b: Point): number {
  const degrees = Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
  return degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
}
