import { lerp, type Point, subtract } from '../../../../art/drawing/vectors.ts';
import { itemAt } from '../../../../must.ts';
import { type Gate, gateIn } from './gates.ts';
import type { RotatedTile } from './rotated-tile.ts';
import type { CityPlan } from './walls.ts';

/** A piece of road from the village to a town gate. It is no segment; it only separates two fields. */
export interface Street {
  readonly line: readonly Point[];
  readonly gate: Gate;
}

/**
 * Returns the streets of a tile. Where roads meet and two fields touch one wall, a street separates the fields that
 * the tile list names along the wall.
 */
export function planStreets(
  tile: RotatedTile,
  cities: readonly CityPlan[],
  junction: Point | undefined,
): Street[] {
  if (!junction) return [];
  return cities
    .filter((city) => tile.fields.filter((field) => field.cities.includes(city.name)).length > 1)
    .filter((city) => !tile.roads.some((road) => road.stop === city.name))
    .flatMap((city) => {
      const wall = city.walls[0];
      if (!wall) return [];
      const middle = itemAt(wall.points, wall.points.length >> 1);
      const gate = gateIn(city, wall, 0.5, subtract(middle, junction));
      return [{ gate, line: [0, 0.4, 0.7, 1].map((part) => lerp(junction, gate.at, part)) }];
    });
}
