import { tileFacts } from '@bastide/carcassonne';
import { washes } from '../../../art/light.ts';
import type { Box } from '../../../art/pen/box.ts';
import type { Point } from '../../../art/pen/vectors.ts';
import type { Drawing } from '../../../bitmaps/raster.ts';
import { GRID } from '../art/board/cells.ts';
import { boardStamp } from '../art/board/stamps.ts';
import { boardDefs, type Cell, cellsPath, cornerTowers, seamGrowth } from '../art/index.ts';
import { TILE } from '../art/units.ts';
import { type Lying, variantAt } from './pictures.ts';
import { grouped, keyOf } from './places.ts';

/** Cells along a side of a sheet. */
const SHEET = 4;
/** Units by which trees and towers stand out of their sheet. */
const MARGIN = 80;

/**
 * What is painted over the tiles on a square of the map: trees on seams, grid, washes, towers where walls end.
 * The map is cut into sheets so that a new tile costs one or two new bitmaps, not one of everything.
 */
export interface Sheet extends Drawing {
  /** Where it lies, in tile units. */
  readonly box: Box;
}

/** Sheets made before, by what is on them: an unchanged sheet stays the same object. */
const known = new Map<string, Sheet>();
const KNOWN_AT_MOST = 200;

export const cellOf = ({ tile, at, turned }: Lying): Cell => ({
  x: at[0],
  y: at[1],
  facts: tileFacts(tile),
  turned,
  variant: variantAt(at),
});

/** The sheets of a map, in the order in which they are painted. */
export function sheetsOf(tiles: readonly Lying[]): Sheet[] {
  const cells = tiles.map(cellOf).sort((a, b) => a.y - b.y || a.x - b.x);
  const cellAt = new Map(cells.map((cell) => [keyOf([cell.x, cell.y]), cell]));
  const own = grouped(cells, ({ x, y }) => `${Math.floor(y / SHEET)},${Math.floor(x / SHEET)}`);
  const feet = grouped(cornerTowers(cells), ([x, y]) => {
    const [column, row] = [Math.round(x / TILE), Math.round((y - 9) / TILE)];
    // A corner belongs to the sheet of a cell that touches it: the one to its north-west, if a tile lies there.
    const touching = [
      [-1, -1],
      [0, -1],
      [-1, 0],
      [0, 0],
    ].find(([dx, dy]) => cellAt.has(keyOf([column + dx!, row + dy!]))) ?? [0, 0];
    return `${Math.floor((row + touching[1]!) / SHEET)},${Math.floor((column + touching[0]!) / SHEET)}`;
  });
  return [...own].map(([name, list]) => sheet(name, list, feet.get(name) ?? [], cellAt));
}

function sheet(
  name: string,
  cells: readonly Cell[],
  feet: readonly Point[],
  cellAt: ReadonlyMap<string, Cell>,
): Sheet {
  const [row = 0, column = 0] = name.split(',').map(Number);
  const side = SHEET * TILE;
  const box: Box = {
    x: column * side - MARGIN,
    y: row * side - MARGIN,
    width: side + 2 * MARGIN,
    height: side + 2 * MARGIN,
  };
  const groups = cells.map((cell) => [
    cell,
    ...[cellAt.get(keyOf([cell.x + 1, cell.y])), cellAt.get(keyOf([cell.x, cell.y + 1]))].filter(
      (next) => next !== undefined,
    ),
  ]);
  const key = `${groups.map((group) => group.map(nameOf).join('+')).join(' ')}|${feet.join(' ')}`;
  const made = known.get(key) ?? { box, svg: () => paint(box, cells, groups, feet) };
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(key, made);
  return made;
}

const nameOf = ({ x, y, facts, turned }: Cell): string => `${x},${y}:${facts.id}${turned}`;

function paint(
  box: Box,
  cells: readonly Cell[],
  groups: readonly (readonly Cell[])[],
  feet: readonly Point[],
): string {
  const squares = cellsPath(cells);
  const pools = washes(box)
    .map(({ d, fill, opacity }) => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" ` +
    `width="${box.width}" height="${box.height}">${boardDefs()}<clipPath id="map"><path d="${squares}"/></clipPath>` +
    `${groups.map(seamGrowth).join('')}` +
    `<path d="${squares}" fill="none" stroke="${GRID.stroke}" stroke-width="${GRID.width}" opacity="${GRID.opacity}"/>` +
    `<g clip-path="url(#map)">${pools}</g>${feet.map((foot) => boardStamp('corner', foot)).join('')}</svg>`
  );
}
