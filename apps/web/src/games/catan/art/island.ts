import type { Detail } from '../../../art/detail.ts';
import { colourWashes, SHADOW, SUN } from '../../../art/light.ts';
import { COLOURS } from '../../../art/palette.ts';
import { formatNumber, polygonPath, polylinePath } from '../../../art/pen/paths.ts';
import { createDrawingRandom, type DrawingRandom } from '../../../art/pen/random.ts';
import { attributes, type PathStyle, path, type SvgPicture } from '../../../art/pen/svg.ts';
import { lerp } from '../../../art/pen/vectors.ts';
import { coastline, shoreline } from './coast.ts';
import { frameOf, islandBox, roundedLine, SEA } from './frame.ts';
import { type Axial, hexPath, layoutOf, STANDARD_ISLAND } from './geometry.ts';
import { type HarborPlace, harborMarkup, harborSeal } from './harbors.ts';
import { SAND } from './paint.ts';
import { ornaments, swell, waves } from './sea.ts';

const C = COLOURS;

/** Which sea and island to paint. */
export interface IslandOptions {
  readonly hexes?: readonly Axial[];
  /** Painted with their jetties and seals; see also `harborMarkup`. */
  readonly harbors?: readonly HarborPlace[];
  /** `low` for hexes under 90 px on the screen. */
  readonly detail?: Detail;
  /** Another seed, other waves and bays. */
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
    [layout.intersections[a]!, layout.intersections[b]!] as const;
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
 * Washes and sun over the land, in the box of the island, to lie between the hexes and the number tokens: they hide
 * that terrains repeat. It has ids that begin with `island-`.
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
