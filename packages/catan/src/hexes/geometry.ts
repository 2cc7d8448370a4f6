/**
 * Geometry that follows from the rows of an island's hexes alone: places, numbered from top to bottom and then from left to
 * right, and their neighbourhood. Worked out from coordinates; a test compares the base game's island with the tables of the
 * rules. CAT-GEO-01…04
 */
export interface Geometry {
  /** Axial coordinates by hex: q grows to the right, r downwards. CAT-GEO-04 */
  readonly axial: readonly (readonly [q: number, r: number])[];
  /** By hex: its six intersections, clockwise from the top. */
  readonly cornersOf: readonly (readonly number[])[];
  /** By intersection: the hexes it touches, one to three of them. CAT-GEO-02 */
  readonly hexesAt: readonly (readonly number[])[];
  /** By path: the two intersections it joins, the smaller first. CAT-GEO-03 */
  readonly ends: readonly (readonly [number, number])[];
  /** By intersection: its two or three paths, in order. */
  readonly pathsAt: readonly (readonly number[])[];
  /** By intersection: its neighbours, in the order of `pathsAt`. */
  readonly neighbours: readonly (readonly number[])[];
  /** By hex: the hexes that share a side with it. */
  readonly hexesAround: readonly (readonly number[])[];
}

/** Corners clockwise from the top, in half widths and quarter heights of a hex from its centre. */
export const HEX_CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/** Centre of a hex by its axial coordinates, in the same measures from the middle of the island. */
export const centreOf = ([q, r]: readonly [number, number]): { readonly x: number; readonly y: number } => ({
  x: 2 * q + r,
  y: 3 * r,
});

/** A point as one number that grows from top to bottom, then from left to right. */
const sortKey = (x: number, y: number): number => y * 1000 + x;

/** Of an island whose rows have so many hexes, from the top; each row lies centred, with a corner up. */
export function geometryOf(rows: readonly number[]): Geometry {
  const axial = rows.flatMap((length, row) => {
    const r = row - (rows.length - 1) / 2;
    return Array.from({ length }, (_, i) => [Math.ceil((1 - length - r) / 2) + i, r] as const);
  });
  const cornerPoints = axial.map((hex) => {
    const { x, y } = centreOf(hex);
    return HEX_CORNERS.map(([right, down]) => sortKey(x + right, y + down));
  });
  const points = [...new Set(cornerPoints.flat())].sort((a, b) => a - b);
  const cornersOf = cornerPoints.map((corners) => corners.map((point) => points.indexOf(point)));
  const ends = endsOf(cornersOf, points);
  const pathsAt = points.map((_, at) => ends.flatMap((pair, path) => (pair.includes(at) ? [path] : [])));
  return {
    axial,
    cornersOf,
    hexesAt: points.map((_, at) => cornersOf.flatMap((corners, hex) => (corners.includes(at) ? [hex] : []))),
    ends,
    pathsAt,
    neighbours: pathsAt.map((paths, at) => paths.map((path) => ends[path]![0] + ends[path]![1] - at)),
    hexesAround: cornersOf.map((corners, hex) =>
      cornersOf.flatMap((others, other) =>
        other !== hex && others.filter((at) => corners.includes(at)).length === 2 ? [other] : [],
      ),
    ),
  };
}

/** Paths in the order of their middles. */
function endsOf(
  cornersOf: readonly (readonly number[])[],
  points: readonly number[],
): readonly (readonly [number, number])[] {
  const byMiddle = new Map<number, readonly [number, number]>();
  for (const corners of cornersOf)
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % 6]!;
      byMiddle.set(points[a]! + points[b]!, [Math.min(a, b), Math.max(a, b)]);
    });
  return [...byMiddle].sort(([a], [b]) => a - b).map(([, pair]) => pair);
}
