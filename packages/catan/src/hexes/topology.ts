/**
 * The island without its terrain: 19 hexes, 54 intersections, 72 paths, numbered from top to bottom and then from left to
 * right. Worked out from the hexes' axial coordinates; a test compares it with the tables of the rules. CAT-GEO-01…06
 */

/** Rows of hexes from the top, as axial coordinates: q grows to the right, r downwards. CAT-GEO-04 */
export const HEX_AXIAL: readonly (readonly [q: number, r: number])[] = [-2, -1, 0, 1, 2].flatMap((r) =>
  [-2, -1, 0, 1, 2].filter((q) => Math.abs(q + r) <= 2).map((q) => [q, r] as const),
);

export const HEXES = 19;
export const INTERSECTIONS = 54;
export const PATHS = 72;

/** Corners clockwise from the top, in half widths and quarter heights of a hex from its centre. */
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;
/** A point as one number that grows from top to bottom, then from left to right. */
const order = (x: number, y: number): number => y * 1000 + x;

const cornerPoints = HEX_AXIAL.map(([q, r]) => CORNERS.map(([x, y]) => order(2 * q + r + x, 3 * r + y)));
const points = [...new Set(cornerPoints.flat())].sort((a, b) => a - b);

/** By hex: its six intersections, clockwise from the top. */
export const CORNERS_OF: readonly (readonly number[])[] = cornerPoints.map((corners) =>
  corners.map((point) => points.indexOf(point)),
);
/** By intersection: the hexes it touches, one to three of them. CAT-GEO-02 */
export const HEXES_AT: readonly (readonly number[])[] = points.map((_, at) =>
  HEX_AXIAL.flatMap((_, hex) => (CORNERS_OF[hex]!.includes(at) ? [hex] : [])),
);

/** By path: the two intersections it joins, the smaller first. CAT-GEO-03 */
export const ENDS: readonly (readonly [number, number])[] = [
  ...new Map(
    CORNERS_OF.flatMap((corners) =>
      corners.map((a, i) => {
        const b = corners[(i + 1) % 6]!;
        const pair = [Math.min(a, b), Math.max(a, b)] as const;
        return [points[a]! + points[b]!, pair] as const;
      }),
    ),
  ),
]
  .sort(([a], [b]) => a - b)
  .map(([, pair]) => pair);

/** By intersection: its two or three paths, in order. */
export const PATHS_AT: readonly (readonly number[])[] = points.map((_, at) =>
  ENDS.flatMap((ends, path) => (ends.includes(at) ? [path] : [])),
);
/** By intersection: its neighbours, in the order of PATHS_AT. */
export const NEIGHBOURS: readonly (readonly number[])[] = PATHS_AT.map((paths, at) =>
  paths.map((path) => ENDS[path]![0] + ENDS[path]![1] - at),
);
/** By hex: the hexes that share a side with it. */
export const HEXES_AROUND: readonly (readonly number[])[] = CORNERS_OF.map((corners, hex) =>
  CORNERS_OF.flatMap((others, other) =>
    other !== hex && others.filter((at) => corners.includes(at)).length === 2 ? [other] : [],
  ),
);

/** The paths with a harbour, clockwise from the top left. CAT-GEO-05 */
export const HARBOR_PATHS = [0, 3, 17, 38, 61, 69, 66, 49, 18] as const;

const two = (place: number): string => String(place).padStart(2, '0');
export const hexName = (hex: number): string => `H${two(hex)}`;
export const intersectionName = (at: number): string => `V${two(at)}`;
export const pathName = (on: number): string => `E${two(on)}`;

/** The number in a name of that kind, or −1. Accepts anything. */
const reader = (letter: string, count: number) => {
  const pattern = new RegExp(`^${letter}\\d\\d$`);
  return (name: unknown): number => {
    const place = typeof name === 'string' && pattern.test(name) ? Number(name.slice(1)) : -1;
    return place < count ? place : -1;
  };
};
export const hexNumber = reader('H', HEXES);
export const intersectionNumber = reader('V', INTERSECTIONS);
export const pathNumber = reader('E', PATHS);
