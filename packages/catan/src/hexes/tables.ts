/** The topology as flat arrays for the steps. Rows of three for intersections, of six for hexes; −1 where there is none. */
import { CORNERS_OF, ENDS, HARBOR_PATHS, HEXES_AT, INTERSECTIONS, PATHS_AT } from './topology.ts';

const rows = (lists: readonly (readonly number[])[], width: number): Int32Array =>
  Int32Array.from(lists.flatMap((list) => Array.from({ length: width }, (_, i) => list[i] ?? -1)));

/** Paths at an intersection, and where each leads. */
export const PATH_AT = rows(PATHS_AT, 3);
export const NEXT = PATH_AT.map((path, i) =>
  path < 0 ? -1 : ENDS[path]![0] + ENDS[path]![1] - Math.floor(i / 3),
);
export const HEX_AT = rows(HEXES_AT, 3);
export const CORNER = rows(CORNERS_OF, 6);
/** Both ends of a path. */
export const END_A = Int32Array.from(ENDS, ([a]) => a);
export const END_B = Int32Array.from(ENDS, ([, b]) => b);

/** Place in HARBOR_PATHS of the harbour that an intersection has; −1: none. CAT-GEO-06 */
export const HARBOR_AT = Int32Array.from({ length: INTERSECTIONS }, (_, at) =>
  HARBOR_PATHS.findIndex((path) => ENDS[path]!.includes(at)),
);
