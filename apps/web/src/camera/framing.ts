import { ZoomTransform } from 'd3-zoom';
import type { Rect } from '../art/drawing/rect.ts';
import type { Point } from '../art/drawing/vectors.ts';

/** CSS pixels along the four sides. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const UNCOVERED: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

/** Bounds of the scene in units of the board, and the covered margins. */
export interface SceneBounds {
  /** The tiles or hexes on the table. */
  readonly map: Rect;
  /** The map, and everything around it that should be visible. */
  readonly all: Rect;
  /** The place of the current move. */
  readonly focus: Rect;
  /** The places where something can be put. */
  readonly choice?: Rect | undefined;
  /** The lifted piece or tile with its marks; nothing may cover it. */
  readonly ghost?: Rect | undefined;
  readonly inset: Inset;
  /** The game is over: everything should be visible, however small. */
  readonly isOver?: boolean | undefined;
}

/** Limits of the zoom, in CSS pixels for one tile or hex. */
export interface ZoomLimits {
  /** Width of that tile or hex in units of the board; more than 0. */
  readonly unit: number;
  readonly smallest: number;
  readonly largest: number;
  /** The largest width that the camera chooses by itself. */
  readonly fitted: number;
  /** The smallest width at which the camera shows everything by itself. */
  readonly readable: number;
  /** With more space, the camera zooms in by itself only if things grow by this factor. */
  readonly growth: number;
}

/** CSS pixels of the map that stay visible however far it is moved. */
const MIN_VISIBLE_PX = 72;

/** Returns width and height in CSS pixels of the part of a board that nothing covers. */
export function freeSize({ inset }: SceneBounds, [width, height]: Point): Point {
  const { top, right, bottom, left } = inset;
  return [Math.max(40, width - left - right), Math.max(40, height - top - bottom)];
}

/** Returns the middle of the free part, in CSS pixels. */
export function freeCentre(sights: SceneBounds, size: Point): Point {
  const [width, height] = freeSize(sights, size);
  return [sights.inset.left + width / 2, sights.inset.top + height / 2];
}

/** Returns the view at scale `k` with a point, in units of the board, in the middle of the free part. */
export function centreOn(sights: SceneBounds, size: Point, [x, y]: Point, k: number): ZoomTransform {
  const [middleX, middleY] = freeCentre(sights, size);
  return new ZoomTransform(k, middleX - x * k, middleY - y * k);
}

export function isVisible(
  sights: SceneBounds,
  size: Point,
  view: ZoomTransform,
  { x, y, width, height }: Rect,
): boolean {
  const { top, right, bottom, left } = sights.inset;
  const [a, b] = view.apply([x, y]);
  const [c, d] = view.apply([x + width, y + height]);
  return a >= left - 1 && b >= top - 1 && c <= size[0] - right + 1 && d <= size[1] - bottom + 1;
}

/** Returns the largest scale at which everything is visible. */
function fitScale(sights: SceneBounds, size: Point): number {
  const [width, height] = freeSize(sights, size);
  return Math.min(width / sights.all.width, height / sights.all.height);
}

/** Returns the scales that a reader may choose: everything can always be seen at once. */
export const scaleRange = (
  sights: SceneBounds,
  size: Point,
  { unit, smallest, largest }: ZoomLimits,
): [number, number] => [Math.min(smallest / unit, fitScale(sights, size)), largest / unit];

/** Tells if tiles or hexes are large enough to be read when everything is visible. */
export const isReadable = (sights: SceneBounds, size: Point, { unit, readable }: ZoomLimits): boolean =>
  fitScale(sights, size) * unit >= readable;

/** Returns the box to show where there is no room for everything: all places for a move if they fit, else the current one. */
export const focusOf = (sights: SceneBounds, size: Point, lens: ZoomLimits): Rect =>
  sights.choice && isReadable({ ...sights, all: sights.choice }, size, lens) ? sights.choice : sights.focus;

