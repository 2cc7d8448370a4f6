import { colourWashes } from '../../../../art/light.ts';
import type { Rect } from '../../../../art/pen/box.ts';
import type { Point } from '../../../../art/pen/vectors.ts';
import { type Cell, cellOf, cellsPath, GRID, type PlacedTile } from './cells.ts';
import { seamGrowth } from './growth.ts';
import { boardDefs, boardMotif } from './stamps.ts';

/** What is painted over the tiles on a part of the map: trees on seams, grid, washes, towers where walls end. */
export interface Ornaments {
  /** Where it lies, in tile units. */
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
