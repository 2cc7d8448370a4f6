import { distance, type Point } from '../../../art/drawing/vectors.ts';
import type { BoardPlace } from './island-props.ts';
import type { ArrowKey } from './paths.ts';
import { pointOf } from './places.ts';

/** Directions of the arrow keys. */
export const ARROWS: Readonly<Record<ArrowKey, Point>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** Going sideways counts so much more than going on. */
const SIDEWAYS = 1.5;

/** The place that lies next in a direction; undefined at the end. */
export function stepped(
  places: readonly BoardPlace[],
  from: BoardPlace,
  [dx, dy]: Point,
): BoardPlace | undefined {
  const [x, y] = pointOf(from);
  let best: BoardPlace | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [px, py] = pointOf(place);
    const along = (px - x) * dx + (py - y) * dy;
    const across = Math.abs((px - x) * dy - (py - y) * dx);
    if (along < 1 || across > along * 3) continue;
    const cost = along + SIDEWAYS * across;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** The place after another, or before it, row by row; around the end to the beginning. */
export function following(
  places: readonly BoardPlace[],
  from: BoardPlace | undefined,
  direction: 1 | -1,
): BoardPlace | undefined {
  const ordered = [...places].sort((a, b) => direction * byRow(pointOf(a), pointOf(b)));
  if (from === undefined) return ordered[0];
  return ordered.find((place) => direction * byRow(pointOf(place), pointOf(from)) > 0) ?? ordered[0];
}

/** Rounded, because places of one row are the same height but for the last digits. */
const byRow = (a: Point, b: Point): number => Math.round(a[1] - b[1]) || Math.round(a[0] - b[0]);

/** The place of a list that is nearest to one that need not be in it. */
export function closest(places: readonly BoardPlace[], to: BoardPlace): BoardPlace | undefined {
  const middle = pointOf(to);
  const away = (place: BoardPlace) => distance(pointOf(place), middle);
  return places.reduce<BoardPlace | undefined>(
    (best, place) => (best === undefined || away(place) < away(best) ? place : best),
    undefined,
  );
}
