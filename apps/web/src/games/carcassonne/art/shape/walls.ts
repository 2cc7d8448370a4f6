import { type Cubic, sampleCurve, wobbleLine } from '../../../../art/drawing/polylines.ts';
import type { DrawingRandom } from '../../../../art/drawing/random.ts';
import { add, type Point, subtract, unit } from '../../../../art/drawing/vectors.ts';
import { cycled } from '../../../../must.ts';
import {
  CENTRE,
  CORNERS,
  cornerOf,
  inwardOf,
  middleOf,
  mod4,
  type RotatedCity,
  type RotatedTile,
} from './rotated-tile.ts';

export interface Wall {
  /** From corner to corner, clockwise round the land outside; 17 points. */
  readonly points: readonly Point[];
  /** Number of sides outside it: 3 a city on one side, 2 a diagonal, 1 all but one side. */
  readonly gap: number;
  /** Corners at which it begins and ends. */
  readonly from: number;
  readonly to: number;
  /** The side from which it bulges; undefined for a diagonal. */
  readonly side: number | undefined;
}

export interface CityPlan extends RotatedCity {
  readonly walls: readonly Wall[];
  /** The ground inside the walls, along the middle of the wall and the rim. */
  readonly polygon: readonly Point[];
}

/** A part of the edge that belongs to the city, from corner to corner; both are equal where it only touches. */
type Arc = readonly [from: number, to: number];

/**
 * Returns corners that a city must reach although it owns neither side: two different fields meet there, and nothing
 * else separates them.
 */
export function touchedCorners(tile: RotatedTile): number[] {
  const fieldAt = (side: number, third: 1 | 3) =>
    tile.fields.findIndex((field) => field.slots.some((slot) => slot.side === side && slot.third === third));
  return [0, 1, 2, 3].filter((corner) => {
    const before = fieldAt(mod4(corner - 1), 3);
    const after = fieldAt(corner, 1);
    return before >= 0 && after >= 0 && before !== after;
  });
}

export const planCities = (tile: RotatedTile, random: DrawingRandom): CityPlan[] =>
  tile.cities.map((city) => planCity(tile, city, random));

function planCity(tile: RotatedTile, city: RotatedCity, random: DrawingRandom): CityPlan {
  if (city.sides.length === 4) return { ...city, walls: [], polygon: CORNERS };
  const arcs = arcsOf(tile, city);
  const walls: Wall[] = [];
  const polygon: Point[] = [];
  arcs.forEach((arc, i) => {
    for (let corner = arc[0]; corner <= arc[1]; corner++) polygon.push(cornerOf(mod4(corner)));
    const wall = planWall(tile, city, arcs, mod4(arc[1]), mod4(cycled(arcs, i + 1)[0]), random);
    walls.push(wall);
    polygon.push(...wall.points.slice(1, -1));
  });
  return { ...city, walls, polygon };
}

function arcsOf(tile: RotatedTile, city: RotatedCity): Arc[] {
  const owns = (side: number) => city.sides.includes(mod4(side));
  const arcs: Arc[] = [];
  for (let side = 0; side < 4; side++) {
    if (!owns(side) || owns(side - 1)) continue;
    let end = side;
    while (owns(end)) end++;
    arcs.push([side, end]);
  }
  for (const corner of touchedCorners(tile))
    if (!owns(corner) && !owns(corner - 1)) arcs.push([corner, corner]);
  return arcs.sort((a, b) => a[0] - b[0]);
}

function planWall(
  tile: RotatedTile,
  city: RotatedCity,
  arcs: readonly Arc[],
  from: number,
  to: number,
  random: DrawingRandom,
): Wall {
  const gap = mod4(to - from);
  const touching = arcs.some(([a, b]) => a === b);
  const side = gap === 2 ? undefined : gap === 1 ? from : to;
  const chain =
    side === undefined
      ? diagonal(from, to, diagonalBow(tile, touching, from), random)
      : bulge(
          from,
          to,
          side,
          gap === 3 ? capBulge(tile, city, side) : coveBulge(tile, touching, side),
          random,
        );
  return { points: wobbleLine(random, sampleCurve(chain, 8), 0.8), gap, from, to, side };
}

/** Depth to which a wall bends into the tile, in units, and the angle in degrees at which it leaves its corners. */
interface Bulge {
  readonly depth: number;
  readonly angle: number;
}

const isCitySide = (tile: RotatedTile, side: number) => tile.edges[mod4(side)] === 'city';

/** Returns the bulge of a city on one side only. Two such cities that share a corner need less than 45° each. */
function capBulge(tile: RotatedTile, city: RotatedCity, side: number): Bulge {
  if (tile.cities.some((other) => other !== city && other.sides.length > 1)) return { depth: 50, angle: 27 };
  const angle = isCitySide(tile, side + 1) || isCitySide(tile, side - 1) ? 35 : 40;
  if (tile.cities.length > 1) return { depth: 62, angle };
  if (tile.river) return { depth: 64, angle };
  return { depth: tile.roads.some((road) => road.stop === 'x') ? 68 : 76, angle };
}

/**
 * Returns the bulge of a field, or of a narrow field before another city, on the only side that is not this city's.
 */
function coveBulge(tile: RotatedTile, touching: boolean, side: number): Bulge {
  if (isCitySide(tile, side)) return { depth: 100, angle: 60 };
  if (touching) return { depth: 42, angle: 27 };
  if (tile.garden !== undefined) return { depth: 76, angle: 42 };
  return tile.cities.length > 1 ? { depth: 40, angle: 38 } : { depth: 52, angle: 38 };
}

function bulge(
  from: number,
  to: number,
  side: number,
  { depth, angle }: Bulge,
  random: DrawingRandom,
): Cubic[] {
  const a = cornerOf(from);
  const b = cornerOf(to);
  const inward = inwardOf(side);
  const way = unit(subtract(b, a));
  const jitter = () => random.between(-2.5, 2.5);
  const top = add(add(middleOf(side), inward, depth + jitter()), way, jitter());
  const rise = Math.min(26 * Math.tan((angle * Math.PI) / 180), depth * 0.7);
  return [
    [a, add(add(a, way, 26), inward, rise), add(top, way, -56), top],
    [top, add(top, way, 56), add(add(b, way, -26), inward, rise), b],
  ];
}

/** Distance by which a diagonal wall bows over the centre, away from its city; negative towards it. */
function diagonalBow(tile: RotatedTile, touching: boolean, from: number): number {
  if (touching) return -2;
  const others = [from, from + 1].filter((side) => isCitySide(tile, side)).length;
  if (others === 2) return tile.cities.length === 2 ? -34 : -16;
  if (others === 1) return -4;
  if (tile.river) return 6;
  const throughRoad = tile.roads.length > 0 && tile.roads.every((road) => road.stop === undefined);
  return throughRoad ? 19 : 24;
}

function diagonal(from: number, to: number, bow: number, random: DrawingRandom): Cubic[] {
  const a = cornerOf(from);
  const b = cornerOf(to);
  const outward = unit(subtract(cornerOf(mod4(from + 1)), CENTRE));
  const way = unit(subtract(b, a));
  const jitter = () => random.between(-2.5, 2.5);
  const top = add(add(CENTRE, outward, bow + jitter()), way, jitter());
  return [
    [a, add(add(a, way, 42), outward, bow * 0.8), add(top, way, -50), top],
    [top, add(top, way, 50), add(add(b, way, -42), outward, bow * 0.8), b],
  ];
}
