import type { Coordinates, Rotation } from '@bastide/carcassonne';
import type { Rect } from '../../../art/drawing/rect.ts';
import { boxOf } from '../art/board/cells.ts';
import { TILE } from '../art/units.ts';

/** Returns a cell as a key: `2,-1`. */
export const keyOf = ([x, y]: Coordinates): string => `${x},${y}`;

export const isSame = (a: Coordinates | undefined, b: Coordinates | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]);

/** Degrees clockwise from one orientation to another: 0, 90, 180 or 270. */
export const turnsBetween = (from: Rotation, to: Rotation): Rotation => ((to - from + 360) % 360) as Rotation;

/**
 * Turn of a tile on a cell if put there now: its present turn if that fits, else turned on clockwise to the
 * first orientation that does.
 */
export function fittingTurn(turned: Rotation, fitting: readonly Rotation[]): Rotation {
  const byTurns = [...fitting].sort((a, b) => turnsBetween(turned, a) - turnsBetween(turned, b));
  return byTurns[0] ?? turned;
}

/** Columns and rows of a rectangle of cells, its ends included. */
export interface CellExtent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest rectangle with all these cells; the start cell alone if there are none. */
export function extentOf(cells: readonly Coordinates[]): CellExtent {
  if (cells.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Groups items by key, in order of appearance. */
export function grouped<T>(items: Iterable<T>, keyOfItem: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOfItem(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** The box in tile units round some cells, with a margin in tiles. */
export function boxAround(cells: readonly Coordinates[], margin: number): Rect {
  const { x, y, width, height } = boxOf(
    (cells.length > 0 ? cells : [[0, 0] as const]).map(([x, y]) => ({ x, y })),
  );
  const more = margin * TILE;
  return { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more };
}
