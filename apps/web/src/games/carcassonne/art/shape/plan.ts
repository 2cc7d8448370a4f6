import { createDrawingRandom } from '../../../../art/pen/random.ts';
import type { Point } from '../../../../art/pen/vectors.ts';
import type { Gate } from './gates.ts';
import { monasteryOf } from './monastery.ts';
import { planRiver, type RiverPlan } from './rivers.ts';
import { junctionOf, planRoads, type RoadPlan } from './roads.ts';
import { planStreets, type Street } from './streets.ts';
import type { RotatedTile } from './turned.ts';
import { type CityPlan, planCities } from './walls.ts';

/** Where everything on a tile lies, in units, before anything is painted. */
export interface TilePlan {
  readonly tile: RotatedTile;
  readonly cities: readonly CityPlan[];
  readonly roads: readonly RoadPlan[];
  readonly streets: readonly Street[];
  readonly river: RiverPlan | undefined;
  readonly gates: readonly Gate[];
  /** The village where roads meet. */
  readonly junction: Point | undefined;
  /** Middle of the monastery's precinct, near its southern wall. */
  readonly monastery: Point | undefined;
}

export function planTile(tile: RotatedTile, seed: string): TilePlan {
  const random = createDrawingRandom(`${seed}/plan`);
  const cities = planCities(tile, random);
  const monastery = monasteryOf(tile);
  const junction = junctionOf(tile);
  const roads = planRoads(tile, cities, monastery, random);
  const streets = planStreets(tile, cities, junction);
  const gates = [...roads.flatMap((road) => road.gate ?? []), ...streets.map((street) => street.gate)];
  return { tile, cities, roads, streets, river: planRiver(tile, roads, random), gates, junction, monastery };
}
