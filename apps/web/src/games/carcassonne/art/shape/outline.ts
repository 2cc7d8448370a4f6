// biome-ignore-all lint/style/noNonNullAssertion: inner loops over a grid, whose bounds the loops keep
import { doubleArea, simplify } from '../../../../art/drawing/polylines.ts';
import { lerp, type Point } from '../../../../art/drawing/vectors.ts';
import { type FreeSpace, NODES, nodeAt, nodePoint } from './survey.ts';

/** Value of the nodes just outside the tile: they close every outline exactly on the edge. */
const OUTSIDE = -1;
/** Nodes along a side, with the ring outside. */
const SIZE = NODES + 2;

/**
 * Returns the outlines of a field, as closed polygons, by marching squares over the survey: outer ones run clockwise,
 * holes (around a monastery) the other way. Roads and wall feet are left out; at the edge they end exactly on it.
 */
export function fieldOutlines(survey: FreeSpace, field: number): Point[][] {
  const worth = worthOf(survey, field);
  const next: Chain = new Map();
  for (let row = 0; row < SIZE - 1; row++)
    for (let column = 0; column < SIZE - 1; column++) march(column, row, worth, next);
  return loops(next)
    .map((loop) => simplify([...loop, loop[0]!], 0.3).slice(0, -1))
    .filter((loop) => loop.length > 2 && Math.abs(doubleArea(loop)) > 40);
}

/** Distance of each place from the edge of the field, inwards, in units, on the survey with one more ring of places round it. */
function worthOf(survey: FreeSpace, field: number): Float32Array {
  const worth = new Float32Array(SIZE * SIZE).fill(OUTSIDE);
  for (let row = 0; row < NODES; row++)
    for (let column = 0; column < NODES; column++) {
      const node = nodeAt(column, row);
      const room = survey.room[node]!;
      worth[(row + 1) * SIZE + column + 1] = survey.field[node] === field ? room : Math.min(room, -0.5);
    }
  return worth;
}

/** Pieces of outline by the crossing at their beginning: the crossing at their end, and the first point. */
type Chain = Map<number, { readonly to: number; readonly at: Point }>;

/** Corners of a square of four places, clockwise from the north-west; side k runs from corner k to the next. */
const SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** Adds the pieces of outline in one square, each from the side where the land ends to the side where it begins. */
function march(column: number, row: number, worth: Float32Array, next: Chain): void {
  const value = (k: number) => worth[(row + SQUARE[k & 3]![1]) * SIZE + column + SQUARE[k & 3]![0]]!;
  const inside =
    (value(0) > 0 ? 1 : 0) | (value(1) > 0 ? 2 : 0) | (value(2) > 0 ? 4 : 0) | (value(3) > 0 ? 8 : 0);
  if (inside === 0 || inside === 15) return;
  const isIn = (k: number) => (inside >> (k & 3)) & 1;
  for (let k = 0; k < 4; k++) {
    if (!isIn(k) || isIn(k + 1)) continue;
    let end = k + 1;
    while (!isIn(end + 1)) end++;
    next.set(sideKey(column, row, k), {
      to: sideKey(column, row, end & 3),
      at: onSide(column, row, k, value),
    });
  }
}

/** Returns a number for each side of each square; both squares that share a side give the same. */
function sideKey(column: number, row: number, side: number): number {
  const [ax, ay] = SQUARE[side]!;
  const [bx, by] = SQUARE[(side + 1) & 3]!;
  return (2 * row + ay + by) * 2 * SIZE + 2 * column + ax + bx;
}

function onSide(column: number, row: number, side: number, value: (k: number) => number): Point {
  const [ax, ay] = SQUARE[side]!;
  const [bx, by] = SQUARE[(side + 1) & 3]!;
  const a = value(side);
  return lerp(place(column + ax, row + ay), place(column + bx, row + by), a / (a - value(side + 1)));
}

/** The point of a place; the ring outside lies on the rim of the tile. */
const place = (column: number, row: number): Point =>
  nodePoint(nodeAt(Math.max(0, Math.min(NODES - 1, column - 1)), Math.max(0, Math.min(NODES - 1, row - 1))));

/** Joins the pieces end to end. */
function loops(next: Chain): Point[][] {
  const found: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    for (let key = start, piece = next.get(key); piece; piece = next.get(key)) {
      next.delete(key);
      loop.push(piece.at);
      key = piece.to;
    }
    if (loop.length > 2) found.push(withoutRepeats(loop));
  }
  return found;
}

const withoutRepeats = (loop: readonly Point[]) =>
  loop.filter((p, i) => {
    const before = loop[(i + loop.length - 1) % loop.length]!;
    return Math.abs(p[0] - before[0]) + Math.abs(p[1] - before[1]) > 0.04;
  });
