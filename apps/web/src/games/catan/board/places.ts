import { BASE_ISLAND, hexName, intersectionName, pathName, type View } from '@bastide/catan';
import type { Rect } from '../../../art/drawing/rect.ts';
import { add, distance, lerp, type Point } from '../../../art/drawing/vectors.ts';
import { itemAt } from '../../../must.ts';
import {
  HEX_RADIUS,
  harborRadius,
  harborSeal,
  hexCorners,
  islandBox,
  layoutOf,
  ROBBER_FOOT,
  ROBBER_FOOT_ALONE,
  STANDARD_ISLAND,
} from '../art/index.ts';
import type { BoardPlace } from './island-props.ts';

/** Places of everything on the island, in units. */
const LAYOUT = layoutOf();

/** The names of all hexes, from the top and from the left. */
export const HEX_NAMES: readonly BoardPlace[] = STANDARD_ISLAND.map((_, hex) => hexName(hex));

/** The names of all intersections, in the order of their numbers. */
export const INTERSECTION_NAMES: readonly BoardPlace[] = LAYOUT.intersections.map((_, at) =>
  intersectionName(at),
);

/** Intersections at the other ends of the paths of an intersection. */
export function neighboursOf(at: BoardPlace): readonly BoardPlace[] {
  const number = numberOf(at);
  return LAYOUT.paths.flatMap(({ ends: [a, b] }) =>
    a === number ? [intersectionName(b)] : b === number ? [intersectionName(a)] : [],
  );
}

export const isHex = (place: BoardPlace): boolean => place.startsWith('H');
export const isPath = (place: BoardPlace): boolean => place.startsWith('E');

const numberOf = (place: BoardPlace): number => Number(place.slice(1));

/** The middle of a hex or a path, or an intersection, in units. */
export function pointOf(place: BoardPlace): Point {
  const number = numberOf(place);
  if (isHex(place)) return itemAt(LAYOUT.hexes, number);
  return isPath(place) ? itemAt(LAYOUT.paths, number).middle : itemAt(LAYOUT.intersections, number);
}

/** The two ends of a path. */
export function endsOf(path: BoardPlace): readonly [Point, Point] {
  const [a, b] = itemAt(LAYOUT.paths, numberOf(path)).ends;
  return [itemAt(LAYOUT.intersections, a), itemAt(LAYOUT.intersections, b)];
}

/** Direction of a path in degrees: 90, 30 or −30. */
export const angleOf = (path: BoardPlace): number => itemAt(LAYOUT.paths, numberOf(path)).angle;

/** The corners of a hex, clockwise from the top. */
export const cornersOf = (hex: BoardPlace): readonly Point[] => hexCorners(STANDARD_ISLAND[numberOf(hex)]);

/** The hex at a point, if there is land. */
export function hexAt(point: Point): BoardPlace | undefined {
  const inside = LAYOUT.hexes.findIndex((middle) =>
    [0, 60, 120].every((degrees) => {
      const turn = (degrees * Math.PI) / 180;
      const along = (point[0] - middle[0]) * Math.cos(turn) + (point[1] - middle[1]) * Math.sin(turn);
      return Math.abs(along) <= (HEX_RADIUS * Math.sqrt(3)) / 2;
    }),
  );
  return inside < 0 ? undefined : hexName(inside);
}

/** Distance of a point from a place, in units: from a line in the middle of a path, from anywhere in a hex. */
export function awayFrom(place: BoardPlace, point: Point): number {
  if (isHex(place)) return hexAt(point) === place ? 0 : distance(point, pointOf(place)) - HEX_RADIUS / 2;
  if (!isPath(place)) return distance(point, pointOf(place));
  const [a, b] = endsOf(place);
  return awayFromLine(point, lerp(a, b, 0.26), lerp(a, b, 0.74));
}

function awayFromLine(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const part = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy);
  return distance(point, lerp(a, b, Math.min(1, Math.max(0, part))));
}

/** From the middle of the island to the far side of the harbor sign that lies farthest east or west, and a little beyond. */
const FAR =
  8 +
  harborRadius('low') +
  Math.max(
    ...BASE_ISLAND.box.harborPaths.map((path) =>
      Math.abs(harborSeal(endsOf(pathName(path)), [0, 0], 'low')[0]),
    ),
  );
/** The box of the whole island: the sea from rim to rim, but not its empty corners east and west. */
export const SIGHT: Rect = { ...islandBox(), x: -FAR, width: 2 * FAR };

/** Returns the box around a place and its pieces. */
export function boxOfPlace(place: BoardPlace): Rect {
  if (isHex(place)) return boxRound(cornersOf(place), 0);
  return boxRound(isPath(place) ? endsOf(place) : [pointOf(place)], 60);
}

/** Returns the pressable area of a place. */
export const pressedAt = (place: BoardPlace): Rect =>
  isHex(place) ? boxOfPlace(place) : boxRound([pointOf(place)], 40);

function boxRound(points: readonly Point[], margin: number): Rect {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** Place of the robber's foot: beside the number token of a hex. */
export function robberFoot(hexes: View['hexes'], hex: BoardPlace): Point {
  const hasToken = hexes.some((one) => one.hex === hex && one.token !== null);
  return add(pointOf(hex), hasToken ? ROBBER_FOOT : ROBBER_FOOT_ALONE);
}
