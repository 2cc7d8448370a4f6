/** A place or a direction on the drawing: x to the east, y to the south, in units (a tile and a hex are 240 across). */
export type Point = readonly [x: number, y: number];

export const add = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times];
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const lerp = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
export const length = (v: Point): number => Math.hypot(v[0], v[1]);
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const opposite = (v: Point): Point => [-v[0], -v[1]];
/** A quarter turn to the left, seen on the drawing. */
export const leftOf = (v: Point): Point => [v[1], -v[0]];
export const roundPoint = (p: Point): Point => [Math.round(p[0]), Math.round(p[1])];

export function unit(v: Point): Point {
  const size = length(v) || 1;
  return [v[0] / size, v[1] / size];
}
