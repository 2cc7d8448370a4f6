import { type Coordinates, type Rotation, type TileFacts, tileFacts } from '@bastide/carcassonne';
import type { Rect } from '../../../../art/drawing/rect.ts';
import { TILE, VARIANTS } from '../units.ts';

/** A placed tile: columns to the east, rows to the south of the start tile. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly facts: TileFacts;
  readonly turned: Rotation;
  readonly variant: number;
}

/** A tile that lies: its type, cell and turn. */
export interface PlacedTile {
  readonly tile: string;
  readonly at: Coordinates;
  readonly turned: Rotation;
}

export const cellOf = ({ tile, at, turned }: PlacedTile): Cell => ({
  x: at[0],
  y: at[1],
  facts: tileFacts(tile),
  turned,
  variant: variantAt(at),
});

/** Number of the drawing that a cell gives to its tile: fixed by the place, so that a ghost and the laid tile agree. */
export function variantAt([x, y]: Coordinates): number {
  return ((Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b)) >>> 7) % VARIANTS;
}

/** Returns the box around some cells; of no size if there are none. */
export function boxOf(cells: readonly Pick<Cell, 'x' | 'y'>[]): Rect {
  if (cells.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left * TILE,
    y: top * TILE,
    width: (Math.max(...xs) - left + 1) * TILE,
    height: (Math.max(...ys) - top + 1) * TILE,
  };
}

/** All cells as one path of squares: for the hairline grid, and to clip washes and sun to the map. */
export const cellsPath = (cells: readonly Pick<Cell, 'x' | 'y'>[]): string =>
  cells.map(({ x, y }) => `M${x * TILE} ${y * TILE}h${TILE}v${TILE}h-${TILE}z`).join('');

/** Ink of the hairline grid. */
export const GRID = { stroke: '#43301f', width: 1.2, opacity: 0.16 } as const;

/** The shadow of the map on the table, 5 units east and 9 south. */
export const shadowPath = (cells: readonly Pick<Cell, 'x' | 'y'>[]): string =>
  cells.map(({ x, y }) => `M${x * TILE + 5} ${y * TILE + 9}h${TILE + 4}v${TILE + 4}h-${TILE + 4}z`).join('');
