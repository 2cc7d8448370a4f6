import { formatNumber, polygonPath, polylinePath } from '../../../art/drawing/paths.ts';
import { lerp, type Point } from '../../../art/drawing/vectors.ts';
import { cycled } from '../../../must.ts';
import type { BoardPlace } from './island-props.ts';
import { cornersOf, endsOf, isHex, isPath, pointOf } from './places.ts';

/** Surveyor's marks as path data, in units. */

export const disc = ([x, y]: Point, radius: number): string => {
  const r = formatNumber(radius);
  return `M${formatNumber(x - radius)} ${formatNumber(y)}a${r} ${r} 0 1 0 ${formatNumber(2 * radius)} 0a${r} ${r} 0 1 0 ${formatNumber(-2 * radius)} 0Z`;
};

/** Returns the middle part of a path, shortened by that much at both ends. */
export function stretch(path: BoardPlace, cut: number): string {
  const [a, b] = endsOf(path);
  return polylinePath([lerp(a, b, cut), lerp(b, a, cut)]);
}

/** A hex, shrunk towards its middle. */
export function hexOutline(hex: BoardPlace, scale: number): string {
  const middle = pointOf(hex);
  return polygonPath(cornersOf(hex).map((corner) => lerp(middle, corner, scale)));
}

/** Ticks in the corners of a hex; `arm` is a part of its sides. */
export function hexTicks(hex: BoardPlace, scale: number, arm: number): string {
  const middle = pointOf(hex);
  const corners = cornersOf(hex).map((corner) => lerp(middle, corner, scale));
  return corners
    .map((corner, i) =>
      polylinePath([
        lerp(corner, cycled(corners, i - 1), arm),
        corner,
        lerp(corner, cycled(corners, i + 1), arm),
      ]),
    )
    .join('');
}

/** Four right angles round an intersection, along the path round a road, ticks in a hex. */
export function ticks(place: BoardPlace): string {
  if (isHex(place)) return hexTicks(place, 0.84, 0.2);
  const [across, along] = isPath(place) ? [19, 48] : [37, 37];
  const arm = isPath(place) ? 11 : 15;
  const [x, y] = pointOf(place);
  const [a, b] = isPath(place) ? endsOf(place) : [[0, 0] as const, [1, 0] as const];
  const turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const at = (u: number, v: number): Point => [
    x + u * Math.cos(turn) - v * Math.sin(turn),
    y + u * Math.sin(turn) + v * Math.cos(turn),
  ];
  return [[1, 1] as const, [1, -1] as const, [-1, -1] as const, [-1, 1] as const]
    .map(([i, j]) =>
      polylinePath([
        at(i * (along - arm), j * across),
        at(i * along, j * across),
        at(i * along, j * (across - arm)),
      ]),
    )
    .join('');
}

/** Returns a line around the focused place. */
export function ring(place: BoardPlace): string {
  if (isHex(place)) return hexOutline(place, 0.9);
  if (!isPath(place)) return disc(pointOf(place), 42);
  const [a, b] = endsOf(place);
  const turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [x, y] = pointOf(place);
  const at = (u: number, v: number): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
  return polygonPath([at(-52, -22), at(52, -22), at(52, 22), at(-52, 22)]);
}
