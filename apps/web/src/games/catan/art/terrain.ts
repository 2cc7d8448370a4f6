import type { Detail } from '../../../art/detail.ts';
import { blobPolygon, formatPoint, smoothPath, smoothPolygonPath } from '../../../art/drawing/paths.ts';
import { createDrawingRandom } from '../../../art/drawing/random.ts';
import { path } from '../../../art/drawing/svg.ts';
import { distance, type Point } from '../../../art/drawing/vectors.ts';
import { strokePath } from '../../../art/motifs/shapes.ts';
import { COLOURS } from '../../../art/palette.ts';
import { cycled, itemAt } from '../../../must.ts';
import { paintFields } from './fields.ts';
import {
  createHexDrawing,
  depth,
  type HexDrawing,
  isLow,
  landOutline,
  placeUpright,
  scatter,
  settle,
  wash,
} from './hex-drawing.ts';
import { paintHills } from './hills.ts';
import type { Terrain } from './kinds.ts';
import { HEX_FRAME } from './land.ts';
import { type HexMotif, hexMotif } from './motifs.ts';
import { paintMountains } from './mountains.ts';
import { GROUND } from './paint.ts';
import { paintPasture } from './pasture.ts';

type Landmark = readonly [name: HexMotif, foot: Point, radius: number, scale?: number];

/** Woods differ in the groups of their trees and in their clearings. */
const WOODS: readonly {
  readonly masses: readonly (readonly HexMotif[])[];
  readonly clearing: readonly Landmark[];
}[] = [
  {
    masses: [
      ['deep0', 'deep1', 'deep0'],
      ['mid0', 'mid1', 'deep0'],
      ['spruce1', 'deep0', 'spruce0'],
    ],
    clearing: [
      ['logs', [-46, 66], 21, 1.15],
      ['stump', [-22, 78], 8],
    ],
  },
  {
    masses: [
      ['spruce0', 'spruce1', 'spruce0'],
      ['spruce0', 'spruce1', 'deep1'],
      ['mid1', 'spruce1', 'mid0'],
    ],
    clearing: [['deer', [45, 62], 20, 1.15]],
  },
  {
    masses: [
      ['deep0', 'deep1', 'mid0'],
      ['warm0', 'warm1', 'mid0'],
      ['autumn0', 'warm1', 'autumn1'],
    ],
    clearing: [['burner', [50, 60], 24]],
  },
  {
    masses: [
      ['mid0', 'mid1', 'deep0'],
      ['spruce0', 'spruce1', 'spruce1'],
      ['deep0', 'warm0', 'deep1'],
    ],
    clearing: [
      ['hut', [-52, 56], 24],
      ['stump', [-24, 72], 8],
    ],
  },
];

/** A closed canopy in masses of one kind, with a glade for the number token. */
function paintForest(easel: HexDrawing): void {
  const { random, variant, occupied } = easel;
  const wood = cycled(WOODS, variant);
  const low = isLow(easel);
  const glade = low ? { rx: 49, ry: 55, y: 14 } : { rx: 43, ry: 48, y: 12 };
  easel.ground.push(
    path(smoothPolygonPath(blobPolygon(random, [0, 6], glade.rx + 2, glade.ry, 13, 0.08)), {
      fill: '#a3ab5f',
      opacity: 0.75,
    }),
  );
  for (const [name, foot, radius, scale = 1] of wood.clearing) {
    easel.ground.push(
      path(
        smoothPolygonPath(blobPolygon(random, [foot[0], foot[1] - 4], radius * 1.1, radius * 0.7, 11, 0.12)),
        {
          fill: '#a3ab5f',
          opacity: 0.75,
        },
      ),
    );
    settle(easel, name, foot, radius, low ? scale * 1.2 : scale);
  }
  const [a, b, c] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  const mass = ([x, y]: Point) => {
    const height = Math.sin(x / 34 + a) + Math.sin(y / 27 + b) + Math.sin((x + y) / 47 + c);
    return itemAt(wood.masses, height > 0.75 ? 1 : height < -0.9 ? 2 : 0);
  };
  const [row, column, scale] = low ? [18, 22, 1.4] : [12.5, 15.5, 1];
  for (let y = -92, k = 0; y < 112; y += row, k++)
    for (let x = -104 + (k % 2) * (column / 2); x < 106; x += column) {
      const foot: Point = [x + random.between(-4, 4), y + random.between(-3.5, 3.5)];
      const name = random.pick(mass(foot));
      const height = (name.startsWith('spruce') ? 34 : 23) * scale;
      if (depth([foot[0], foot[1] + 3]) < 7 || depth([foot[0], foot[1] - height]) < -1) continue;
      if ((foot[0] / glade.rx) ** 2 + ((foot[1] - glade.y) / glade.ry) ** 2 < 1) continue;
      if (occupied.some(({ at, radius }) => distance(at, foot) < radius)) continue;
      placeUpright(easel, name, foot, scale * random.between(0.92, 1.1));
    }
  if (!low)
    scatter(easel, { count: 7, gap: 12, wide: 5 }, (foot) =>
      placeUpright(easel, random.pick(['tuft', 'flowers', 'bush1']), foot),
    );
}

