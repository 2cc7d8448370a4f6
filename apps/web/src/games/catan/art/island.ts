import type { Detail } from '../../../art/detail.ts';
import { formatNumber, formatPoint, polygonPath, polylinePath } from '../../../art/drawing/paths.ts';
import { polygonContains } from '../../../art/drawing/polylines.ts';
import { createDrawingRandom, type DrawingRandom } from '../../../art/drawing/random.ts';
import type { Rect } from '../../../art/drawing/rect.ts';
import {
  attributes,
  ellipse,
  type PathStyle,
  path,
  type SvgPicture,
  translate,
} from '../../../art/drawing/svg.ts';
import { add, distance, lerp, type Point, unit } from '../../../art/drawing/vectors.ts';
import { colourWashes, SHADOW, SUN } from '../../../art/light.ts';
import { fillShape, outlineShape, strokePath } from '../../../art/motifs/shapes.ts';
import { COLOURS } from '../../../art/palette.ts';
import { cycled, itemAt } from '../../../must.ts';
import { coastline, shoreline } from './coast.ts';
import { frameOf, islandBox, roundedLine, SEA } from './frame.ts';
import { type Axial, HEX_RADIUS, hexCentre, hexPath, layoutOf, STANDARD_ISLAND } from './geometry.ts';
import { type HarborPlace, harborMarkup, harborSeal } from './harbors.ts';
import { SAND } from './paint.ts';

const SHIP_COLOURS = COLOURS;

const wake = strokePath('M-34 10q8-6 16 0t16 0M6 13q8-5 15 0t13-1', '#d8ebe4', 2.2, true);

const SHIPS = {
  cog:
    wake +
    outlineShape('M-29-8L-26 8Q-24 13-16 13H14Q24 12 27 3L31-12 21-10Q18 0 0 0-18 0-20-8Z', '#8f6139', 2) +
    fillShape('M-27-4Q-24 4-12 5 8 6 24 0L22 7Q18 11 12 11H-14Q-22 11-24 6Z', '#6d4526') +
    strokePath('M-24-1Q-8 6 27-4', '#c99f68', 1.6) +
    strokePath('M0 0V-46', SHIP_COLOURS.ink, 3) +
    outlineShape('M-19-40Q0-44 20-40 27-24 18-8 0-3-18-8-11-24-19-40Z', SHIP_COLOURS.vellum, 2) +
    fillShape(
      'M-12-41.4L-5-42Q2-24-5-5.6L-12-6.6Q-5-24-12-41.4ZM6-42L13-41.4Q20-24 12-6.4L5-5.6Q12-24 6-42Z',
      '#b5443a',
    ) +
    outlineShape('M0-46L14-50 0-54Z', '#1f5b58', 1.5),
  boat:
    strokePath('M-20 9q6-5 12 0t12 0', '#d8ebe4', 2.2, true) +
    outlineShape('M-20-4Q-14 7 0 7 14 7 20-5 0 1-20-4Z', '#8f6139', 1.8) +
    outlineShape('M1-4V-33L17-8Z', SHIP_COLOURS.vellum, 1.7) +
    outlineShape('M-2-5V-28L-14-8Z', SHIP_COLOURS.parchmentDeep, 1.7) +
    strokePath('M0-1V-36', SHIP_COLOURS.ink, 2.2),
};

