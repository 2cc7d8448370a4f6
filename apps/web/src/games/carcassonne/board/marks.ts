import type { Rect } from '../../../art/drawing/rect.ts';
import type { Point } from '../../../art/drawing/vectors.ts';
import { itemAt } from '../../../must.ts';
import { TILE } from '../art/units.ts';
import type { FigureChoice, TileGhost } from './board-props.ts';
import { segmentAt } from './hit.ts';
import { geometryOf } from './pictures.ts';

/** A place for a figure on the ghost: the figure that may be put there, and the place of its foot, in units of the board. */
export interface FigureMark {
  readonly choice: FigureChoice;
  readonly foot: Point;
  /** The middle of the mark itself: over the foot, or beside it where marks are many. */
  readonly middle: Point;
  /** Its diameter, in units: smaller where marks would overlap otherwise. */
  readonly width: number;
}

/** Units from the foot up to the middle of a mark. */
const RISE = 24;
/** Width of a mark: units, within limits in CSS pixels. */
const WIDE_UNITS = 76;
const LEAST_PX = 26;
const MOST_PX = 44;
/** Part of the distance between two marks that they may fill. */
const FILLED = 0.96;
/** Distance from a mark that a press may have: units, or CSS pixels if those are more. */
const NEAR_UNITS = 34;
const NEAR_PX = 20;

/** Returns the marks of the choices, one for each segment; none covers another. `scale` is CSS pixels per unit. */
export function marksOf(ghost: TileGhost, choices: readonly FigureChoice[], scale: number): FigureMark[] {
  const { segments } = geometryOf(ghost);
  const [left, top] = [ghost.at[0] * TILE, ghost.at[1] * TILE];
  const standing = choices.flatMap((choice) => {
    const foot = segments[choice.on]?.standing.one;
    return foot ? [{ choice, foot }] : [];
  });
  const wanted = Math.min(MOST_PX / scale, Math.max(WIDE_UNITS, LEAST_PX / scale));
  const middles = spread(
    standing.map(({ foot: [x, y] }) => [x, y - RISE]),
    wanted / FILLED,
  );
  const width = Math.min(wanted, leastDistance(middles) * FILLED);
  return standing.map(({ choice, foot: [x, y] }, i) => {
    const [mx, my] = itemAt(middles, i);
    return { choice, foot: [left + x, top + y], middle: [left + mx, top + my], width };
  });
}

/** The box that a mark covers, in units. */
export const boxOfMark = ({ middle: [x, y], width }: FigureMark): Rect => ({
  x: x - width / 2,
  y: y - width / 2,
  width,
  height: width,
});

/** Rounds after which marks lie as far apart as their tile allows. */
const ROUNDS = 60;

/** Pushes points of a tile apart until they have that distance, as far as the tile is large enough. */
function spread(points: readonly Point[], wanted: number): readonly Point[] {
  const apart = Math.min(wanted, mostApart(points.length));
  const moved = points.map(onTile);
  for (let round = 0; round < ROUNDS; round++) {
    let isDone = true;
    for (const [i, a] of moved.entries())
      for (const b of moved.slice(i + 1)) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const away = Math.hypot(dx, dy);
        if (away >= apart) continue;
        isDone = false;
        const push = (apart - away) / 2 / (away || 1);
        shift(a, -dx * push, -dy * push);
        shift(b, (dx || 1) * push, dy * push);
      }
    if (isDone) break;
  }
  return moved;
}

/** Distance of so many points that lie in rows and columns on a tile; a little less, so that they need not. */
const mostApart = (count: number): number => (TILE * 0.9) / Math.max(1, Math.ceil(Math.sqrt(count)) - 1);

const inTile = (value: number): number => Math.min(TILE, Math.max(0, value));
const onTile = ([x, y]: Point): [number, number] => [inTile(x), inTile(y)];

/** Moves a point, and keeps it on its tile. */
function shift(point: [number, number], dx: number, dy: number): void {
  [point[0], point[1]] = onTile([point[0] + dx, point[1] + dy]);
}

const leastDistance = (points: readonly Point[]): number =>
  points.reduce(
    (least, [x, y], i) =>
      points.slice(i + 1).reduce((one, [ox, oy]) => Math.min(one, Math.hypot(ox - x, oy - y)), least),
    Number.POSITIVE_INFINITY,
  );

/** The mark under a point of the board, if it is near enough; `scale` is CSS pixels per unit. */
export function markAt(marks: readonly FigureMark[], [x, y]: Point, scale: number): FigureMark | undefined {
  let nearest: FigureMark | undefined;
  let least = Math.max(NEAR_UNITS, NEAR_PX / scale);
  for (const mark of marks) {
    const [mx, my] = mark.middle;
    const away = Math.hypot(x - mx, y - my);
    if (away < least) [nearest, least] = [mark, away];
  }
  return nearest;
}

/** Returns the mark whose segment lies under a point of the board. */
export function markOfSegment(
  ghost: TileGhost,
  marks: readonly FigureMark[],
  point: Point,
): FigureMark | undefined {
  const on = segmentAt(ghost, point);
  return marks.find(({ choice }) => choice.on === on);
}