const SCENES: readonly ((easel: HexDrawing) => void)[] = [
  (easel) => {
    settle(easel, 'ruin', [44, 66], 34, 1);
    settle(easel, 'snag', [-58, -34], 20, 1.1);
    settle(easel, 'bones', [-46, 64], 18, 1.1);
  },
  (easel) => {
    const pool = smoothPolygonPath(blobPolygon(easel.random, [54, -44], 21, 9, 10, 0.1));
    easel.ground.push(
      path(pool, { fill: '#b7b56b', stroke: '#b7b56b', width: 14 }) +
        path(pool, { fill: COLOURS.water, stroke: COLOURS.bankInk, width: 2 }) +
        strokePath('M46-46q5-3 10 0M56-41q5-3 10 0', COLOURS.waterGlint, 1.8, true),
    );
    settle(easel, 'palm', [36, -46], 16, 1);
    settle(easel, 'palm', [76, -34], 18, 1.1);
    settle(easel, 'ruin', [-42, 70], 34, 0.9);
    settle(easel, 'bones', [52, 54], 16, 1);
  },
];

/** Paints pale dunes with remains of former days. The middle is bare, because the robber starts here. */
function paintDesert(easel: HexDrawing): void {
  const { random, variant } = easel;
  cycled(SCENES, variant)(easel);
  const feet: Point[] = [
    [-58, -66],
    [30, -76],
    [-8, -44],
    [-72, 6],
    [70, 4],
    [4, 44],
    [-30, 92],
    [58, 88],
    [-64, 42],
  ];
  for (const foot of feet)
    dune(easel, [foot[0] + random.between(-6, 6), foot[1] + random.between(-4, 4)], random.between(24, 40));
  if (isLow(easel)) return;
  let ripples = '';
  for (let k = 0; k < 22; k++) {
    const [x, y]: Point = [Math.round(random.between(-88, 64)), Math.round(random.between(-88, 92))];
    if (depth([x, y]) > 8 && depth([x + 24, y]) > 8) ripples += `M${x} ${y}q6-4 12 0t12 0`;
  }
  easel.ground.push(strokePath(ripples, '#cbb078', 1.7, true));
  scatter(easel, { count: 7, gap: 24, wide: 8 }, (foot) =>
    placeUpright(easel, random.pick(['rock', 'rock', 'boulder', 'broom']), foot),
  );
}

/** A crescent of sand: the west lit, the lee in shade. */
function dune(easel: HexDrawing, [x, y]: Point, w: number): void {
  const h = w * 0.42;
  const crest: Point[] = [
    [x - w, y],
    [x - w * 0.5, y - h * 0.7],
    [x, y - h],
    [x + w * 0.3, y - h * 0.5],
    [x + w * 0.2, y],
    [x + w * 0.5, y + h * 0.35],
    [x + w, y + h * 0.4],
  ];
  const lee: Point[] = [
    [x, y - h],
    [x + w * 0.55, y - h * 0.7],
    [x + w * 0.9, y - h * 0.1],
    [x + w, y + h * 0.4],
    [x + w * 0.5, y + h * 0.35],
    [x + w * 0.2, y],
    [x + w * 0.3, y - h * 0.5],
  ];
  easel.ground.push(
    path(`${smoothPath(crest)}L${formatPoint([x - w, y])}Z`, { fill: '#f8eccb', opacity: 0.8 }) +
      path(smoothPolygonPath(lee), { fill: '#d3b77c', opacity: 0.75 }) +
      strokePath(smoothPath(crest), '#9c7c45', 1.8, true),
  );
}

const PAINTERS: Readonly<Record<Terrain, (easel: HexDrawing) => void>> = {
  forest: paintForest,
  pasture: paintPasture,
  fields: paintFields,
  hills: paintHills,
  mountains: paintMountains,
  desert: paintDesert,
};

export interface TerrainOptions {
  /** Number of the drawing: any whole number from 0; hexes of one terrain should differ: see `variantsOf`. */
  readonly variant?: number;
  /** `low` for hexes under 90 px on the screen. */
  readonly detail?: Detail;
}

/** Returns a hex of land as a separate SVG file, `px` wide, in the frame `HEX_FRAME`; nothing outside the land. */
export function terrainSvg(
  terrain: Terrain,
  px: number,
  { variant = 0, detail = 'full' }: TerrainOptions = {},
): string {
  const easel = createHexDrawing(terrain, variant, detail);
  const land = landOutline(createDrawingRandom(`land${terrain}${variant}`));
  const ink = landOutline(createDrawingRandom(`ink${terrain}${variant}`), 0.9);
  const { base, deep } = GROUND[terrain];
  // Fields hide the wash; everywhere else it lies under the painting.
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
