import { halvePoints, type Polyline, pointAlong, sampleCurve } from '../../../../art/drawing/polylines.ts';
import type { DrawingRandom } from '../../../../art/drawing/random.ts';
import { add, leftOf, lerp, opposite, type Point, subtract, unit } from '../../../../art/drawing/vectors.ts';
import { itemAt } from '../../../../must.ts';
import { arc, areOpposite, loneCap, squared, swayed } from './curves.ts';
import type { RoadPlan } from './roads.ts';
import { CENTRE, inwardOf, middleOf, type RotatedRiver, type RotatedTile } from './rotated-tile.ts';

/** Widths in units from bank to bank, outlines included, and of the water alone. */
export const RIVER_WIDTH = 44;
export const WATER_WIDTH = 31;

/** The water of a spring or lake: an ellipse; banks come on top of it. */
export interface Pool {
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
}
export interface RiverPlan extends RotatedRiver {
  /** Centre line, from its first side to its other side or its pool. */
  readonly line: Polyline;
  /** The centre line as drawn: fewer points, and square to the edge of the tile. */
  readonly curve: Polyline;
  readonly pool: Pool | undefined;
}

export function planRiver(
  tile: RotatedTile,
  roads: readonly RoadPlan[],
  random: DrawingRandom,
): RiverPlan | undefined {
  const { river } = tile;
  if (!river) return undefined;
  const [from, to] = river.sides;
  if (from === undefined) throw new Error(`${tile.id}: the river leaves the tile nowhere`);
  if (to === undefined) {
    const pool = poolOf(tile, roads, from);
    const line = endingLine(from, pool.at, random);
    return { ...river, pool, line, curve: squared(halvePoints(line), from, to) };
  }
  const line = throughLine(tile, from, to, random);
  return { ...river, pool: undefined, line, curve: squared(halvePoints(line), from, to) };
}

function throughLine(tile: RotatedTile, from: number, to: number, random: DrawingRandom): Point[] {
  if (!areOpposite(from, to)) return arc(from, to, 66 + random.between(-7, 5));
  const most = tile.roads.length + tile.cities.length > 0 ? 4 : 30;
  return swayed(from, to, random.between(-most, most), shiftOf(tile));
}

/** Distance in units that a river keeps from a monastery beyond it or a town before it. */
const ASIDE = 16;

function shiftOf(tile: RotatedTile): Point {
  const cap = loneCap(tile);
  if (cap !== undefined) return add([0, 0], inwardOf(cap), ASIDE);
  const bridgehead = tile.monastery === undefined ? undefined : tile.roads[0]?.sides[0];
  return bridgehead === undefined ? [0, 0] : add([0, 0], opposite(inwardOf(bridgehead)), ASIDE);
}

/** A lake beside a monastery, by the side from which the river comes. */
const LAKE_BESIDE_MONASTERY: readonly Point[] = [
  [158, 96],
  [164, 92],
  [160, 158],
  [76, 92],
];

function poolOf(tile: RotatedTile, roads: readonly RoadPlan[], from: number): Pool {
  if (tile.river?.end === 'lake') {
    const beside = tile.monastery === undefined ? undefined : LAKE_BESIDE_MONASTERY[from];
    return beside
      ? { at: beside, rx: 47, ry: 36 }
      : { at: add(middleOf(from), inwardOf(from), 114), rx: 52, ry: 39 };
  }
  const road = roads.find((candidate) => candidate.stop === undefined);
  return road
    ? { at: underRoad(road), rx: 22, ry: 19 }
    : { at: add(middleOf(from), inwardOf(from), 116), rx: 29, ry: 23 };
}

/** Returns a spring under a bend of the road, on its outer side. */
function underRoad(road: RoadPlan): Point {
  const [a, b] = [itemAt(road.sides, 0), itemAt(road.sides, 1)];
  const inner = lerp(middleOf(a), middleOf(b), 0.5);
  return add(pointAlong(road.line, 0.5), unit(subtract(CENTRE, inner)), 18);
}

/** From a side to its pool, with a bend. */
function endingLine(from: number, end: Point, random: DrawingRandom): Point[] {
  const start = middleOf(from);
  const inward = inwardOf(from);
  const arrival = add(lerp(start, end, 0.6), leftOf(inward), random.between(-16, 16));
  return sampleCurve([[start, add(start, inward, 40), arrival, end]], 12);
}

/** Returns the distance in units from the edge of a pool's water; negative on the water. */
export const poolRoom = ({ at, rx, ry }: Pool, p: Point): number =>
  (Math.hypot((p[0] - at[0]) / rx, (p[1] - at[1]) / ry) - 1) * Math.min(rx, ry);
