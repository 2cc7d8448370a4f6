import { normals } from '../../../../art/drawing/polylines.ts';
import { dot, opposite, type Point } from '../../../../art/drawing/vectors.ts';
import { itemAt } from '../../../../must.ts';
import { inwardOf, mod4, type RotatedRoad, type RotatedTile } from './rotated-tile.ts';
import type { CityPlan, Wall } from './walls.ts';

export interface Gate {
  /** On the middle of the wall. */
  readonly at: Point;
  /** Unit direction across the wall, from the road into the city. */
  readonly inward: Point;
  /** Name of the city. */
  readonly city: string;
}

/** Returns the gate at the end of a road from that side; undefined if the road ends elsewhere. */
export function gateOf(
  tile: RotatedTile,
  cities: readonly CityPlan[],
  road: RotatedRoad,
  from: number,
): Gate | undefined {
  const city = cities.find((candidate) => candidate.name === road.stop);
  if (!city) return undefined;
  const wall = gateWall(city, from);
  const others = tile.roads.filter(
    (other) => other !== road && other.stop === city.name && gateWall(city, itemAt(other.sides, 0)) === wall,
  );
  return gateIn(city, wall, gatePart(wall, from, others.length > 0), inwardOf(from));
}

/** Returns a gate at that fraction of a wall, for a road that comes from about that direction. */
export function gateIn(city: CityPlan, wall: Wall, part: number, way: Point): Gate {
  const i = Math.round((wall.points.length - 1) * part);
  const across = itemAt(normals(wall.points), i);
  return {
    at: itemAt(wall.points, i),
    inward: dot(across, way) < 0 ? opposite(across) : across,
    city: city.name,
  };
}

/** Part of its wall at which a gate stands, from 0 to 1: in the middle, on a diagonal nearer to the road. */
function gatePart(wall: Wall, from: number, shared: boolean): number {
  if (wall.gap !== 2) return 0.5;
  const first = wall.from === from;
  if (shared) return first ? 0.3 : 0.7;
  return first ? 0.42 : 0.58;
}

function gateWall(city: CityPlan, from: number): Wall {
  const wall =
    city.walls.find((w) => w.gap === 1 && w.side === from) ??
    city.walls.find((w) => w.gap === 2 && (w.from === from || mod4(w.from + 1) === from)) ??
    city.walls.find((w) => w.gap === 3);
  if (!wall) throw new Error(`no wall of ${city.name} faces side ${from}`);
  return wall;
}
