import { normals, sample, thinned } from '../pen/polylines.ts';
import type { Random } from '../pen/random.ts';
import { add, dot, leftOf, length, opposite, type Point, subtract } from '../pen/vectors.ts';
import { CENTRE, INWARD, MIDDLES, mod4, type TurnedRoad, type TurnedTile } from './turned.ts';
import type { CityPlan, Wall } from './walls.ts';

/** Width in units of a road from edge to edge, and of its pale fill. */
export const ROAD_WIDTH = 21.6;
export const ROAD_FILL = 17;

export interface Gate {
  /** On the middle of the wall. */
  readonly at: Point;
  /** Unit direction across the wall, from the road into the city. */
  readonly inward: Point;
}
export interface RoadPlan extends TurnedRoad {
  /** Centre line, from its first side to its other side or its stop. */
  readonly line: readonly Point[];
  /** The same as it is drawn: fewer points, and square to the rim where it leaves the tile. */
  readonly curve: readonly Point[];
  readonly gate: Gate | undefined;
}

export const MONASTERY: Point = [120, 122];

/** Where roads meet: the centre, pushed away from a city on one side. */
export function junctionOf(tile: TurnedTile): Point | undefined {
  if (!tile.roads.some((road) => road.stop === 'x')) return undefined;
  const cap = loneCap(tile);
  return cap === undefined ? CENTRE : add(CENTRE, INWARD[cap]!, 12);
}

/** The side of the tile's only city, if it has only that one. */
const loneCap = (tile: TurnedTile): number | undefined =>
  tile.cities.length === 1 && tile.cities[0]!.sides.length === 1 ? tile.cities[0]!.sides[0] : undefined;

export function planRoads(tile: TurnedTile, cities: readonly CityPlan[], random: Random): RoadPlan[] {
  const junction = junctionOf(tile) ?? CENTRE;
  return tile.roads.map((road) => {
    const [from, to] = road.sides;
    if (from === undefined) throw new Error(`${tile.id}: ${road.name} leaves the tile nowhere`);
    const gate = to === undefined ? gateOf(tile, cities, road, from) : undefined;
    const line =
      to === undefined
        ? stoppingLine(from, gate?.at ?? stopPoint(road, from, junction), gate, random)
        : throughLine(tile, from, to, random);
    return { ...road, gate, line, curve: squared(thinned(line), from, to) };
  });
}

/** How far in units a road keeps straight inside the rim, so that it meets its neighbour without a kink. */
const STUB = 8;
const stub = (side: number): Point => add(MIDDLES[side]!, INWARD[side]!, STUB);

function squared(line: readonly Point[], from: number, to: number | undefined): Point[] {
  const inside = line.slice(1, -1);
  return [line[0]!, stub(from), ...inside, ...(to === undefined ? [] : [stub(to)]), line.at(-1)!];
}

function stopPoint(road: TurnedRoad, from: number, junction: Point): Point {
  switch (road.stop) {
    case 'm1':
      return MONASTERY;
    case 'h':
      return add(MIDDLES[from]!, INWARD[from]!, 184);
    case 'o':
      return add(MIDDLES[from]!, INWARD[from]!, 88);
    default:
      return junction;
  }
}

/** From side to side: an arc between neighbours, a slight S between opposite sides. */
function throughLine(tile: TurnedTile, from: number, to: number, random: Random): Point[] {
  const a = MIDDLES[from]!;
  const b = MIDDLES[to]!;
  if (mod4(from - to) !== 2) {
    const reach = 66 + random.between(-7, 5);
    return sample([[a, add(a, INWARD[from]!, reach), add(b, INWARD[to]!, reach), b]], 14);
  }
  const sway = random.between(-12, 12);
  const sideways = leftOf(INWARD[from]!);
  const cap = loneCap(tile);
  const middle = add(add(CENTRE, sideways, sway * 0.3), cap === undefined ? [0, 0] : INWARD[cap]!, 16);
  const tilt = add(INWARD[from]!, sideways, sway / 28);
  return sample(
    [
      [a, add(a, INWARD[from]!, 48), add(middle, tilt, -44), middle],
      [middle, add(middle, tilt, 44), add(b, INWARD[to]!, 48), b],
    ],
    8,
  );
}

/** From a side to a stop; into a gate it arrives square to the wall. */
function stoppingLine(from: number, end: Point, gate: Gate | undefined, random: Random): Point[] {
  const start = MIDDLES[from]!;
  const inward = INWARD[from]!;
  const reach = length(subtract(end, start));
  const stray = gate || reach < 60 ? 0 : random.between(-7, 7);
  const arrival = add(add(end, gate?.inward ?? inward, -reach * 0.34), leftOf(inward), -stray);
  return sample([[start, add(start, inward, reach * 0.4), arrival, end]], 10);
}

function gateOf(
  tile: TurnedTile,
  cities: readonly CityPlan[],
  road: TurnedRoad,
  from: number,
): Gate | undefined {
  const city = cities.find((candidate) => candidate.name === road.stop);
  if (!city) return undefined;
  const wall = gateWall(city, from);
  const others = tile.roads.filter(
    (other) => other !== road && other.stop === city.name && gateWall(city, other.sides[0]!) === wall,
  );
  const i = Math.round((wall.points.length - 1) * gatePart(wall, from, others.length > 0));
  const across = normals(wall.points)[i]!;
  return { at: wall.points[i]!, inward: dot(across, INWARD[from]!) < 0 ? opposite(across) : across };
}

/** Where on its wall a gate stands, from 0 to 1: in the middle, on a diagonal nearer to the road. */
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