/** Returns the view of everything. */
export function fitView(sights: SceneBounds, size: Point, { unit, fitted }: ZoomLimits): ZoomTransform {
  const { x, y, width, height } = sights.all;
  const pixels = Math.min(fitScale(sights, size) * unit, fitted);
  // A whole number of pixels for each tile or hex, unless they are tiny, keeps pictures sharp.
  const scale = (pixels > 20 ? Math.floor(pixels) : pixels) / unit;
  return centreOn(sights, size, [x + width / 2, y + height / 2], scale);
}

/** Returns the view of the places for a move, with as much around them as stays readable. */
export function focusView(sights: SceneBounds, size: Point, lens: ZoomLimits): ZoomTransform {
  const { all } = sights;
  const focus = focusOf(sights, size, lens);
  const { unit, readable } = lens;
  const scale = readable / unit;
  const [width, height] = freeSize(sights, size);
  const near = (middle: number, start: number, length: number, room: number) =>
    length <= room
      ? start + length / 2
      : Math.min(start + length - room / 2, Math.max(start + room / 2, middle));
  const place: Point = [
    near(focus.x + focus.width / 2, all.x, all.width, width / scale),
    near(focus.y + focus.height / 2, all.y, all.height, height / scale),
  ];
  return centreOn(sights, size, place, scale);
}

/** Returns the view moved as little as needed to see a box; with `more`, up to half of the box further. */
export function viewRevealing(
  sights: SceneBounds,
  size: Point,
  view: ZoomTransform,
  box: Rect,
  more = true,
): ZoomTransform {
  const [width, height] = freeSize(sights, size);
  const shift = (from: number, length: number, room: number) => {
    const beyond = more || length > room ? Math.min(length, room - length) / 2 : 0;
    if (length > room || from < 0) return beyond - from;
    return from + length > room ? room - beyond - length - from : 0;
  };
  return panBy(
    view,
    shift(view.applyX(box.x) - sights.inset.left, box.width * view.k, width),
    shift(view.applyY(box.y) - sights.inset.top, box.height * view.k, height),
  );
}

/**
 * Returns the view zoomed out around a point, which stays where it is, until a box is visible; the same view if that
 * takes a smaller scale than `least`.
 */
export function viewAround(
  { inset }: SceneBounds,
  [width, height]: Point,
  view: ZoomTransform,
  [x, y]: Point,
  box: Rect,
  { unit, least }: { readonly unit: number; readonly least: number },
): ZoomTransform {
  const [left, top] = view.apply([x, y]);
  const scales = [
    (left - inset.left) / (x - box.x),
    (width - inset.right - left) / (box.x + box.width - x),
    (top - inset.top) / (y - box.y),
    (height - inset.bottom - top) / (box.y + box.height - y),
  ].filter((scale) => scale > 0);
  const k = Math.floor(Math.min(...scales) * unit) / unit;
  return k >= view.k || k < least ? view : new ZoomTransform(k, left - x * k, top - y * k);
}

/** Returns the view moved so far that some of the map is visible. */
export function clampView({ map }: SceneBounds, size: Point, view: ZoomTransform): ZoomTransform {
  const { k } = view;
  const within = (value: number, start: number, length: number, room: number) =>
    Math.min(room - MIN_VISIBLE_PX - start * k, Math.max(MIN_VISIBLE_PX - (start + length) * k, value));
  const x = within(view.x, map.x, map.width, size[0]);
  const y = within(view.y, map.y, map.height, size[1]);
  return x === view.x && y === view.y ? view : new ZoomTransform(k, x, y);
}

/** Moves a view by CSS pixels. */
export const panBy = ({ k, x, y }: ZoomTransform, dx: number, dy: number): ZoomTransform =>
  new ZoomTransform(k, x + dx, y + dy);

/** Returns a view between two others; `part` from 0 to 1. */
export function interpolateView(from: ZoomTransform, to: ZoomTransform, part: number): ZoomTransform {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return part === 1 ? to : new ZoomTransform(mix(from.k, to.k), mix(from.x, to.x), mix(from.y, to.y));
}
