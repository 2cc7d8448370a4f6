import { type Box, overlap } from '../art/pen/box.ts';
import type { Point } from '../art/pen/vectors.ts';

/** What a slip of paper has to mind, all in one measure. */
export interface Surroundings {
  /** Where it may lie. */
  readonly room: Box;
  /** What it must not cover. */
  readonly taken: readonly Box[];
  /** What it speaks of, and lies beside; without it, the upper left is as good as any place. */
  readonly about?: Box | undefined;
}

/** Places are tried this far apart. */
const STEP = 12;
/** Between the slip, the edges of its room and what it speaks of. */
const GAP = 12;

/** The upper left corner for a slip of that size: where it covers nothing, or else least, and there as near as can be. */
export function freeSpot([width, height]: Point, { room, taken, about }: Surroundings): Point {
  const [left, top] = [room.x + GAP, room.y + GAP];
  const right = Math.max(left, room.x + room.width - width - GAP);
  const bottom = Math.max(top, room.y + room.height - height - GAP);
  const kept = taken.map(grown);
  let best: Point = [left, top];
  let least: readonly [covered: number, away: number] = [Number.POSITIVE_INFINITY, 0];
  for (const y of stops(top, bottom))
    for (const x of stops(left, right)) {
      const box = { x, y, width, height };
      const covered = kept.reduce((sum, one) => sum + overlap(box, one), 0);
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

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - GAP / 2,
  y: y - GAP / 2,
  width: width + GAP,
  height: height + GAP,
});

/** Between the middles of two boxes. */
const distance = (a: Box, b: Box): number =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
