import { formatNumber } from './paths.ts';
import type { Point } from './vectors.ts';

/** Returns an arrow between two points that stays `gap` away from both; undefined where that leaves hardly any. */
export function arrowPath([ax, ay]: Point, [bx, by]: Point, gap: number, head: number): string | undefined {
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 2 * gap + 2 * head) return undefined;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const end: Point = [bx - ux * gap, by - uy * gap];
  const wing = (side: 1 | -1): string =>
    pair(end[0] - head * (ux + side * uy * 0.7), end[1] - head * (uy - side * ux * 0.7));
  const tip = pair(end[0], end[1]);
  return `M${pair(ax + ux * gap, ay + uy * gap)}L${tip}M${wing(1)}L${tip}L${wing(-1)}`;
}

const pair = (x: number, y: number): string => `${formatNumber(x)} ${formatNumber(y)}`;
