import { overlapArea, type Rect } from '../art/drawing/rect.ts';
import type { Point } from '../art/drawing/vectors.ts';

/** Surroundings of a toast, all in one measure. */
export interface Surroundings {
  /** The space in which it may lie. */
  readonly room: Rect;
  /** Boxes that it must not cover. */
  readonly taken: readonly Rect[];
  /** The box that it speaks of, and lies beside; without it, the upper left is as good as any place. */
  readonly about?: Rect | undefined;
}

/** Distance between the places that are tried. */
const STEP = 8;
/** Distance from the toast to the edges of its area, and, if possible, to the areas that it must not cover. */
const EDGE = 4;
const GAP = 6;
/** Factor by which covering something is worse than coming near it. */
const OVERLAP_PENALTY = 1000;

/**
 * Returns the upper left corner for a toast of that size: where it covers nothing, or as little as possible, and then
 * as near as possible.
 */
export function freeSpot([width, height]: Point, { room, taken, about }: Surroundings): Point {
  const [left, top] = [room.x + EDGE, room.y + EDGE];
  const right = Math.max(left, room.x + room.width - width - EDGE);
  const bottom = Math.max(top, room.y + room.height - height - EDGE);
  const wide = taken.map(expand);
  const all = (box: Rect, others: readonly Rect[]) =>
    others.reduce((sum, one) => sum + overlapArea(box, one), 0);
  let best: Point = [left, top];
  let least: readonly [covered: number, away: number] = [Number.POSITIVE_INFINITY, 0];
  for (const y of stops(top, bottom))
    for (const x of stops(left, right)) {
      const box = { x, y, width, height };
      const covered = all(box, taken) * OVERLAP_PENALTY + all(box, wide);
      const away = about ? distance(box, about) : x - left + y - top;
      if (covered > least[0] || (covered === least[0] && away >= least[1])) continue;
      best = [x, y];
      least = [covered, away];
    }
  return best;
}

const stops = (from: number, to: number): number[] => [
  ...Array.from({ length: Math.ceil((to - from) / STEP) }, (_, i) => from + i * STEP),
  to,
];

const expand = ({ x, y, width, height }: Rect): Rect => ({
  x: x - GAP,
  y: y - GAP,
  width: width + 2 * GAP,
  height: height + 2 * GAP,
});

/** Distance between the middles of two boxes. */
const distance = (a: Rect, b: Rect): number =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
