import { createDrawingRandom, type DrawingRandom } from '../../../../art/drawing/random.ts';
import type { Rect } from '../../../../art/drawing/rect.ts';
import { path } from '../../../../art/drawing/svg.ts';
import { type Point, roundPoint } from '../../../../art/drawing/vectors.ts';
import { colourWashes } from '../../../../art/light.ts';
import { COLOURS } from '../../../../art/palette.ts';
import { itemAt } from '../../../../must.ts';
import { type MotifName, motifDefs } from '../motifs/library.ts';
import { geometry } from '../shape/geometry.ts';
import { nodeNear } from '../shape/survey.ts';
import { TILE } from '../units.ts';
import { type Cell, cellOf, cellsPath, GRID, type PlacedTile } from './cells.ts';

/** Motifs of the board's layers; their ids begin with `art-`, so that they are unique. */
const BOARD_MOTIFS = [
  'corner',
  'gable0',
  'gable1',
  'gable3',
  'ridge2',
  'oak1',
  'oak2',
  'bush0',
  'bush1',
  'flowers',
] as const satisfies readonly MotifName[];

type BoardMotif = (typeof BOARD_MOTIFS)[number];

/** `<defs>` for the layers of the board: once in the SVG that shows them. */
const boardDefs = (): string => motifDefs(BOARD_MOTIFS, 'full', 'art-');

function boardMotif(name: BoardMotif, foot: Point): string {
  const [x, y] = roundPoint(foot);
  return `<use href="#art-${name}" x="${x}" y="${y}"/>`;
}

/** Free units that a bush and a tuft on a seam need on both tiles. */
const BUSH_ROOM = 13;

const TUFT_ROOM = 5;

/**
 * Draws grass, bushes and trees on the seams between two meadows, as SVG markup in tile units. A tile cannot draw
 * them, because it does not know its neighbour; they depend on the seam's place only, so nothing moves.
 */
function seamGrowth(cells: readonly Cell[]): string {
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
  /** True if the seam runs from west to east, with `neighbour` in the south. */
  readonly isLevel: boolean;
}

/** Returns some free places on a seam, at most `tries`. */
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

/** Returns the free distance in the meadow near a place on the edge of a tile; negative in towns. */
function room({ facts, turned, variant }: Cell, at: Point): number {
  const { survey } = geometry(facts, turned, variant);
  const node = nodeNear(at);
  return itemAt(survey.field, node) < 0 ? -1 : itemAt(survey.room, node);
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

/** Paint over the tiles on a part of the map: trees on seams, grid, washes, towers where walls end. */
export interface Ornaments {
  /** Its box, in tile units. */
  readonly box: Rect;
  readonly tiles: readonly PlacedTile[];
  /** Their neighbours to the east and to the south that lie on other parts. */
  readonly beyond: readonly PlacedTile[];
  /** Feet of the corner towers. */
  readonly feet: readonly Point[];
}

export function ornamentsSvg({ box, tiles, beyond, feet }: Ornaments): string {
  const cells = tiles.map(cellOf);
  const squares = cellsPath(cells);
  const pools = colourWashes(box)
    .map(({ d, fill, opacity }) => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" ` +
    `width="${box.width}" height="${box.height}">${boardDefs()}<clipPath id="map"><path d="${squares}"/></clipPath>` +
    `${seams(cells, beyond.map(cellOf)).map(seamGrowth).join('')}` +
    `<path d="${squares}" fill="none" stroke="${GRID.stroke}" stroke-width="${GRID.width}" opacity="${GRID.opacity}"/>` +
    `<g clip-path="url(#map)">${pools}</g>${feet.map((foot) => boardMotif('corner', foot)).join('')}</svg>`
  );
}

/** Each cell with its neighbours to the east and to the south. */
function seams(cells: readonly Cell[], beyond: readonly Cell[]): Cell[][] {
  const cellAt = new Map([...cells, ...beyond].map((cell) => [`${cell.x},${cell.y}`, cell]));
  return cells.map((cell) => {
    const next = [cellAt.get(`${cell.x + 1},${cell.y}`), cellAt.get(`${cell.x},${cell.y + 1}`)];
    return [cell, ...next.filter((one) => one !== undefined)];
  });
}
