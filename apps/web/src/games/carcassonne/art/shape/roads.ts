import { halvePoints, sampleCurve } from '../../../../art/drawing/polylines.ts';
import type { DrawingRandom } from '../../../../art/drawing/random.ts';
import { add, leftOf, length, type Point, subtract } from '../../../../art/drawing/vectors.ts';
import { arc, areOpposite, loneCap, squared, swayed } from './curves.ts';
import { type Gate, gateOf } from './gates.ts';
import { CENTRE, inwardOf, middleOf, type RotatedRoad, type RotatedTile } from './rotated-tile.ts';
import type { CityPlan } from './walls.ts';

/** Width in units of a road from edge to edge, and of its pale fill. */
export const ROAD_WIDTH = 21.6;
export const ROAD_FILL = 17;

export interface RoadPlan extends RotatedRoad {
  /** Centre line, from its first side to its other side or its stop. */
  readonly line: readonly Point[];
  /** The centre line as drawn: fewer points, and square to the edge of the tile. */
  readonly curve: readonly Point[];
  readonly gate: Gate | undefined;
}

/** Meeting point of the roads: the centre, pushed away from a city on one side. */
export function junctionOf(tile: RotatedTile): Point | undefined {
  if (!tile.roads.some((road) => road.stop === 'x')) return undefined;
  const cap = loneCap(tile);
  return cap === undefined ? CENTRE : add(CENTRE, inwardOf(cap), 12);
}

export function planRoads(
  tile: RotatedTile,
  cities: readonly CityPlan[],
  monastery: Point | undefined,
  random: DrawingRandom,
): RoadPlan[] {
  const junction = junctionOf(tile) ?? CENTRE;
  return tile.roads.map((road) => {
    const [from, to] = road.sides;
    if (from === undefined) throw new Error(`${tile.id}: ${road.name} leaves the tile nowhere`);
    const gate = to === undefined ? gateOf(tile, cities, road, from) : undefined;
    const line =
      to === undefined
        ? stoppingLine(from, gate?.at ?? stopPoint(road, from, monastery, junction), gate, random)
        : throughLine(tile, from, to, random);
    return { ...road, gate, line, curve: squared(halvePoints(line), from, to) };
  });
}

/** Distance in units from the rim at which a road ends in the open: before a monastery it has less room. */
const OPEN = { alone: 88, monastery: 48 };

function stopPoint(road: RotatedRoad, from: number, monastery: Point | undefined, junction: Point): Point {
  switch (road.stop) {
    case 'm1':
      return monastery ?? CENTRE;
    case 'h':
      return add(middleOf(from), inwardOf(from), 184);
    case 'o':
      return add(middleOf(from), inwardOf(from), monastery ? OPEN.monastery : OPEN.alone);
    default:
      return junction;
  }
}

/**
 * Returns a road from side to side: an arc between neighbours, a slight S between opposite sides, less so beside a
 * river.
 */
function throughLine(tile: RotatedTile, from: number, to: number, random: DrawingRandom): Point[] {
  if (!areOpposite(from, to)) return arc(from, to, 66 + random.between(-7, 5));
  const most = tile.river ? 3 : 12;
  const cap = loneCap(tile);
  return swayed(
    from,
    to,
    random.between(-most, most),
    cap === undefined ? [0, 0] : add([0, 0], inwardOf(cap), 16),
  );
}

/** Returns a road from a side to its end; it meets a gate square to the wall. */
function stoppingLine(from: number, end: Point, gate: Gate | undefined, random: DrawingRandom): Point[] {
  const start = middleOf(from);
  const inward = inwardOf(from);
  const reach = length(subtract(end, start));
  const stray = gate || reach < 60 ? 0 : random.between(-7, 7);
  const arrival = add(add(end, gate?.inward ?? inward, -reach * 0.34), leftOf(inward), -stray);
  return sampleCurve([[start, add(start, inward, reach * 0.4), arrival, end]], 10);
}
