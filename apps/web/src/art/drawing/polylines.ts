import { itemAt } from '../../must.ts';
import type { DrawingRandom } from './random.ts';
import { add, leftOf, type Point, subtract, unit } from './vectors.ts';

export type Polyline = readonly Point[];
/** A cubic Bézier curve: start, two controls, end. */
export type Cubic = readonly [Point, Point, Point, Point];

/** Points on a chain of cubics, `steps` to each, both ends included. */
export function sampleCurve(chain: readonly Cubic[], steps: number): Point[] {
  const points: Point[] = [];
  chain.forEach((cubic, i) => {
    for (let k = i === 0 ? 0 : 1; k <= steps; k++) points.push(pointOn(cubic, k / steps));
  });
  return points;
}

function pointOn([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t;
  const [wa, wb, wc, wd] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]];
}

/** Unit normals, to the left of the way, one for each point. */
export const normals = (line: Polyline): Point[] =>
  line.map((p, i) => leftOf(unit(subtract(line[i + 1] ?? p, line[i - 1] ?? p))));

/** Sideways noise that vanishes at both ends, so that seams stay exact. */
export function wobbleLine(random: DrawingRandom, line: Polyline, amplitude: number): Point[] {
  const sideways = normals(line);
  return line.map((p, i) => {
    const normal = sideways[i];
    const isEnd = i === 0 || i === line.length - 1;
    return isEnd || !normal ? p : add(p, normal, random.between(-amplitude, amplitude));
  });
}

/** Every second point and the last: enough to draw, half the bytes. */
export const halvePoints = (line: Polyline): Point[] =>
  line.filter((_, i) => i % 2 === 0 || i === line.length - 1);

/** Returns the point at that fraction of the line, 0 to 1, counted by index: our lines are sampled evenly enough. */
export const pointAlong = (line: Polyline, part: number): Point =>
  itemAt(line, Math.round((line.length - 1) * part));

/** Straight pieces of a line, each from one point to the next. */
export function segmentsOf(line: Polyline): (readonly [from: Point, to: Point])[] {
  const pieces: (readonly [Point, Point])[] = [];
  let from: Point | undefined;
  for (const to of line) {
    if (from) pieces.push([from, to]);
    from = to;
  }
  return pieces;
}

/** Distance in units from a point to the nearest place of a polyline. */
export function distanceTo(line: Polyline, [x, y]: Point): number {
  let least = Infinity;
  let from: Point | undefined;
  for (const to of line) {
    if (from) least = Math.min(least, squareToSegment(from, to, x, y));
    from = to;
  }
  return Math.sqrt(least);
}

/** Square of the distance from a place to a straight piece. */
function squareToSegment([ax, ay]: Point, [bx, by]: Point, x: number, y: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy || 1;
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
  const ex = x - ax - dx * t;
  const ey = y - ay - dy * t;
  return ex * ex + ey * ey;
}

/** Tells whether a point lies inside a polygon (even-odd). */
export function polygonContains(polygon: Polyline, [x, y]: Point): boolean {
  let inside = false;
  let before = polygon.at(-1);
  for (const corner of polygon) {
    const [ax, ay] = corner;
    const [bx, by] = before ?? corner;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    before = corner;
  }
  return inside;
}

/** The first crossing of two polylines, with the direction of the first one there. */
export function firstCrossing(
  first: Polyline,
  second: Polyline,
): { at: Point; direction: Point } | undefined {
  const others = segmentsOf(second);
  for (const [p, end] of segmentsOf(first)) {
    const r = subtract(end, p);
    for (const [q, otherEnd] of others) {
      const s = subtract(otherEnd, q);
      const area = r[0] * s[1] - r[1] * s[0];
      if (Math.abs(area) < 1e-9) continue;
      const t = ((q[0] - p[0]) * s[1] - (q[1] - p[1]) * s[0]) / area;
      const u = ((q[0] - p[0]) * r[1] - (q[1] - p[1]) * r[0]) / area;
      if (t >= 0 && t <= 1 && u >= 0 && u <= 1) return { at: add(p, r, t), direction: unit(r) };
    }
  }
  return undefined;
}

/** Twice the signed area of a closed polygon; positive when it runs clockwise on the drawing. */
export function doubleArea(polygon: Polyline): number {
  let sum = 0;
  let before = polygon.at(-1);
  for (const corner of polygon) {
    const [x, y] = before ?? corner;
    sum += x * corner[1] - corner[0] * y;
    before = corner;
  }
  return sum;
}

/** Leaves out the points that lie less than `tolerance` units from the line through the others (Douglas-Peucker). */
export function simplify(line: Polyline, tolerance: number): Point[] {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let farthest = -1;
    let most = tolerance;
    const chord = [itemAt(line, from), itemAt(line, to)];
    for (const [k, point] of line.slice(from + 1, to).entries()) {
      const stray = distanceTo(chord, point);
      if (stray > most) [farthest, most] = [from + 1 + k, stray];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, i) => kept.has(i));
}
