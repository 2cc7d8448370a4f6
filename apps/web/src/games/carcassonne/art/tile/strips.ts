import { formatPoint } from '../../../../art/drawing/paths.ts';
import type { DrawingRandom } from '../../../../art/drawing/random.ts';
import { path } from '../../../../art/drawing/svg.ts';
import {
  add,
  distance,
  leftOf,
  lerp,
  type Point,
  roundPoint,
  subtract,
  unit,
} from '../../../../art/drawing/vectors.ts';
import { COLOURS } from '../../../../art/palette.ts';
import { itemAt } from '../../../../must.ts';
import { isLow, layered, type TileContext } from './drawing-context.ts';

const C = COLOURS;

/** Corners of a plot in order; strips are cut between the side 0–3 and the side 1–2. */
export type Corners = readonly [Point, Point, Point, Point];

interface Crop {
  readonly fill: string;
  readonly line: string;
  readonly width: number;
  readonly dash?: string;
}
const CROPS: readonly Crop[] = [
  { fill: C.wheat, line: C.wheatLine, width: 1.5 },
  { fill: C.crop, line: C.cropLine, width: 1.5, dash: '4 1.6' },
  { fill: C.plough, line: C.ploughLine, width: 1.5 },
  { fill: C.fallow, line: C.leaf, width: 4.2, dash: '.1 7' },
];

/**
 * Paints a field in one to three strips of different crops, with a hedge on two or three sides. All ridges run the
 * same way and bend like a flat S, like those of an ox team; otherwise the furrows of neighbours would cross.
 */
export function paintStrips(easel: TileContext, corners: Corners, radius: number, ridges: boolean): string {
  const { random } = easel;
  const count = ridges ? (radius > 30 ? 4 : 3) : radius > 30 ? 3 : radius > 23 ? 2 : 1;
  const cuts = Array.from({ length: count + 1 }, (_, i) =>
    i === 0 || i === count ? i / count : i / count + random.between(-0.06, 0.06) * (ridges ? 0.5 : 1),
  );
  const bend = ridges ? random.between(5, 9) * (random.chance(0.5) ? 1 : -1) : random.between(-2.5, 2.5);
  const [a, b, c, d] = corners;
  let markup = '';
  let hedge = '';
  const crops = rotation(random, count);
  for (let i = 0; i < count; i++) {
    const from = itemAt(cuts, i);
    const to = itemAt(cuts, i + 1);
    const strip: Corners = [lerp(a, b, from), lerp(a, b, to), lerp(d, c, to), lerp(d, c, from)];
    markup += paintStrip(easel, strip, itemAt(crops, i), bend, ridges || i % 2 === 1);
    if (i > 0) hedge += curve(strip[0], strip[3], bend);
  }
  if (isLow(easel) || !random.chance(ridges ? 0.4 : 0.68)) return markup;
  return (
    markup +
    paintHedge(easel, `${ridges ? '' : hedge}M${formatPoint(b)}${curveTo(b, c, bend)}L${formatPoint(d)}`)
  );
}

/** Crops of neighbouring strips: never the same twice running. */
function rotation(random: DrawingRandom, count: number): Crop[] {
  let crop = random.below(CROPS.length);
  return Array.from({ length: count }, () => {
    crop = (crop + 1 + random.below(CROPS.length - 1)) % CROPS.length;
    return itemAt(CROPS, crop);
  });
}

/** A line from one point to another that bows `bend` units to its left. */
const curveTo = (from: Point, to: Point, bend: number) =>
  `Q${formatPoint(add(lerp(from, to, 0.5), leftOf(unit(subtract(to, from))), bend))} ${formatPoint(to)}`;
const curve = (from: Point, to: Point, bend: number) => `M${formatPoint(from)}${curveTo(from, to, bend)}`;

function paintStrip(
  easel: TileContext,
  strip: Corners,
  crop: Crop,
  bend: number,
  lengthwise: boolean,
): string {
  const [a, b, c, d] = strip;
  const outline = `M${formatPoint(a)}L${formatPoint(b)}${curveTo(b, c, bend)}L${formatPoint(d)}${curveTo(d, a, -bend)}Z`;
  const ground = path(outline, { fill: crop.fill, stroke: C.meadowShade, width: 1.6 });
  if (isLow(easel)) return ground;
  const lines = lengthwise ? furrows(easel.random, a, b, d, c, bend) : furrows(easel.random, a, d, b, c, 0);
  return ground + path(lines, { stroke: crop.line, width: crop.width, ...round(crop) });
}

const round = ({ dash }: Crop) => (dash === undefined ? {} : { dash, round: dash.startsWith('.1') });

/** Ragged lines from the side `a`–`a2` to the side `b`–`b2`. */
function furrows(random: DrawingRandom, a: Point, a2: Point, b: Point, b2: Point, bend: number): string {
  const count = Math.max(3, Math.round(distance(a, a2) / 6.5));
  let d = '';
  for (let k = 1; k < count; k++) {
    const from = lerp(a, a2, k / count);
    const to = lerp(b, b2, k / count);
    const start = roundPoint(lerp(from, to, random.between(0.04, 0.12)));
    const end = roundPoint(lerp(from, to, random.between(0.82, 0.95)));
    const sway = bend + random.between(-1.5, 1.5);
    d += `M${formatPoint(start)}Q${formatPoint(roundPoint(add(lerp(from, to, 0.5), leftOf(unit(subtract(to, from))), sway)))} ${formatPoint(end)}`;
  }
  return d;
}

/** One round-capped dashed line is a row of bushes: ink, leaf and light on top of each other. */
function paintHedge(easel: TileContext, d: string): string {
  const bushes = { dash: '.1 5.6 .1 6.6 .1 4.8', round: true };
  return layered(easel, d, [
    { stroke: C.inkGreen, width: 6.2, ...bushes },
    { stroke: C.leaf, width: 4.8, ...bushes },
    { stroke: C.leafLit, width: 2.2, dx: -1, dy: -1, ...bushes },
  ]);
}
