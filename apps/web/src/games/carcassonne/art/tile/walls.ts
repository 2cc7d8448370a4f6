import { smoothPath } from '../../../../art/drawing/paths.ts';
import { normals, polygonContains } from '../../../../art/drawing/polylines.ts';
import { add, distance, opposite, type Point } from '../../../../art/drawing/vectors.ts';
import { COLOURS } from '../../../../art/palette.ts';
import { itemAt } from '../../../../must.ts';
import type { CityPlan, Wall } from '../shape/walls.ts';
import { TILE } from '../units.ts';
import {
  inOrder,
  isLow,
  type Layer,
  layered,
  type TileContext,
  type Upright,
  upright,
} from './drawing-context.ts';
import { isBehind, paintGatehouse } from './gatehouse.ts';

const C = COLOURS;

/** Parts of the walls behind all houses and in front of them. */
interface Walls {
  readonly behind: string;
  readonly before: string;
}

/** One half of the walls during painting. */
interface Half {
  readonly isFar: boolean;
  /** Path data of the middle of the walls and of their outer rim. */
  middle: string;
  rim: string;
  readonly towers: Upright[];
}
const emptyHalf = (isFar: boolean): Half => ({ isFar, middle: '', rim: '', towers: [] });

/** Free units that a gate and the middle of a garden need from the next tower. */
const GATE_ROOM = 26;
const GARDEN_ROOM = 46;

/** The walls of all cities first, then the towers and gates that stand on them. */
export function paintWalls(easel: TileContext, corners: boolean): Walls {
  const behind = emptyHalf(true);
  const before = emptyHalf(false);
  const { cities, gates } = easel.geometry.plan;
  for (const city of cities)
    for (const wall of city.walls) {
      const outward = outwardNormals(city, wall);
      const half = (i: number) => (itemAt(outward, i)[1] < -0.12 ? behind : before);
      for (const run of runs(wall, (i) => half(i) === behind))
        addRun(half(itemAt(run, run.length >> 1)), wall, outward, run);
      for (const { i, name } of towers(easel, wall))
        half(i).towers.push(upright(easel, name, add(itemAt(wall.points, i), [0, 6])));
    }
  for (const gate of gates)
    (isBehind(gate) ? behind : before).towers.push({ y: gate.at[1] + 6, markup: paintGatehouse(gate) });
  if (corners) for (const city of cities) before.towers.push(...paintCorners(easel, city));
  const paint = (half: Half) => paintHalf(easel, half) + inOrder(half.towers);
  return { behind: paint(behind), before: paint(before) };
}

function outwardNormals(city: CityPlan, { points }: Wall): Point[] {
  return normals(points).map((normal, i) =>
    polygonContains(city.polygon, add(itemAt(points, i), normal, 4)) ? opposite(normal) : normal,
  );
}

/** Returns the indices of a wall, split where it changes from the far side of the town to the near side. */
function runs(wall: Wall, isFar: (i: number) => boolean): number[][] {
  const last = wall.points.length - 1;
  const all: number[][] = [];
  let run = [0];
  for (let i = 1; i <= last; i++) {
    run.push(i);
    if (i > 1 && i < last - 1 && isFar(i) !== isFar(i + 1)) {
      all.push(run);
      run = [i];
    }
  }
  return [...all, run];
}

function addRun(half: Half, { points }: Wall, outward: readonly Point[], run: readonly number[]): void {
  const kept = run.filter((_, n) => n % 2 === 0 || n === run.length - 1);
  half.middle += smoothPath(kept.map((i) => itemAt(points, i)));
  half.rim += smoothPath(kept.map((i) => add(itemAt(points, i), itemAt(outward, i), 3.2)));
}

/** A band with height: shadow, ink, face, joints and walk are one line again and again; merlons stand on its outer rim. */
function paintHalf(easel: TileContext, { isFar, middle, rim }: Half): string {
  const face = isFar ? C.stoneDeep : C.stoneShade;
  const fine = (layer: Layer) => (isLow(easel) ? [] : [layer]);
  const merlons = { dy: -5, stroke: C.vellum, width: 4.4, dash: '4.6 5.4', dashOffset: -1 };
  return (
    layered(easel, middle, [
      { dx: 7, dy: 8, stroke: C.shadow, width: 11, opacity: 0.2 },
      { dy: 5, stroke: C.ink, width: 10.6 },
      { dy: -4, stroke: C.ink, width: 11.6 },
      { dy: 5, stroke: face, width: 7.6 },
      { dy: 1, stroke: face, width: 8.6 },
      ...fine({ dy: 4, stroke: C.stoneDeep, width: 5, dash: '1.2 6' }),
      { dy: -4, stroke: C.stoneMid, width: 8.6 },
      ...(isLow(easel) ? [merlons] : []),
    ]) +
    layered(easel, isLow(easel) ? '' : rim, [
      { dy: -4.5, stroke: C.ink, width: 6.4, dash: '6.6 3.4' },
      merlons,
    ])
  );
}

/** Towers at a quarter, half and three quarters of a wall, none close to a gate. */
function towers(easel: TileContext, wall: Wall): { i: number; name: 'tower' | 'cone' }[] {
  const { garden } = easel.geometry;
  const parts = wall.gap === 2 ? [0.2, 0.5, 0.8] : [0.22, 0.5, 0.78];
  return parts
    .map((part) => ({
      i: Math.round((wall.points.length - 1) * part),
      name: part === 0.5 ? ('cone' as const) : ('tower' as const),
    }))
    .filter(({ i }) =>
      easel.geometry.plan.gates.every((gate) => distance(gate.at, itemAt(wall.points, i)) > GATE_ROOM),
    )
    .filter(({ i }) => !garden || distance(garden, itemAt(wall.points, i)) > GARDEN_ROOM);
}

/**
 * Draws, for a single tile, a whole tower on each wall just inside the corner at its end. On the board the towers
 * stand on the corners themselves, over all four tiles.
 */
function paintCorners(easel: TileContext, city: CityPlan): Upright[] {
  const fits = ([x, y]: Point) => x >= 10 && x <= TILE - 10 && y >= 18 && y <= TILE - 8;
  const feet = city.walls.flatMap(({ points }) => [points.find(fits), points.findLast(fits)]);
  return feet.filter((p) => p !== undefined).map((p) => upright(easel, 'tower', add(p, [0, 6])));
}
