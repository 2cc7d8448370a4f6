import { createRandom } from '../pen/random.ts';
import type { Point } from '../pen/vectors.ts';
import { type Gate, junctionOf, MONASTERY, planRoads, type RoadPlan } from './roads.ts';
import type { TurnedTile } from './turned.ts';
import { type CityPlan, planCities } from './walls.ts';

/** Where everything on a tile lies, in units, before anything is painted. */
export interface Plan {
  readonly tile: TurnedTile;
  readonly cities: readonly CityPlan[];
  readonly roads: readonly RoadPlan[];
  readonly gates: readonly Gate[];
  /** The village where roads meet. */
  readonly junction: Point | undefined;
  /** Middle of the monastery's precinct, near its southern wall. */
  readonly monastery: Point | undefined;
}

export function planTile(tile: TurnedTile, seed: string): Plan {
  const random = createRandom(`${seed}/plan`);
  const cities = planCities(tile, random);
  const roads = planRoads(tile, cities, random);
  return {
    tile,
    cities,
    roads,
    gates: roads.flatMap((road) => road.gate ?? []),
    junction: junctionOf(tile),
    monastery: tile.monastery === undefined ? undefined : MONASTERY,
  };
}
