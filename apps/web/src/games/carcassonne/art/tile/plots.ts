import { formatPoint as coordinates } from '../../../../art/drawing/paths.ts';
import { hash } from '../../../../art/drawing/random.ts';
import { path } from '../../../../art/drawing/svg.ts';
import { add, lerp, type Point, subtract } from '../../../../art/drawing/vectors.ts';
import { COLOURS } from '../../../../art/palette.ts';
import { cycled, itemAt } from '../../../../must.ts';
import { isLow, layered, rooted, type TileContext, type Upright, upright } from './drawing-context.ts';
import { type Corners, paintStrips } from './strips.ts';

const C = COLOURS;

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
