import { blobPolygon, formatPoint as coordinates, smoothPolygonPath } from '../../../../art/drawing/paths.ts';
import { hash } from '../../../../art/drawing/random.ts';
import { path } from '../../../../art/drawing/svg.ts';
import { add, lerp, type Point, roundPoint, subtract } from '../../../../art/drawing/vectors.ts';
import { COLOURS } from '../../../../art/palette.ts';
import { cycled, itemAt } from '../../../../must.ts';
import { TILE } from '../units.ts';
import {
  inTown,
  isLow,
  layered,
  rooted,
  type TileContext,
  type Upright,
  upright,
} from './drawing-context.ts';
import { type Corners, paintStrips } from './strips.ts';

const C = COLOURS;

/** Gouache: the flat ground, a few pools, broad dry strokes, then short marks of grass. */
export function paintMeadow(easel: TileContext): string {
  const ground = path(`M0 0H${TILE}V${TILE}H0Z`, { fill: C.meadow });
  if (easel.geometry.tile.fields.length === 0) return ground;
  const few = isLow(easel);
  return (
    ground +
    path(pools(easel, 3), { fill: C.meadowDeep, opacity: 0.45 }) +
    path(pools(easel, 2), { fill: C.meadowLit, opacity: 0.6 }) +
    strokes(broadStrokes(easel, few ? 6 : 11) + seamStrokes(easel, 0), C.meadowLit, 7, 0.45) +
    strokes(broadStrokes(easel, few ? 6 : 10) + seamStrokes(easel, 1), C.meadowDeep, 6, 0.4) +
    strokes(broadStrokes(easel, 5), C.meadowDry, 4, 0.4) +
    (few ? '' : path(grass(easel, 26), { stroke: C.meadowShade, width: 1.4, opacity: 0.6 }))
  );
}

const strokes = (d: string, stroke: string, width: number, opacity: number) =>
  path(d, { stroke, width, opacity, round: true });

/** Flat pools of colour that keep inside the rim. */
function pools({ random }: TileContext, count: number): string {
  let d = '';
  for (let k = 0; k < count; k++) {
    const rx = random.between(24, 50);
    const ry = random.between(14, 30);
    const x = random.between(rx + 3, TILE - rx - 3);
    const y = random.between(ry + 3, TILE - ry - 3);
    d += smoothPolygonPath(blobPolygon(random, [x, y], rx * 0.86, ry * 0.86, 8, 0.15).map(roundPoint));
  }
  return d;
}

/** Strokes that rise about ten degrees to the east, inside the rim. */
function broadStrokes(easel: TileContext, count: number): string {
  const { random } = easel;
  let d = '';
  for (let k = 0; k < count; k++) {
    const long = random.below(26) + 16;
    const x = random.below(222 - long) + 9;
    const y = random.below(222) + 9;
    if (inTown(easel, [x, y]) && inTown(easel, [x + long, y])) continue;
    d += `M${x} ${y}q${long >> 1}-${random.below(7) + 2} ${long}-${random.below(9)}`;
  }
  return d;
}

/** Places at which broad strokes cross the seams, in units along the side, by tint: both neighbours paint their half. */
const SEAM_STROKES = {
  level: [
    [22, 166],
    [62, 196],
  ],
  upright: [
    [40, 187],
    [84, 208],
  ],
} as const;

function seamStrokes({ geometry }: TileContext, tint: 0 | 1): string {
  let d = '';
  geometry.tile.edges.forEach((edge, side) => {
    if (edge === 'city') return;
    if (side % 2 === 1)
      for (const y of SEAM_STROKES.upright[tint]) d += `M${side === 1 ? TILE - 12 : -12} ${y + 4}q12-6 24-5`;
    else for (const x of SEAM_STROKES.level[tint]) d += `M${x} ${side === 2 ? TILE + 4 : 4}q12-5 26-7`;
  });
  return d;
}

/** Paints short marks up to the edge, never across it, so that there is neither an empty band nor a repeated one. */
function grass(easel: TileContext, count: number): string {
  const { random } = easel;
  let d = '';
  for (let k = 0; k < count; k++) {
    const x = random.below(226) + 1;
    const y = random.below(232) + 5;
    if (!inTown(easel, [x, y])) d += `M${x} ${y}q4-${random.below(3) + 1} ${random.below(6) + 7} 0`;
  }
  return d;
}

/** Uses of pieces of land, common ones more than once. */
const PLOTS = ['strips', 'vineyard', 'ridges', 'orchard', 'strips', 'pasture', 'ridges'] as const;
type Plot = (typeof PLOTS)[number];

/** Returns the use of a plot: different on each variant of a type, and for each plot of a tile. */
export function plotKind(easel: TileContext, index: number): Plot {
  const start = hash(easel.geometry.tile.id) + easel.variant * 2 + index * 3;
  return cycled(PLOTS, start);
}

