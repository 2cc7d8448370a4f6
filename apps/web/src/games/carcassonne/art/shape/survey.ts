// biome-ignore-all lint/style/noNonNullAssertion: inner loops over typed arrays, whose bounds the loops keep
import { halvePoints, type Polyline, segmentsOf } from '../../../../art/drawing/polylines.ts';
import { add, type Point } from '../../../../art/drawing/vectors.ts';
import { TILE } from '../units.ts';
import type { TilePlan } from './plan.ts';
import { poolRoom, RIVER_WIDTH, WATER_WIDTH } from './rivers.ts';
import { ROAD_WIDTH } from './roads.ts';
import { inwardOf, slotPoint } from './rotated-tile.ts';

/** Distance in units between two nodes of the survey, and nodes along a side. */
const STEP = 4;
export const NODES = TILE / STEP + 1;
export const nodeAt = (column: number, row: number): number => row * NODES + column;
export const nodePoint = (node: number): Point => [(node % NODES) * STEP, Math.floor(node / NODES) * STEP];

/** Half the width of a wall's foot on the land, in units. */
const WALL_FOOT = 6;
/**
 * Half widths of the bars that separate fields in the flood fill: thin, so that narrow strips of meadow stay
 * connected.
 */
const BAR = { road: 5, wall: 3.5, river: 9 };
/** Width in units of the bank round a spring or lake. */
const SHORE = (RIVER_WIDTH - WATER_WIDTH) / 2;

/** Half extents in units of the village at a crossing, of a monastery's precinct and of a garden. */
const VILLAGE = { rx: 28, ry: 24 };
export const PRECINCT: SpaceExtent = { left: -43, right: 43, top: -34, bottom: 16 };
export const GARDEN: SpaceExtent = { left: -28, right: 28, top: -24, bottom: 14 };

/**
 * The tile measured on a grid of nodes, row by row from the north-west: the city or field of each node, and its free
 * space.
 */
export interface FreeSpace {
  /** Index of the city of the plan at each node, or −1. */
  readonly city: Int8Array;
  /** Index of the field of the tile at each node, or −1. */
  readonly field: Int8Array;
  /**
   * Distance in units to the nearest road, river, wall, village, precinct or garden; negative on one. The edge does
   * not count.
   */
  readonly room: Float32Array;
  /** Differences of the drawn fields from the facts; empty if all is well. */
  readonly faults: readonly string[];
}

export function survey(plan: TilePlan): FreeSpace {
  const count = NODES * NODES;
  const city = new Int8Array(count).fill(-1);
  const room = new Float32Array(count);
  const open = new Uint8Array(count);
  const roads = pieces([...plan.roads, ...plan.streets].map((way) => way.line));
  const river = pieces(plan.river ? [plan.river.line] : []);
  const walls = pieces(plan.cities.flatMap((c) => c.walls.map((wall) => wall.points)));
  for (const [index, { polygon }] of plan.cities.entries()) markInside(city, polygon, index);
  for (let node = 0; node < count; node++) {
    const p = nodePoint(node);
    const toRoad = nearest(roads, p);
    const toWall = nearest(walls, p);
    const toRiver = nearest(river, p);
    const toPool = plan.river?.pool ? poolRoom(plan.river.pool, p) : 999;
    room[node] = Math.min(
      toRoad - ROAD_WIDTH / 2,
      toWall - WALL_FOOT,
      toRiver - RIVER_WIDTH / 2,
      toPool - SHORE,
      landmarkRoom(plan, p),
    );
    const isParted = toRoad <= BAR.road || toWall <= BAR.wall || toRiver <= BAR.river || toPool <= 0;
    open[node] = city[node]! < 0 && !isParted ? 1 : 0;
  }
  return { city, room, ...floodFields(plan, open) };
}

/**
 * Returns all straight pieces of some lines: five numbers each, x, y, dx, dy and one over the square of the length.
 */
function pieces(lines: readonly Polyline[]): Float64Array {
  const numbers = lines.flatMap((line) => {
    const thin = halvePoints(line);
    return segmentsOf(thin).flatMap(([[x, y], to]) => {
      const [dx, dy] = [to[0] - x, to[1] - y];
      return [x, y, dx, dy, 1 / (dx * dx + dy * dy || 1)];
    });
  });
  return Float64Array.from(numbers);
}

/** Distance in units to the nearest of those pieces. */
function nearest(all: Float64Array, p: Point): number {
  const x = p[0];
  const y = p[1];
  let least = 999 * 999;
  for (let i = 0; i < all.length; i += 5) {
    const px = x - all[i]!;
    const py = y - all[i + 1]!;
    const dx = all[i + 2]!;
    const dy = all[i + 3]!;
    const t = Math.max(0, Math.min(1, (px * dx + py * dy) * all[i + 4]!));
    const ex = px - dx * t;
    const ey = py - dy * t;
    const square = ex * ex + ey * ey;
    if (square < least) least = square;
  }
  return Math.sqrt(least);
}

