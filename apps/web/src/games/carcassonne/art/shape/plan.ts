import { createDrawingRandom } from '../../../../art/drawing/random.ts';
import { add, type Point } from '../../../../art/drawing/vectors.ts';
import { itemAt } from '../../../../must.ts';
import type { Gate } from './gates.ts';
import { planRiver, type RiverPlan } from './rivers.ts';
import { junctionOf, planRoads, type RoadPlan } from './roads.ts';
import { inwardOf, type RotatedTile } from './rotated-tile.ts';
import { planStreets, type Street } from './streets.ts';
import { type CityPlan, planCities } from './walls.ts';

/** Place of a monastery if nothing else needs the middle of the tile. */
const MIDDLE: Point = [120, 122];

/** Beyond a river, by the side from which the road comes over the bridge. */
const BEYOND_RIVER: readonly Point[] = [
  [120, 202],
  [54, 122],
  [120, 84],
  [186, 122],
];

/** Beside a lake, by the side from which the river comes. */
const BESIDE_LAKE: readonly Point[] = [
  [64, 184],
  [70, 194],
  [64, 112],
  [172, 194],
];

/** Distance in units from a road that stops in the open before it. */
const ASIDE = 22;

/** Middle of the precinct, near its southern wall; undefined without a monastery. */
function monasteryOf({ monastery, river, roads }: RotatedTile): Point | undefined {
  if (monastery === undefined) return undefined;
  if (river?.end === 'lake') return BESIDE_LAKE[itemAt(river.sides, 0)];
  if (river) return BEYOND_RIVER[roads[0]?.sides[0] ?? 2];
  const open = roads.find((road) => road.stop === 'o');
  return open ? add(MIDDLE, inwardOf(itemAt(open.sides, 0)), ASIDE) : MIDDLE;
}

/** Places of everything on a tile, in units, before anything is painted. */
export interface TilePlan {
  readonly tile: RotatedTile;
  readonly cities: readonly CityPlan[];
  readonly roads: readonly RoadPlan[];
  readonly streets: readonly Street[];
  readonly river: RiverPlan | undefined;
  readonly gates: readonly Gate[];
  /** The village at the crossing of roads. */
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
