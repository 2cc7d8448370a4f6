import type { Detail } from '../../../art/detail.ts';
import { blobPolygon, smoothPolygonPath } from '../../../art/drawing/paths.ts';
import { createDrawingRandom, type DrawingRandom } from '../../../art/drawing/random.ts';
import { path } from '../../../art/drawing/svg.ts';
import { distance, lerp, type Point, roundPoint } from '../../../art/drawing/vectors.ts';
import { cycled } from '../../../must.ts';
import { HEX_WIDTH, hexCorners } from './geometry.ts';
import type { Terrain } from './kinds.ts';
import type { HexMotif } from './motifs.ts';
import { GROUND } from './paint.ts';

/** Painted fraction of a hex; the sand of the paths lies between. */
export const LAND = 0.95;
const APOTHEM = (HEX_WIDTH / 2) * LAND;

/** Context that all painters of one hex share. The middle of the hex is (0, 0). */
export interface HexDrawing {
  readonly terrain: Terrain;
  readonly variant: number;
  readonly detail: Detail;
  readonly random: DrawingRandom;
  readonly motifs: Set<HexMotif>;
  /** Painted flat on the ground and clipped to the land. */
  readonly ground: string[];
  /** Upright things: the further south its foot, the later a thing is painted. */
  readonly things: { readonly y: number; readonly markup: string }[];
  /** Occupied places; `radius` in units. */
  readonly occupied: { readonly at: Point; readonly radius: number }[];
}

export function createHexDrawing(terrain: Terrain, variant: number, detail: Detail): HexDrawing {
  const random = createDrawingRandom(`${terrain}/${variant}`);
  return { terrain, variant, detail, random, motifs: new Set(), ground: [], things: [], occupied: [] };
}

export const isLow = (easel: HexDrawing): boolean => easel.detail === 'low';

/** Depth of a point inside the land: units to the nearest side, negative outside. */
export const depth = ([x, y]: Point): number =>
  APOTHEM - Math.max(Math.abs(x), Math.abs(x) / 2 + (Math.abs(y) * Math.sqrt(3)) / 2);

/** Tells whether something `tall` with its foot there would hide the number token, or stick out of the hex. */
export function isOpen(easel: HexDrawing, foot: Point, tall = 0, wide = 6): boolean {
  const [x, y] = foot;
  const token = isLow(easel) ? 41 : 35;
  const nearest = Math.max(y - tall, Math.min(0, y));
  return (
    Math.hypot(x, nearest) > token + wide * 0.6 &&
    depth([Math.abs(x) + wide, y + 2]) > 2 &&
    depth([x, y - tall]) > -2 &&
    easel.occupied.every(({ at, radius }) => distance(at, foot) > radius + wide * 0.5)
  );
}

/** Places a motif; `scale` is a factor on its drawn size. */
export function drawMotif(easel: HexDrawing, name: HexMotif, foot: Point, scale = 1): string {
  easel.motifs.add(name);
  const [x, y] = roundPoint(foot);
  const sized = scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`;
  return sized === ''
    ? `<use href="#${name}" x="${x}" y="${y}"/>`
    : `<use href="#${name}" transform="translate(${x} ${y})${sized}"/>`;
}

export function placeUpright(easel: HexDrawing, name: HexMotif, foot: Point, scale = 1): void {
  easel.things.push({ y: foot[1], markup: drawMotif(easel, name, foot, scale) });
}

/** Places a landmark, and keeps the space around it free. */
export function settle(easel: HexDrawing, name: HexMotif, foot: Point, radius: number, scale = 1): void {
  placeUpright(easel, name, foot, scale);
  easel.occupied.push({ at: [foot[0], foot[1] - radius * 0.4], radius });
}

/** Scatters things on free ground, none nearer than `gap` to another. */
export function scatter(
  easel: HexDrawing,
  { count, gap, tall = 8, wide = 8 }: { count: number; gap: number; tall?: number; wide?: number },
  place: (foot: Point, i: number) => void,
): void {
  const { random } = easel;
  const feet: Point[] = [];
  for (let k = 0; k < count * 30 && feet.length < count; k++) {
    const foot: Point = [random.between(-96, 96), random.between(-100, 106)];
    if (!isOpen(easel, foot, tall, wide)) continue;
    if (feet.some(([x, y]) => Math.hypot(x - foot[0], (y - foot[1]) * 1.3) < gap)) continue;
    place(foot, feet.push(foot) - 1);
  }
}

/** The rim of the land, drawn by hand: rounded corners, sides that are not quite straight. */
export function landOutline(random: DrawingRandom, stray = 1.1): string {
  const corners = hexCorners();
  const points = corners.flatMap((corner, i) => {
    const next = cycled(corners, i + 1);
    return [0, 0.11, 0.36, 0.64, 0.89].map((t): Point => {
      const [x, y] = lerp(corner, next, t);
      const shaken = t === 0 ? 0 : stray;
      return [x * LAND + random.between(-shaken, shaken), y * LAND + random.between(-shaken, shaken)];
    });
  });
  return smoothPolygonPath(points);
}

/** Returns a hill or a peak at a slightly random place, small enough for its foot to stand on the land. */
export function seated(
  { random }: HexDrawing,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
): readonly [x: number, y: number, width: number, height: number] {
  let [cx, cy, w] = [x + random.between(-4, 4), y + random.between(-3, 3), width];
  for (let k = 0; k < 30 && Math.min(depth([cx - w, cy + 4]), depth([cx + w, cy + 4])) < 1; k++) {
    w *= 0.98;
    cx *= 0.99;
    if (cy > 60) cy -= 0.7;
  }
  return [cx, cy, w, height];
}

/** Gouache: pools of colour, then broad dry strokes in two tints. */
export function wash(easel: HexDrawing, strength = 1): string {
  const { random, terrain, detail } = easel;
  const { lit, deep } = GROUND[terrain];
  const pools = [lit, deep, lit, deep, lit].map((fill) => {
    const at: Point = [random.between(-80, 80), random.between(-90, 90)];
    const shape = blobPolygon(random, at, random.between(30, 56), random.between(16, 28), 9, 0.2);
    return path(smoothPolygonPath(shape.map(roundPoint)), { fill, opacity: 0.4 * strength });
  });
  const strokes = (count: number, long: number) => {
    let d = '';
    for (let k = 0; k < count; k++) {
      const at: Point = [random.between(-100, 92 - long / 2), random.between(-108, 108)];
      if (depth(at) < 4 || depth([at[0] + long, at[1]]) < 4) continue;
      d += `M${roundPoint(at).join(' ')}q${long / 2}-${random.below(4) + 2} ${long}-${random.below(5)}`;
    }
    return d;
  };
  if (detail === 'low') return pools.join('');
  return (
    pools.join('') +
    path(strokes(26, 26), { stroke: lit, width: 6.5, opacity: 0.55 * strength, round: true }) +
    path(strokes(20, 20), { stroke: deep, width: 4.6, opacity: 0.34 * strength, round: true })
  );
}

/** A hedge or a row of trees from above: dots on a line, thrice. */
export const hedge = (d: string, width = 1): string =>
  [
    { stroke: '#4b5227', wide: 7.4, shift: '' },
    { stroke: '#71853f', wide: 5.8, shift: '' },
    { stroke: '#a9b65e', wide: 2.6, shift: ' transform="translate(-1 -1.2)"' },
  ]
    .map(
      ({ stroke, wide, shift }) =>
        `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${Math.round(wide * width * 10) / 10}" ` +
        `stroke-dasharray=".1 6.4 .1 7.4 .1 5.6" stroke-linecap="round"${shift}/>`,
    )
    .join('');
