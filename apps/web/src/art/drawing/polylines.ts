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
  line.map((_, i) =>
    leftOf(unit(subtract(line[Math.min(i + 1, line.length - 1)]!, line[Math.max(i - 1, 0)]!))),
  );

/** Sideways noise that vanishes at both ends, so that seams stay exact. */
export function wobbleLine(random: DrawingRandom, line: Polyline, amplitude: number): Point[] {
  const sideways = normals(line);
  return line.map((p, i) =>
    i === 0 || i === line.length - 1 ? p : add(p, sideways[i]!, random.between(-amplitude, amplitude)),
  );
}

/** Every second point and the last: enough to draw, half the bytes. */
export const halvePoints = (line: Polyline): Point[] =>
  line.filter((_, i) => i % 2 === 0 || i === line.length - 1);

/** Returns the point at that fraction of the line, 0 to 1, counted by index: our lines are sampled evenly enough. */
export const pointAlong = (line: Polyline, part: number): Point =>
  line[Math.round((line.length - 1) * part)]!;

/** Distance in units from a point to the nearest place of a polyline. */
export function distanceTo(line: Polyline, [x, y]: Point): number {
  let least = Infinity;
  for (let i = 0; i + 1 < line.length; i++) {
    const [ax, ay] = line[i]!;
    const [bx, by] = line[i + 1]!;
    const dx = bx - ax;
    const dy = by - ay;
    const square = dx * dx + dy * dy || 1;
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
    const ex = x - ax - dx * t;
    const ey = y - ay - dy * t;
    least = Math.min(least, ex * ex + ey * ey);
  }
  return Math.sqrt(least);
}

/** Tells if a point lies inside a polygon (even-odd rule). */
export function polygonContains(polygon: Polyline, [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]!;
    const [bx, by] = polygon[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Returns the first crossing of two polylines, with the direction of the first one there. */
export function firstCrossing(
  first: Polyline,
  second: Polyline,
): { at: Point; direction: Point } | undefined {
  for (let i = 0; i + 1 < first.length; i++)
    for (let j = 0; j + 1 < second.length; j++) {
      const p = first[i]!;
      const r = subtract(first[i + 1]!, p);
      const q = second[j]!;
      const s = subtract(second[j + 1]!, q);
      const area = r[0] * s[1] - r[1] * s[0];
      if (Math.abs(area) < 1e-9) continue;
      const t = ((q[0] - p[0]) * s[1] - (q[1] - p[1]) * s[0]) / area;
      const u = ((q[0] - p[0]) * r[1] - (q[1] - p[1]) * r[0]) / area;
      if (t >= 0 && t <= 1 && u >= 0 && u <= 1) return { at: add(p, r, t), direction: unit(r) };
    }
  return undefined;
}

/** Twice the signed area of a closed polygon; positive when it runs clockwise on the drawing. */
export const doubleArea = (polygon: Polyline): number =>
  polygon.reduce((sum, [x, y], i) => {
    const [nx, ny] = polygon[(i + 1) % polygon.length]!;
    return sum + x * ny - nx * y;
  }, 0);

/** Leaves out the points that lie less than `tolerance` units from the line through the others (Douglas-Peucker). */
export function simplify(line: Polyline, tolerance: number): Point[] {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let farthest = -1;
    let most = tolerance;
    for (let i = from + 1; i < to; i++) {
      const stray = distanceTo([line[from]!, line[to]!], line[i]!);
      if (stray > most) [farthest, most] = [i, stray];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, i) => kept.has(i));
}
