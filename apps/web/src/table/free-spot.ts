import { overlapArea, type Rect } from '../art/drawing/rect.ts';
import type { Point } from '../art/drawing/vectors.ts';

/** What a slip of paper has to mind, all in one measure. */
export interface Surroundings {
  /** Where it may lie. */
  readonly room: Rect;
  /** What it must not cover. */
  readonly taken: readonly Rect[];
  /** What it speaks of, and lies beside; without it, the upper left is as good as any place. */
  readonly about?: Rect | undefined;
}

/** Places are tried this far apart. */
const STEP = 8;
/** From the slip to the edges of its room, and, if there is space, to what it must not cover. */
const EDGE = 4;
const GAP = 6;
/** So much worse is it to cover something than to come near it. */
const OVERLAP_PENALTY = 1000;

/** The upper left corner for a slip of that size: where it covers nothing, or else least, and there as near as can be. */
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

/** Between the middles of two boxes. */
const distance = (a: Rect, b: Rect): number =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
