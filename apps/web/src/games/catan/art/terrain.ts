import type { Detail } from '../../../art/detail.ts';
import { COLOURS } from '../../../art/palette.ts';
import { createDrawingRandom } from '../../../art/pen/random.ts';
import { path } from '../../../art/pen/svg.ts';
import { paintDesert } from './desert.ts';
import { createHexDrawing, type HexDrawing, landOutline, wash } from './easel.ts';
import { paintFields } from './fields.ts';
import { paintForest } from './forest.ts';
import { paintHills } from './hills.ts';
import type { Terrain } from './kinds.ts';
import { HEX_FRAME } from './land.ts';
import { paintMountains } from './mountains.ts';
import { GROUND } from './paint.ts';
import { paintPasture } from './pasture.ts';
import { hexMotif } from './stamps.ts';

const PAINTERS: Readonly<Record<Terrain, (easel: HexDrawing) => void>> = {
  forest: paintForest,
  pasture: paintPasture,
  fields: paintFields,
  hills: paintHills,
  mountains: paintMountains,
  desert: paintDesert,
};

export interface TerrainOptions {
  /** Which way of drawing: any whole number from 0; hexes of one terrain should differ: see `variantsOf`. */
  readonly variant?: number;
  /** `low` for hexes under 90 px on the screen. */
  readonly detail?: Detail;
}

/** A hex of land as an SVG file of its own, `px` wide, in the frame `HEX_FRAME`; nothing outside the land. */
export function terrainSvg(
  terrain: Terrain,
  px: number,
  { variant = 0, detail = 'full' }: TerrainOptions = {},
): string {
  const easel = createHexDrawing(terrain, variant, detail);
  const land = landOutline(createDrawingRandom(`land${terrain}${variant}`));
  const ink = landOutline(createDrawingRandom(`ink${terrain}${variant}`), 0.9);
  const { base, deep } = GROUND[terrain];
  // Fields hide the wash; everywhere else it lies under what is painted.
  const washed = terrain === 'fields' ? '' : wash(easel);
  PAINTERS[terrain](easel);
  const things = easel.things.sort((a, b) => a.y - b.y).map(({ markup }) => markup);
  const stamps = [...easel.motifs].map((name) => `<g id="${name}">${hexMotif(name)}</g>`);
  return (
    frame(px) +
    `<defs>${stamps.join('')}<clipPath id="land"><path d="${land}"/></clipPath></defs><g clip-path="url(#land)">` +
    path(land, { fill: base }) +
    washed +
    easel.ground.join('') +
    path(land, { stroke: deep, width: 12, opacity: 0.38 }) +
    `</g>${path(ink, { stroke: COLOURS.ink, width: 2 })}${things.join('')}</svg>`
  );
}

const frame = (px: number): string => {
  const { x, y, width, height } = HEX_FRAME;
  const size = `width="${px}" height="${Math.round((px * height) / width)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ${size}>`;
};
