import { BASE_ISLAND, intersectionName, pathName } from '@bastide/catan';
import { itemAt } from '../../../must.ts';
import type { BoardPlace } from './island-props.ts';
import { isPath, pointOf } from './places.ts';

export const ARROW_KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
export type ArrowKey = (typeof ARROW_KEYS)[number];

/** A path from an intersection. */
export interface PathStep {
  readonly on: BoardPlace;
  /** The intersection at its far end. */
  readonly to: BoardPlace;
  readonly side: 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';
  /** The key for it; all paths of one intersection have different keys. */
  readonly arrow: ArrowKey;
}

/** Returns the paths of an intersection: one north or south, one to each side, as far as there is land. */
export function stepsFrom(at: BoardPlace): readonly PathStep[] {
  const [x, y] = pointOf(at);
  const number = BASE_ISLAND.intersectionNumber(at);
  return itemAt(BASE_ISLAND.pathsAt, number).map((path) => {
    const [a, b] = itemAt(BASE_ISLAND.ends, path);
    const to = intersectionName(a === number ? b : a);
    const [toX, toY] = pointOf(to);
    const north = toY < y;
    const on = pathName(path);
    if (Math.abs(toX - x) < 1)
      return { on, to, side: north ? 'N' : 'S', arrow: north ? 'ArrowUp' : 'ArrowDown' };
    return toX > x
      ? { on, to, side: north ? 'NE' : 'SE', arrow: 'ArrowRight' }
      : { on, to, side: north ? 'NW' : 'SW', arrow: 'ArrowLeft' };
  });
}

export const opposite = (key: ArrowKey): ArrowKey => OPPOSITE[key];

const OPPOSITE = {
  ArrowUp: 'ArrowDown',
  ArrowRight: 'ArrowLeft',
  ArrowDown: 'ArrowUp',
  ArrowLeft: 'ArrowRight',
} as const satisfies Record<ArrowKey, ArrowKey>;

/** The place of somebody who walks: an intersection, perhaps one of the paths that leave it. */
export interface PathCursor {
  readonly at: BoardPlace;
  readonly on?: BoardPlace | undefined;
}

/**
 * Takes one step: from an intersection on to a path, from there to the next intersection or back. Undefined: there is
 * no path.
 */
export function nextCursor({ at, on }: PathCursor, key: ArrowKey): PathCursor | undefined {
  const ways = stepsFrom(at);
  const along = ways.find((way) => way.on === on);
  if (along && key === opposite(along.arrow)) return { at };
  if (along && key === along.arrow) return { at: along.to };
  const way = ways.find(({ arrow }) => arrow === key);
  return way && { at, on: way.on };
}

/** Somebody who walks on that place; on a path from the intersection `from`, if it is one of its ends. */
export function cursorOn(place: BoardPlace, from: BoardPlace): PathCursor {
  if (!isPath(place)) return { at: place };
  const [a, b] = itemAt(BASE_ISLAND.ends, BASE_ISLAND.pathNumber(place));
  return { at: intersectionName(b) === from ? from : intersectionName(a), on: place };
}
