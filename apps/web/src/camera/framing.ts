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

/** What there is to see, in units of the board, and what of the board is covered. */
export interface SceneBounds {
  /** What lies on the table. */
  readonly map: Rect;
  /** What lies there, and all that should be seen with it. */
  readonly all: Rect;
  /** Where the move of the moment is. */
  readonly focus: Rect;
  /** Where something may be put. */
  readonly choice?: Rect | undefined;
  /** What is lifted over its place, with its marks: it must never be covered. */
  readonly ghost?: Rect | undefined;
  readonly inset: Inset;
}

/** How near and how far a board may be looked at: CSS pixels to one tile or hex. */
export interface ZoomLimits {
  /** How many units of the board that tile or hex is across: more than 0. */
  readonly unit: number;
  readonly smallest: number;
  readonly largest: number;
  /** The largest that is chosen unasked. */
  readonly fitted: number;
  /** On small screens nothing becomes smaller than this unasked. */
  readonly readable: number;
  /** When there is more room, the camera comes nearer by itself only if things grow by this factor. */
  readonly growth: number;
}

/** CSS pixels of the map that stay in sight however far it is moved. */
const MIN_VISIBLE_PX = 72;

/** Width and height in CSS pixels of the part of a board that nothing covers. */
export function freeSize({ inset }: SceneBounds, [width, height]: Point): Point {
  const { top, right, bottom, left } = inset;
  return [Math.max(40, width - left - right), Math.max(40, height - top - bottom)];
}

/** The place in the middle of the free part, in CSS pixels. */
export function freeCentre(sights: SceneBounds, size: Point): Point {
  const [width, height] = freeSize(sights, size);
  return [sights.inset.left + width / 2, sights.inset.top + height / 2];
}

/** The view at scale `k` with a place, in units of the board, in the middle of the free part. */
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

/** The largest scale at which everything is seen. */
function fitScale(sights: SceneBounds, size: Point): number {
  const [width, height] = freeSize(sights, size);
  return Math.min(width / sights.all.width, height / sights.all.height);
}

/** Scales that hands may choose: everything can always be seen at once. */
export const scaleRange = (
  sights: SceneBounds,
  size: Point,
  { unit, smallest, largest }: ZoomLimits,
): [number, number] => [Math.min(smallest / unit, fitScale(sights, size)), largest / unit];

/** Whether tiles or hexes are large enough to be read when everything is seen. */
export const isReadable = (sights: SceneBounds, size: Point, { unit, readable }: ZoomLimits): boolean =>
  fitScale(sights, size) * unit >= readable;

/** A board is opened as small as hands may make it, so that it is seen whole: whoever comes to it does not know it yet. */
export const initialLimits = (lens: ZoomLimits): ZoomLimits => ({
  ...lens,
  readable: Math.min(lens.smallest, lens.readable),
});

/** The same, of a board that cannot be seen whole even so: it is opened where something may be put, if there is room for all that. */
export function initialBounds(sights: SceneBounds, size: Point, lens: ZoomLimits): SceneBounds {
  const { choice } = sights;
  return choice && isReadable({ ...sights, all: choice }, size, initialLimits(lens))
    ? { ...sights, focus: choice }
    : sights;
}

/** The view of everything. */
export function fitView(sights: SceneBounds, size: Point, { unit, fitted }: ZoomLimits): ZoomTransform {
  const { x, y, width, height } = sights.all;
  const pixels = Math.min(fitScale(sights, size) * unit, fitted);
  // A whole number of pixels to a tile or hex, if they are not tiny: pictures are then not blurred.
  const scale = (pixels > 20 ? Math.floor(pixels) : pixels) / unit;
  return centreOn(sights, size, [x + width / 2, y + height / 2], scale);
}

/** The view of the move of the moment, with as much around it as can be read. */
export function focusView(sights: SceneBounds, size: Point, { unit, readable }: ZoomLimits): ZoomTransform {
  const { all, focus } = sights;
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

/** The view moved as little as needed to see a box, and up to half of the box beyond if there is to be `more`. */
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

/** The view moved so far that some of the map is in sight. */
export function clampView({ map }: SceneBounds, size: Point, view: ZoomTransform): ZoomTransform {
  const { k } = view;
  const within = (value: number, start: number, length: number, room: number) =>
    Math.min(room - MIN_VISIBLE_PX - start * k, Math.max(MIN_VISIBLE_PX - (start + length) * k, value));
  const x = within(view.x, map.x, map.width, size[0]);
  const y = within(view.y, map.y, map.height, size[1]);
  return x === view.x && y === view.y ? view : new ZoomTransform(k, x, y);
}

/** By CSS pixels. */
export const panBy = ({ k, x, y }: ZoomTransform, dx: number, dy: number): ZoomTransform =>
  new ZoomTransform(k, x + dx, y + dy);

/** Between two views; `part` from 0 to 1. */
export function interpolateView(from: ZoomTransform, to: ZoomTransform, part: number): ZoomTransform {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return part === 1 ? to : new ZoomTransform(mix(from.k, to.k), mix(from.x, to.x), mix(from.y, to.y));
}