/** Marks the nodes inside a polygon (even-odd) that no earlier one has, row by row. */
function markInside(marks: Int8Array, polygon: Polyline, mark: number): void {
  for (let row = 0; row < NODES; row++) {
    const crossings = crossingsOf(polygon, insideRim(row * STEP)).sort((a, b) => a - b);
    if (crossings.length === 0) continue;
    let passed = 0;
    for (let column = 0; column < NODES; column++) {
      const x = insideRim(column * STEP);
      while (passed < crossings.length && crossings[passed]! <= x) passed++;
      const node = nodeAt(column, row);
      if ((crossings.length - passed) % 2 === 1 && marks[node]! < 0) marks[node] = mark;
    }
  }
}

/** Crossings of a polygon with the line from west to east at that height. */
function crossingsOf(polygon: Polyline, y: number): number[] {
  const crossings: number[] = [];
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]!;
    const b = polygon[j]!;
    if (a[1] > y !== b[1] > y) crossings.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
  }
  return crossings;
}

/** Moves nodes on the edge slightly inside, so that they belong to a polygon. */
const insideRim = (along: number): number => Math.min(TILE - 0.01, Math.max(0.01, along));

function landmarkRoom({ junction, monastery }: TilePlan, p: Point): number {
  let room = 999;
  if (junction)
    room =
      (Math.hypot((p[0] - junction[0]) / VILLAGE.rx, (p[1] - junction[1]) / VILLAGE.ry) - 1) * VILLAGE.ry;
  return monastery ? Math.min(room, roomBeside(PRECINCT, monastery, p)) : room;
}

/** Half extents in units of something walled, from its middle. */
interface SpaceExtent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function roomBeside({ left, right, top, bottom }: SpaceExtent, middle: Point, p: Point): number {
  const dx = p[0] - middle[0];
  const dy = p[1] - middle[1];
  return Math.max(left - dx, dx - right, top - dy, dy - bottom);
}

/** Returns the same land with a garden on it. */
export const withGarden = (land: FreeSpace, garden: Point): FreeSpace => ({
  ...land,
  room: land.room.map((room, node) => Math.min(room, roomBeside(GARDEN, garden, nodePoint(node)))),
});

/** Floods the open land from the slots of each field; the land left over goes to the fields without slots. */
function floodFields(plan: TilePlan, open: Uint8Array): Pick<FreeSpace, 'field' | 'faults'> {
  const field = new Int8Array(open.length).fill(-1);
  const faults: string[] = [];
  const { fields } = plan.tile;
  fields.forEach((facts, index) => {
    let floods = 0;
    for (const slot of facts.slots) {
      const [x, y] = add(slotPoint(slot), inwardOf(slot.side), 1);
      const start = nodeAt(Math.round(x / STEP), Math.round(y / STEP));
      const owner = field[start]!;
      if (!open[start]) faults.push(`${facts.name} is built over on side ${slot.side}`);
      else if (owner >= 0 && owner !== index) faults.push(`${facts.name} runs into ${fields[owner]!.name}`);
      else if (owner < 0 && flood(field, open, start, index) > 0 && ++floods > 1)
        faults.push(`${facts.name} is torn on side ${slot.side}`);
    }
  });
  floodEnclosed(plan, open, field, faults);
  return { field, faults };
}

/** Gives each field without slots one of the largest places that are left. */
function floodEnclosed(plan: TilePlan, open: Uint8Array, field: Int8Array, faults: string[]): void {
  plan.tile.fields.forEach((facts, index) => {
    if (facts.slots.length > 0) return;
    let best = { size: 0, start: -1 };
    const seen = field.slice();
    for (let node = 0; node < open.length; node++) {
      if (!open[node] || seen[node]! >= 0) continue;
      const size = flood(seen, open, node, 99);
      if (size > best.size) best = { size, start: node };
    }
    if (best.size < 20) faults.push(`${facts.name} has no room`);
    else flood(field, open, best.start, index);
  });
}

/** Marks every open node connected with `start`; returns their number. */
function flood(field: Int8Array, open: Uint8Array, start: number, mark: number): number {
  const waiting = [start];
  let size = 0;
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!open[node] || field[node]! >= 0) continue;
    field[node] = mark;
    size++;
    const column = node % NODES;
    if (column > 0) waiting.push(node - 1);
    if (column < NODES - 1) waiting.push(node + 1);
    if (node >= NODES) waiting.push(node - NODES);
    if (node < NODES * (NODES - 1)) waiting.push(node + NODES);
  }
  return size;
}

/** The node nearest to a place. */
export const nodeNear = (p: Point): number =>
  nodeAt(
    Math.max(0, Math.min(NODES - 1, Math.round(p[0] / STEP))),
    Math.max(0, Math.min(NODES - 1, Math.round(p[1] / STEP))),
  );