export function paintPlot(easel: TileContext, kind: Plot, at: Point, radius: number): Upright[] {
  const { random } = easel;
  easel.occupied.push({ at, radius: radius + 3 });
  const corners = quadrangle(easel, at, radius);
  const north = at[1] - radius;
  const ground = { y: north, markup: paintGround(easel, kind, corners, radius) };
  const things: Upright[] = [ground, ...inmates(easel, kind, at)];
  if (random.chance(0.6)) {
    const [x, y] = itemAt(corners, random.below(2) + 1);
    things.push(rooted(easel, random.pick(['oak0', 'oak1', 'oak2']), [x, y + 3]));
  }
  if (kind !== 'pasture' && random.chance(0.3)) {
    const [x, y] = corners[0];
    things.push(rooted(easel, 'hay', [x - 2, y + 6]));
  }
  return things;
}

function paintGround(easel: TileContext, kind: Plot, corners: Corners, radius: number): string {
  switch (kind) {
    case 'strips':
      return paintStrips(easel, corners, radius, false);
    case 'ridges':
      return paintStrips(easel, corners, radius, true);
    case 'vineyard':
      return paintVineyard(easel, corners);
    case 'orchard':
      return paintOrchard(easel, corners);
    case 'pasture':
      return paintPasture(easel, corners);
  }
}

/** A slightly uneven quadrangle inside the circle, long side anywhere between level and steep. */
function quadrangle({ random }: TileContext, at: Point, radius: number): Corners {
  const turn = random.between(-0.55, 0.55);
  const aspect = random.between(0.46, 1);
  const corner = (angle: number): Point => {
    const out = radius * random.between(0.86, 1.06);
    return [at[0] + Math.cos(angle + turn) * out, at[1] + Math.sin(angle + turn) * out];
  };
  return [corner(Math.PI + aspect), corner(-aspect), corner(aspect), corner(Math.PI - aspect)];
}

const outline = (corners: Corners): string => `M${corners.map(coordinates).join('L')}Z`;

/** Lines across a quadrangle, from its first side to the opposite one, about `apart` units from each other. */
function rows(corners: Corners, apart: number, inset: number): string {
  const [a, b, c, d] = corners;
  const height = Math.hypot(...subtract(d, a));
  const count = Math.max(2, Math.round(height / apart));
  let path = '';
  for (let k = 0; k < count; k++) {
    const part = (k + 0.5) / count;
    const from = lerp(a, d, part);
    const to = lerp(b, c, part);
    path += `M${coordinates(lerp(from, to, inset))}L${coordinates(lerp(from, to, 1 - inset))}`;
  }
  return path;
}

/** Rows of vines: each a round-capped dashed line, dark below and lit above. */
function paintVineyard(easel: TileContext, corners: Corners): string {
  const ground = path(outline(corners), { fill: C.plough, stroke: C.ploughLine, width: 1.5, joined: true });
  const d = rows(corners, isLow(easel) ? 13 : 10, 0.07);
  if (isLow(easel)) return ground + path(d, { stroke: C.leaf, width: 5, round: true });
  const vines = { dash: '.1 5.2', round: true };
  return (
    ground +
    layered(easel, d, [
      { stroke: C.ploughLine, width: 6.4, opacity: 0.55 },
      { stroke: C.leafDeep, width: 4.6, ...vines },
      { stroke: C.leafLit, width: 2.4, dx: -0.8, dy: -0.8, ...vines },
    ])
  );
}

/** Young trees in rows on mown grass: dashes of three sizes give shadow, crown and light. */
function paintOrchard(easel: TileContext, corners: Corners): string {
  const ground = path(outline(corners), { fill: C.fallow, stroke: C.meadowShade, width: 1.5, joined: true });
  const trees = { dash: '.1 13.5', round: true };
  const layers = [
    { stroke: C.shadow, width: 9, opacity: 0.22, dx: 2, dy: 2.5, ...trees },
    { stroke: C.inkGreen, width: 9.6, ...trees },
    { stroke: C.leaf, width: 7.8, ...trees },
    { stroke: C.leafGlint, width: 3, dx: -1, dy: -1.2, ...trees },
  ];
  return ground + layered(easel, rows(corners, 15, 0.12), isLow(easel) ? layers.slice(1, 3) : layers);
}

/** A paddock: lit grass inside a fence of posts and rails. */
function paintPasture(easel: TileContext, corners: Corners): string {
  const d = outline(corners);
  const grass = path(d, { fill: C.meadowLit, stroke: C.fence, width: 1.5, joined: true });
  return isLow(easel) ? grass : grass + path(d, { stroke: C.fence, width: 4.6, dash: '1.8 11' });
}

/** People and animals on the plot. */
function inmates(easel: TileContext, kind: Plot, at: Point): Upright[] {
  if (kind !== 'pasture' || isLow(easel)) return [];
  const { random } = easel;
  const places: Point[] = [
    [-11, -3],
    [9, 3],
    [-4, 10],
  ];
  return places.map((place) =>
    upright(easel, 'sheep', add(add(at, place), [random.between(-3, 3), random.between(-2, 2)])),
  );
}
