import { smoothPolygonPath } from '../../../art/drawing/paths.ts';
import type { DrawingRandom } from '../../../art/drawing/random.ts';
import type { Rect } from '../../../art/drawing/rect.ts';
import { distance, lerp, type Point } from '../../../art/drawing/vectors.ts';
import { cycled, itemAt } from '../../../must.ts';
import { coastline } from './coast.ts';
import { type Axial, hexCentre, STANDARD_ISLAND } from './geometry.ts';

/** Units of sea between the outermost intersections and the rim, and the width of the rim. */
export const SEA = { margin: 58, rim: 15, corner: 80 };

/**
 * Returns the middle of an island and the corners of a frame of hexagons around it, `out` units from its outermost
 * corners.
 */
export function frameOf(hexes: readonly Axial[], out: number): { middle: Point; corners: Point[] } {
  const centres = hexes.map(hexCentre);
  const [xs, ys] = [centres.map((p) => p[0]), centres.map((p) => p[1])];
  const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const normals = [30, 90, 150, 210, 270, 330].map((degrees): Point => {
    const turn = (degrees * Math.PI) / 180;
    return [Math.cos(turn), Math.sin(turn)];
  });
  const coast = coastline(hexes);
  const reach = normals.map(
    (n) => Math.max(...coast.map((p) => (p[0] - middle[0]) * n[0] + (p[1] - middle[1]) * n[1])) + out,
  );
  const corners = normals.map((n, i): Point => {
    const [m, a, b] = [itemAt(normals, (i + 1) % 6), itemAt(reach, i), itemAt(reach, (i + 1) % 6)];
    const area = n[0] * m[1] - n[1] * m[0];
    return [middle[0] + (a * m[1] - b * n[1]) / area, middle[1] + (b * n[0] - a * m[0]) / area];
  });
  return { middle, corners };
}

/** Returns a closed line with round corners, optionally drawn by hand. */
export function roundedLine(
  corners: readonly Point[],
  radius: number,
  random?: DrawingRandom,
  stray = 0,
): string {
  const shaken = (p: Point): Point =>
    random ? [p[0] + random.between(-stray, stray), p[1] + random.between(-stray, stray)] : p;
  const points = corners.flatMap((corner, i) => {
    const [before, after] = [cycled(corners, i - 1), cycled(corners, i + 1)];
    const near = (to: Point, units: number) => lerp(corner, to, units / distance(corner, to));
    return [
      near(before, radius),
      near(before, radius * 0.3),
      near(after, radius * 0.3),
      near(after, radius),
      ...[0.35, 0.5, 0.65].map((t) => shaken(lerp(corner, after, t))),
    ];
  });
  return smoothPolygonPath(points);
}

/** The box of the island picture, its shadow on the table included. Its middle is that of the hexes. */
export function islandBox(hexes: readonly Axial[] = STANDARD_ISLAND): Rect {
  const { corners } = frameOf(hexes, SEA.margin + SEA.rim);
  const cut = SEA.corner * 0.155;
  const [xs, ys] = [corners.map((p) => p[0]), corners.map((p) => p[1])];
  const [x, y] = [Math.floor(Math.min(...xs) + cut - 4), Math.floor(Math.min(...ys) - 5)];
  return {
    x,
    y,
    width: Math.ceil(Math.max(...xs) - cut + 14 - x),
    height: Math.ceil(Math.max(...ys) + 19 - y),
  };
}
