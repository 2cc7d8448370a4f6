import { lerp, type Point } from '../../../art/pen/vectors.ts';

/** A straight line across the hex: through `at`, in the direction of `angle` degrees. */
export interface Cut {
  readonly at: Point;
  readonly angle: number;
}
/** Two points of a cut outside the hex, on either side. */
export const ends = ({ at, angle }: Cut): [Point, Point] => {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) * 260, Math.sin(turn) * 260];
  return [
    [at[0] - dx, at[1] - dy],
    [at[0] + dx, at[1] + dy],
  ];
};

/** Both sides of a convex polygon along a cut. */
export function halves(polygon: readonly Point[], cut: Cut): Point[][] {
  const [from, to] = ends(cut);
  const side = ([x, y]: Point) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
  const half = (sign: number) => {
    const kept: Point[] = [];
    polygon.forEach((p, i) => {
      const next = polygon[(i + 1) % polygon.length]!;
      const [s, t] = [side(p) * sign, side(next) * sign];
      if (s >= 0) kept.push(p);
      if (s * t < 0) kept.push(lerp(p, next, s / (s - t)));
    });
    return kept;
  };
  return [half(1), half(-1)].filter((part) => part.length > 2);
}

/** The part of a line inside a convex polygon. */
export function chord(
  polygon: readonly Point[],
  [from, to]: readonly [Point, Point],
): [Point, Point] | undefined {
  const side = ([x, y]: Point) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
  const hits: Point[] = [];
  polygon.forEach((p, i) => {
    const next = polygon[(i + 1) % polygon.length]!;
    const [s, t] = [side(p), side(next)];
    if (s * t < 0) hits.push(lerp(p, next, s / (s - t)));
  });
  return hits.length === 2 ? [hits[0]!, hits[1]!] : undefined;
}
