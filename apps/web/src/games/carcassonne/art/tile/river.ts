import { blobPolygon, formatPoint, smoothPath, smoothPolygonPath } from '../../../../art/drawing/paths.ts';
import { distanceTo, normals, wobbleLine } from '../../../../art/drawing/polylines.ts';
import { path } from '../../../../art/drawing/svg.ts';
import { add, distance, opposite, type Point, roundPoint, unit } from '../../../../art/drawing/vectors.ts';
import { COLOURS } from '../../../../art/palette.ts';
import { itemAt } from '../../../../must.ts';
import { type Pool, poolRoom, RIVER_WIDTH, type RiverPlan, WATER_WIDTH } from '../shape/rivers.ts';
import { inwardOf } from '../shape/rotated-tile.ts';
import { interleaved, isLow, type TileContext, type Upright, upright } from './drawing-context.ts';

const C = COLOURS;

/** Widths in units of the layers of a river, from the outer ink to the water. */
const WIDTHS = { bankInk: RIVER_WIDTH, bank: 41, ink: 34, water: WATER_WIDTH } as const;
/** Length in units by which lines run on over the rim of the tile: shifted strokes then leave no gap. */
const OVER = 6;
/** The north-western bank shades the water: units by which the lit part is shifted. */
const SUNLIT = { dx: 0.8, dy: 1.5 };

/** Banks, water in two tones with the shade of the north-western bank, lines along the shores as on old maps, and glints. */
export function paintRiver(easel: TileContext): string {
  const { river } = easel.geometry.plan;
  if (!river) return '';
  const { random } = easel;
  const line = overRim(river);
  const straight = river.pool ? line.length : line.length - 4;
  const rough = wobbleLine(random, line, 1.4).map((p, i) => (i < 3 || i > straight ? itemAt(line, i) : p));
  const shore = river.pool
    ? smoothPolygonPath(blobPolygon(random, river.pool.at, river.pool.rx, river.pool.ry, 12, 0.07))
    : '';
  const [LINE, ROUGH, SHORE] = [0, 1, 2];
  const layer = (of: number, stroke: string, width: number) => [
    ...(shore ? [{ of: SHORE, fill: stroke, stroke, width: Math.max(0.5, width - WATER_WIDTH) }] : []),
    { of, stroke, width },
  ];
  const water = { of: LINE, ...SUNLIT, stroke: C.water };
  const shoreLines = isLow(easel)
    ? []
    : [
        { of: LINE, stroke: C.waterGlint, width: 24.6, dash: '16 7 9 12', opacity: 0.75 },
        { ...water, width: 22 },
      ];
  const deep = { of: ROUGH, stroke: C.waterDeep, width: 13, opacity: 0.5 };
  return (
    interleaved(
      easel,
      [smoothPath(line), smoothPath(rough), ...(shore ? [shore] : [])],
      [
        ...layer(ROUGH, C.bankInk, WIDTHS.bankInk),
        ...layer(LINE, C.bank, WIDTHS.bank),
        ...layer(ROUGH, C.bankInk, WIDTHS.ink),
        ...layer(LINE, C.waterDeep, WIDTHS.water),
        { ...water, width: WIDTHS.water - 3 },
        ...shoreLines,
        ...(river.pool ? [] : [deep]),
      ],
    ) +
    (river.pool ? paintPool(easel, river.pool, smoothPath(rough)) : '') +
    (isLow(easel) ? '' : paintGlints(easel, river))
  );
}

/** Returns its line, extended a little beyond the tile. */
function overRim({ curve, sides }: RiverPlan): Point[] {
  const to = sides[1];
  const start = add(itemAt(curve, 0), opposite(inwardOf(itemAt(sides, 0))), OVER);
  const end = to === undefined ? [] : [add(itemAt(curve, -1), opposite(inwardOf(to)), OVER)];
  return [start, ...curve, ...end];
}

/** Still water over the end of the line, and the depth of both. */
function paintPool({ random }: TileContext, { at: middle, rx, ry }: Pool, line: string): string {
  const fill = smoothPolygonPath(blobPolygon(random, add(middle, [0, 0.6]), rx - 2, ry - 2, 9, 0.04));
  const deep = smoothPolygonPath(blobPolygon(random, add(middle, [2, 3]), rx * 0.66, ry * 0.58, 8, 0.1));
  return (
    path(fill, { fill: C.water }) +
    path(line, { stroke: C.waterDeep, width: 13, opacity: 0.5, round: true }) +
    path(deep, { fill: C.waterDeep, opacity: 0.5 })
  );
}

