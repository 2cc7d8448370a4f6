import { add, type Point } from '../../../../art/pen/vectors.ts';
import { INWARD, type RotatedTile } from './turned.ts';

/** Where it stands where nothing else wants the middle of the tile. */
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
/** How far in units it keeps away from a road that stops in the open before it. */
const ASIDE = 22;

/** Middle of the precinct, near its southern wall; undefined without a monastery. */
export function monasteryOf({ monastery, river, roads }: RotatedTile): Point | undefined {
  if (monastery === undefined) return undefined;
  if (river?.end === 'lake') return BESIDE_LAKE[river.sides[0]!];
  if (river) return BEYOND_RIVER[roads[0]?.sides[0] ?? 2];
  const open = roads.find((road) => road.stop === 'o');
  return open ? add(MIDDLE, INWARD[open.sides[0]!]!, ASIDE) : MIDDLE;
}
