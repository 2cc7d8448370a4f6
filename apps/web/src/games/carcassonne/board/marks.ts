import type { Rect } from '../../../art/drawing/rect.ts';
import type { Point } from '../../../art/drawing/vectors.ts';
import { TILE } from '../art/units.ts';
import type { FigureChoice, TileGhost } from './board-props.ts';
import { segmentAt } from './hit.ts';
import { geometryOf } from './pictures.ts';
import { grouped } from './places.ts';

/** A figure that may be put on the ghost, and the place of its foot, in units of the board. */
export interface FigureMark {
  readonly choice: FigureChoice;
  readonly foot: Point;
  /** The middle of the mark itself: over the foot, or beside it where marks are many. */
  readonly middle: Point;
}

/** Units from the foot up to the middle of a mark. */
const RISE = 24;
/** Width of a mark: units, or CSS pixels if those are more. The same stands in the style sheet. */
const WIDE_UNITS = 76;
const WIDE_PX = 26;
/** Distance from a mark that a press may have: units, or CSS pixels if those are more. */
const NEAR_UNITS = 34;
const NEAR_PX = 20;

/**
 * Returns the marks of the choices. Two figures for one segment (a meeple or a pig in a field) stand side by side.
 * `scale` is CSS pixels per unit.
 */
export function marksOf(ghost: TileGhost, choices: readonly FigureChoice[], scale: number): FigureMark[] {
  const { segments } = geometryOf(ghost);
  const place = ([x, y]: Point): Point => [ghost.at[0] * TILE + x, ghost.at[1] * TILE + y];
  const marks = [...grouped(choices, ({ on }) => on)].flatMap(([on, list]) => {
    const standing = segments[on]?.standing;
    if (!standing) return [];
    return list.map((choice, i) => ({
      choice,
      middle: [0, 0] as const,
      foot: place(list.length === 1 ? standing.one : i === 0 ? standing.two[0] : standing.two[1]),
    }));
  });
  return spread(marks, Math.max(WIDE_UNITS, WIDE_PX / scale));
}

/** The box that a mark covers, in units. */
export function boxOfMark({ middle: [x, y] }: FigureMark, scale: number): Rect {
  const size = Math.max(WIDE_UNITS, WIDE_PX / scale);
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

/** Pushes overlapping marks apart. */
function spread(marks: readonly FigureMark[], apart: number): FigureMark[] {
  const moved = marks.map((mark) => ({ mark, at: [...mark.foot] as [number, number] }));
  for (let round = 0; round < 8; round++)
    for (const { at: a } of moved)
      for (const { at: b } of moved) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const away = Math.hypot(dx, dy);
        if (a === b || away >= apart) continue;
        const push = (apart - away) / 2 / (away || 1);
        for (const [p, sign] of [
          [a, -1],
          [b, 1],
        ] as const) {
          p[0] += (dx || 1) * push * sign;
          p[1] += dy * push * sign;
        }
      }
  return moved.map(({ mark, at: [x, y] }) => ({ ...mark, middle: [x, y - RISE] }));
}

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

/** Returns the mark whose segment lies under a point of the board: the nearest one if the segment has several. */
export function markOfSegment(
  ghost: TileGhost,
  marks: readonly FigureMark[],
  point: Point,
): FigureMark | undefined {
  const on = segmentAt(ghost, point);
  return markAt(
    marks.filter(({ choice }) => choice.on === on),
    point,
    0.001,
  );
}