/** Short marks of light on the waves. */
function paintGlints({ random }: TileContext, { line, pool }: RiverPlan): string {
  let d = '';
  const glint = (p: Point, long: number) => {
    d += `M${formatPoint(roundPoint(p))}q${long >> 1}-3 ${long} 0`;
  };
  line.forEach((p, i) => {
    if (i % 2 === 1 && i < line.length - 1 && !(pool && poolRoom(pool, p) < 4))
      glint(add(p, [random.between(-11, 1), random.between(-7, 7)]), 6 + random.below(5));
  });
  for (let k = 0; pool && k < (pool.rx > 30 ? 9 : 4); k++)
    glint(add(pool.at, [pool.rx * random.between(-0.75, 0.5), pool.ry * random.between(-0.7, 0.75)]), 9);
  return path(d, { stroke: C.waterGlint, width: 1.8, round: true });
}

/** Rocks round a spring; reeds, bushes and a boat at a lake; reeds along a river. */
export function paintShore(easel: TileContext): Upright[] {
  const { river } = easel.geometry.plan;
  if (!river) return [];
  const things = reeds(easel, river);
  if (!river.pool) return things;
  return [
    ...things,
    ...(river.end === 'lake' ? lakeside(easel, river, river.pool) : rocks(easel, river, river.pool)),
  ];
}

function reeds(easel: TileContext, { line }: RiverPlan): Upright[] {
  if (isLow(easel)) return [];
  const { random } = easel;
  const sideways = normals(line);
  return [0.2, 0.36, 0.64, 0.8].flatMap((part) => {
    const i = Math.round((line.length - 1) * (part + random.between(-0.06, 0.06)));
    const foot = add(itemAt(line, i), itemAt(sideways, i), random.chance(0.5) ? 17 : -17);
    return random.chance(0.6) && isFree(easel, foot) ? [upright(easel, 'reeds', add(foot, [0, 3]))] : [];
  });
}

/** Clear of roads with their bridges, and of walls. */
function isFree(easel: TileContext, [x, y]: Point): boolean {
  const { roads, cities, monastery } = easel.geometry.plan;
  if (x < 12 || x > 228 || y < 20 || y > 230) return false;
  if (monastery && distance(monastery, [x, y]) < 56) return false;
  if (cities.some((city) => city.walls.some((wall) => distanceTo(wall.points, [x, y]) < 14))) return false;
  return roads.every((road) => distanceTo(road.line, [x, y]) > 24);
}

/** Returns places around a pool, `off` units from its water, but not at the mouth of the river. */
function round(river: RiverPlan, { at: middle, rx, ry }: Pool, count: number, off: number): Point[] {
  return Array.from({ length: count }, (_, k): Point => {
    const angle = ((k + 0.5) / count) * Math.PI * 2;
    return [middle[0] + Math.cos(angle) * (rx + off), middle[1] + Math.sin(angle) * (ry + off)];
  }).filter((p) => distanceTo(river.line, p) > 20);
}

function rocks(easel: TileContext, river: RiverPlan, pool: Pool): Upright[] {
  const { random } = easel;
  const { roads } = easel.geometry.plan;
  return round(river, pool, isLow(easel) ? 8 : 13, 5)
    .filter((p) => roads.every((road) => distanceTo(road.line, p) > 9))
    .map((p, k) => {
      const out = unit([p[0] - pool.at[0], p[1] - pool.at[1]]);
      const foot = add(add(p, out, random.between(0, 3)), [0, 4]);
      return upright(easel, k % 3 === 1 ? 'rock' : 'boulder', foot);
    });
}

function lakeside(easel: TileContext, river: RiverPlan, pool: Pool): Upright[] {
  const { random } = easel;
  const growth = round(river, pool, 9, 4)
    .filter((p) => isFree(easel, p) && random.chance(0.7))
    .map((p) => upright(easel, random.pick(['reeds', 'reeds', 'bush1', 'rock']), add(p, [0, 3])));
  return [...growth, upright(easel, 'boat', add(pool.at, [random.between(-8, 10), random.between(0, 6)]))];
}
