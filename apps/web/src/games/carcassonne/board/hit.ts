import type { Coordinates } from '@bastide/carcassonne';
import { distanceTo, polygonContains } from '../../../art/drawing/polylines.ts';
import type { Point } from '../../../art/drawing/vectors.ts';
import type { PlacedTile, SegmentShape } from '../art/index.ts';
import { TILE } from '../art/units.ts';
import { geometryOf } from './pictures.ts';

/** Units beside a road that still count as the road, so that it can be hit with a finger. */
const ROAD_REACH = 9;
/** Units from a segment's outline within which walls and village squares still count as that segment. */
const REACH = 24;

/** Order of the checks: small things come first, because they lie in larger ones. */
const ORDER = { monastery: 0, garden: 0, road: 1, city: 2, field: 3 } as const;

export const cellAt = ([x, y]: Point): Coordinates => [Math.floor(x / TILE), Math.floor(y / TILE)];

/** Returns the segment of a tile at a point of the board, in tile units; undefined outside of all segments. */
export function segmentAt(tile: PlacedTile, [x, y]: Point): string | undefined {
  const p: Point = [x - tile.at[0] * TILE, y - tile.at[1] * TILE];
  const shapes = Object.values(geometryOf(tile).segments).sort((a, b) => ORDER[a.kind] - ORDER[b.kind]);
  const hit = shapes.find((shape) => covers(shape, p));
  if (hit) return hit.name;
  let nearest: string | undefined;
  let least = REACH;
  for (const shape of shapes) {
    const away = awayFrom(shape, p);
    if (away < least) [nearest, least] = [shape.name, away];
  }
  return nearest;
}

function covers(shape: SegmentShape, p: Point): boolean {
  if (shape.kind === 'road') return distanceTo(shape.line, p) <= shape.width / 2 + ROAD_REACH;
  return shape.polygons.reduce((inside, polygon) => inside !== polygonContains(polygon, p), false);
}

function awayFrom(shape: SegmentShape, p: Point): number {
  if (shape.kind === 'road') return distanceTo(shape.line, p);
  return Math.min(...shape.polygons.map((polygon) => distanceTo(polygon, p)));
}
