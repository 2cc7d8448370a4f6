import { smoothPolygonPath } from '../../../art/drawing/paths.ts';
import { createDrawingRandom } from '../../../art/drawing/random.ts';
import { add, leftOf, lerp, type Point, subtract, unit } from '../../../art/drawing/vectors.ts';
import { cycled, itemAt, must } from '../../../must.ts';
import { type Axial, hexCorners } from './geometry.ts';

/** Units of beach outside the coastal paths. */
const BEACH = 13;

/** Returns the corners along the coast of an island, clockwise: the sides that belong to only one hex, end to end. */
export function coastline(hexes: readonly Axial[]): Point[] {
  const key = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`;
  const sides = new Map<string, readonly [Point, Point]>();
  for (const hex of hexes) {
    const corners = hexCorners(hex);
    corners.forEach((a, i) => {
      const b = cycled(corners, i + 1);
      // The neighbour has the same side in the other direction.
      if (!sides.delete(`${key(b)} ${key(a)}`)) sides.set(`${key(a)} ${key(b)}`, [a, b]);
    });
  }
  const nextOf = new Map([...sides.values()].map(([a, b]) => [key(a), b]));
  const after = (p: Point) => must(nextOf.get(key(p)), 'a coast comes back to its beginning');
  const first = itemAt([...sides.values()], 0)[0];
  const line: Point[] = [first];
  for (let p = after(first); key(p) !== key(first); p = after(p)) line.push(p);
  return line;
}

/** The water's edge: a beach round the coastal paths, with small bays and points. */
export function shoreline(hexes: readonly Axial[], seed: string): string {
  const random = createDrawingRandom(`shore${seed}`);
  const line = coastline(hexes);
  const points = line.flatMap((a, i) => {
    const b = cycled(line, i + 1);
    const before = cycled(line, i - 1);
    const out = leftOf(unit(subtract(b, a)));
    const corner = unit(add(leftOf(unit(subtract(a, before))), out));
    return [
      add(a, corner, BEACH * (isBay(before, a, b) ? 1.35 : 0.98) + random.between(-1.5, 1.5)),
      ...[0.24, 0.5, 0.76].map((t) => add(lerp(a, b, t), out, BEACH + random.between(-3.4, 4.2))),
    ];
  });
  return smoothPolygonPath(points);
}

/** Tells whether the coast turns inland at a corner. */
const isBay = (before: Point, corner: Point, after: Point) => {
  const [a, b] = [subtract(corner, before), subtract(after, corner)];
  return a[0] * b[1] - a[1] * b[0] < 0;
};
