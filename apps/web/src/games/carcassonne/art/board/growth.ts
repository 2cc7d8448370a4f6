import { COLOURS } from '../../../../art/palette.ts';
import { createDrawingRandom, type DrawingRandom } from '../../../../art/pen/random.ts';
import { path } from '../../../../art/pen/svg.ts';
import type { Point } from '../../../../art/pen/vectors.ts';
import { geometry } from '../shape/geometry.ts';
import { nodeNear } from '../shape/survey.ts';
import { TILE } from '../units.ts';
import type { Cell } from './cells.ts';
import { boardMotif } from './stamps.ts';

/** Room in units that a bush and a tuft on a seam need on both tiles. */
const BUSH_ROOM = 13;
const TUFT_ROOM = 5;

/**
 * Grass, bushes and trees that stand on the seams between two meadows, as SVG markup in tile units. A tile cannot
 * draw them, for it does not know its neighbour; what a seam bears depends on its place alone, so nothing moves.
 */
export function seamGrowth(cells: readonly Cell[]): string {
  const cellAt = new Map(cells.map((cell) => [`${cell.x},${cell.y}`, cell]));
  let tufts = '';
  const stamps: { y: number; markup: string }[] = [];
  for (const cell of cells)
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const neighbour = cellAt.get(`${cell.x + dx},${cell.y + dy}`);
      if (!neighbour) continue;
      const seam = { cell, neighbour, isLevel: dy === 1 };
      const random = createDrawingRandom(`seam/${cell.x}/${cell.y}/${dx}`);
      for (const p of places(seam, random, 5, TUFT_ROOM)) tufts += tuft(p, random);
      for (const p of places(seam, random, 2, BUSH_ROOM)) stamps.push({ y: p[1], markup: plant(p, random) });
    }
  return (
    path(tufts, { stroke: COLOURS.meadowShade, width: 1.5, opacity: 0.85, round: true }) +
    stamps
      .sort((a, b) => a.y - b.y)
      .map((stamp) => stamp.markup)
      .join('')
  );
}

interface Seam {
  readonly cell: Cell;
  readonly neighbour: Cell;
  /** Whether the seam runs from west to east, with `neighbour` in the south. */
  readonly isLevel: boolean;
}

/** Some free places on a seam, at most `tries`. */
function places(
  { cell, neighbour, isLevel }: Seam,
  random: DrawingRandom,
  tries: number,
  least: number,
): Point[] {
  const found: Point[] = [];
  for (let i = 0; i < tries; i++) {
    const along = random.between(22, TILE - 22);
    const off = random.between(-5, 5);
    const grows = random.chance(0.62);
    const here: Point = isLevel ? [along, TILE + off] : [TILE + off, along];
    const there: Point = isLevel ? [along, off] : [off, along];
    if (grows && room(cell, here) > least && room(neighbour, there) > least)
      found.push([cell.x * TILE + here[0], cell.y * TILE + here[1]]);
  }
  return found;
}

/** Room in the meadow near a place on the rim of a tile; negative in towns. */
function room({ facts, turned, variant }: Cell, at: Point): number {
  const { survey } = geometry(facts, turned, variant);
  const node = nodeNear(at);
  return survey.field[node]! < 0 ? -1 : survey.room[node]!;
}

function tuft([x, y]: Point, random: DrawingRandom): string {
  const lean = random.between(-1, 1);
  const blade = (dx: number, bend: number, high: number) =>
    `M${Math.round(x + dx)} ${Math.round(y)}q0-4 ${Math.round(bend + lean)}-${Math.round(high)}`;
  return blade(-3, -2, 6) + blade(0, 0, 8) + blade(3, 3, 6);
}

const PLANTS = ['bush0', 'bush1', 'oak2', 'oak1', 'oak2', 'flowers'] as const;

function plant(at: Point, random: DrawingRandom): string {
  const foot: Point = [at[0], at[1] + 4];
  const first = boardMotif(random.pick(PLANTS), foot);
  if (!random.chance(0.4)) return first;
  return (
    first + boardMotif(random.pick(PLANTS), [foot[0] + random.between(8, 13), foot[1] + random.between(0, 5)])
  );
}