const points = (radius: number, width: number, turns: readonly number[], dark: string, light: string) =>
  turns
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${path(`M0-${radius}L${width} -${width} 0 0Z`, { fill: dark, stroke: SHIP_COLOURS.ink, width: 1 })}${path(`M0-${radius}L-${width} -${width} 0 0Z`, { fill: light, stroke: SHIP_COLOURS.ink, width: 1 })}</g>`,
    )
    .join('');

/** A rose of the winds; north has a red tip. */
const COMPASS =
  ellipse([0, 0], 33, 33, { fill: '#8bbcc1', stroke: '#3f6b78', width: 1.6 }) +
  ellipse([0, 0], 28, 28, { stroke: SHIP_COLOURS.vellum, width: 1.6 }) +
  points(29, 5, [45, 135, 225, 315], SHIP_COLOURS.gold, '#f6df9a') +
  points(42, 7, [90, 180, 270], '#35606d', SHIP_COLOURS.vellum) +
  points(44, 7, [0], '#b5443a', '#e58a77') +
  ellipse([0, 0], 3.6, 3.6, { fill: SHIP_COLOURS.gold, stroke: SHIP_COLOURS.ink, width: 1.2 });

/** Things that lie in the open sea, at most 70 units wide and high round (0, 0). */
const SHIP_MOTIFS = [
  translate(COMPASS, [0, 0], 0.76),
  translate(SHIPS.boat, [0, 13], 0.9),
  translate(SHIPS.cog, [0, 16], 0.76),
];

const SEA_COLOURS = COLOURS;

/** Broad strokes of the brush in the open sea. */
function swell(random: DrawingRandom, box: Rect): string {
  const strokes = (count: number, long: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = [random.between(box.x, box.x + box.width), random.between(box.y, box.y + box.height)];
      return `M${Math.round(x)} ${Math.round(y)}q${long / 2}-${6 + random.below(6)} ${long}-${random.below(4)}`;
    }).join('');
  return (
    path(strokes(150, 70), { stroke: '#90c0c5', width: 10, opacity: 0.5, round: true }) +
    path(strokes(120, 56), { stroke: SEA_COLOURS.waterDeep, width: 7, opacity: 0.4, round: true })
  );
}

/** Small crests off the shallows. */
function waves(
  random: DrawingRandom,
  hexes: readonly Axial[],
  rim: readonly Point[],
  seals: readonly Point[],
): string {
  const centres = hexes.map(hexCentre);
  const xs = rim.map((p) => p[0]);
  const ys = rim.map((p) => p[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const taken: Point[] = [];
  let d = '';
  for (let k = 0; k < 1500 && taken.length < 90; k++) {
    const p: Point = [random.between(left, right), random.between(top, bottom)];
    const q: Point = [p[0] + 24, p[1]];
    if (![p, q, [p[0] - 8, p[1]] as Point, [p[0] + 34, p[1]] as Point].every((c) => polygonContains(rim, c)))
      continue;
    if (centres.some((c) => distance(c, p) < HEX_RADIUS * 1.17 || distance(c, q) < HEX_RADIUS * 1.17))
      continue;
    if (seals.some((c) => distance(c, [p[0] + 11, p[1]]) < 64) || taken.some((t) => distance(t, p) < 30))
      continue;
    taken.push(p);
    d += `M${formatPoint(p)}q5.5-6 11 0t11 0`;
  }
  return path(d, { stroke: '#d8ebe4', width: 2.2, round: true });
}

/** Draws a compass and ships in the corners of the sea without harbors. */
function ornaments(
  hexes: readonly Axial[],
  rim: readonly Point[],
  seals: readonly Point[],
  middle: Point,
): string {
  const coast = coastline(hexes);
  const free = rim
    .map((corner) => add(corner, unit([middle[0] - corner[0], middle[1] - corner[1]]), 60))
    .filter((p) => seals.every((seal) => distance(seal, p) > 92) && coast.every((c) => distance(c, p) > 52));
  return free.map((p, i) => translate(cycled(SHIP_MOTIFS, i), [Math.round(p[0]), Math.round(p[1])])).join('');
}

const C = COLOURS;

/** The sea and island to paint. */
export interface IslandOptions {
  readonly hexes?: readonly Axial[];
  /** Painted with their jetties and seals; see also `harborMarkup`. */
  readonly harbors?: readonly HarborPlace[];
  /** `low` for hexes under 90 px on the screen. */
  readonly detail?: Detail;
  /** Another seed changes waves and bays. */
  readonly seed?: string;
}

/**
 * Sea, coast, sand between the hexes, and harbors, as one picture in `islandBox`: the lowest layer of the board.
 * It has ids that begin with `island-`.
 */
export function islandPicture({
  hexes = STANDARD_ISLAND,
  harbors = [],
  detail = 'full',
  seed = 'sea',
}: IslandOptions = {}): SvgPicture {
  const random = createDrawingRandom(`island${seed}`);
  const { middle, corners } = frameOf(hexes, SEA.margin + SEA.rim);
  const inner = frameOf(hexes, SEA.margin).corners;
  const rim = roundedLine(corners, SEA.corner + 8, random, 2.5);
  const water = roundedLine(inner, SEA.corner, random, 1.5);
  const mid = roundedLine(frameOf(hexes, SEA.margin + SEA.rim / 2).corners, SEA.corner + 4);
  const shore = shoreline(hexes, seed);
  const seals = harbors.map(({ ends }) => harborSeal(ends, middle, detail));
  const box = islandBox(hexes);
  const rimmed = (dx: number, dy: number, paint: PathStyle) =>
    `<use href="#island-rim" x="${dx}" y="${dy}"${attributes(paint)}/>`;
  const shored = (paint: PathStyle) => `<use href="#island-shore"${attributes({ ...paint, joined: true })}/>`;
  const markup =
    `<defs><path id="island-rim" d="${rim}"/><path id="island-water" d="${water}"/>` +
    `<path id="island-shore" d="${shore}"/><clipPath id="island-sea"><use href="#island-water"/></clipPath></defs>` +
    rimmed(9, 13, { fill: SHADOW.fill, opacity: SHADOW.opacity }) +
    rimmed(0, 0, { fill: '#e2c892', stroke: C.ink, width: 3 }) +
    path(mid, { stroke: '#8a6a41', width: 5.6 }) +
    path(mid, { stroke: '#f6e7bf', width: 3.6, dash: '30 30' }) +
    `<g clip-path="url(#island-sea)"><use href="#island-water"${attributes({ fill: C.water })}/>` +
    swell(random, box) +
    // From the deep to the beach: shelf, two lines of depth, surf.
    shored({ stroke: '#8dbdc2', width: 150, opacity: 0.45 }) +
    shored({ stroke: '#6ba1ae', width: 81 }) +
    shored({ stroke: '#8bbcc1', width: 78 }) +
    shored({ stroke: '#79adb6', width: 45 }) +
    shored({ stroke: '#a2cccb', width: 42 }) +
    shored({ stroke: '#c9e2da', width: 17 }) +
    waves(random, hexes, inner, seals) +
    `</g><use href="#island-water"${attributes({ stroke: C.bankInk, width: 2.6 })}/>` +
    ornaments(hexes, inner, seals, middle) +
    shored({ fill: '#e0c88f', stroke: C.ink, width: 2.2 }) +
    paths(random, hexes) +
    harbors.map((place) => harborMarkup(place, detail, middle)).join('');
  return { viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, markup };
}

/** The sand between the hexes, trodden where roads may run, with grains and tufts. */
function paths(random: DrawingRandom, hexes: readonly Axial[]): string {
  const land = hexes.map((hex) => hexPath(hex)).join('');
  const layout = layoutOf(hexes);
  const ends = ({ ends: [a, b] }: (typeof layout.paths)[number]) =>
    [itemAt(layout.intersections, a), itemAt(layout.intersections, b)] as const;
  const tracks = layout.paths.map((place) => {
    const [a, b] = ends(place);
    return polylinePath([lerp(a, b, 0.14), lerp(a, b, 0.86)]);
  });
  let grains = '';
  for (const place of layout.paths) {
    const [a, b] = ends(place);
    for (let k = 0; k < 5; k++) {
      const p = lerp(a, b, random.between(0.08, 0.92));
      grains += `M${formatNumber(Math.round(p[0] + random.between(-4, 4)))} ${formatNumber(Math.round(p[1] + random.between(-4, 4)))}h.1`;
    }
  }
  return (
    path(land, { fill: SAND.base, stroke: SAND.base, width: 9, joined: true }) +
    path(tracks.join(''), { stroke: SAND.deep, width: 6.5, opacity: 0.55, round: true }) +
    path(tracks.join(''), { stroke: SAND.lit, width: 2.6, dash: '9 7 14 6', round: true }) +
    path(grains, { stroke: '#b5965c', width: 2, round: true })
  );
}

/**
 * Returns washes and sunlight over the land, in the box of the island, to lie between the hexes and the number
 * tokens: they hide repetitions of terrain. Its ids begin with `island-`.
 */
export function islandLight(hexes: readonly Axial[] = STANDARD_ISLAND): SvgPicture {
  const box = islandBox(hexes);
  const land = polygonPath(coastline(hexes));
  const stops = SUN.map(
    (s) => `<stop offset="${s.offset}" stop-color="${s.colour}" stop-opacity="${s.opacity}"/>`,
  );
  const pools = colourWashes(box).map(({ d, fill, opacity }) => path(d, { fill, opacity }));
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return {
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    markup:
      `<linearGradient id="island-sun" gradientUnits="userSpaceOnUse" x1="${box.x}" y1="${box.y}" x2="${right}" y2="${bottom}">` +
      `${stops.join('')}</linearGradient><clipPath id="island-land"><path d="${land}"/></clipPath>` +
      `<g clip-path="url(#island-land)">${pools.join('')}</g>${path(land, { fill: 'url(#island-sun)' })}`,
  };
}
