import type { Rect } from '../../../art/pen/box.ts';
import type { Ornaments } from '../art/board/ornaments.ts';
import { cellOf, cornerTowers, type PlacedTile } from '../art/index.ts';
import { TILE } from '../art/units.ts';
import { grouped, keyOf } from './places.ts';

/** Cells along a side of a sheet. */
const SIDE = 4;
/** Units by which trees and towers stand out of their sheet. */
const MARGIN = 80;

/**
 * The ornaments of a map, cut into sheets in the order in which they are painted, so that a new tile costs one or two new
 * bitmaps, not one of everything.
 */
export function sheetsOf(tiles: readonly PlacedTile[]): Ornaments[] {
  const tileAt = new Map(tiles.map((tile) => [keyOf(tile.at), tile]));
  const sorted = [...tiles].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  const own = grouped(sorted, ({ at: [x, y] }) => sheetAt(x, y));
  const feet = grouped(cornerTowers(sorted.map(cellOf)), ([x, y]) => {
    const [column, row] = [Math.round(x / TILE), Math.round((y - 9) / TILE)];
    // A corner belongs to the sheet of a cell that touches it: the one to its north-west, if a tile lies there.
    const [dx, dy] = TOUCHING.find(([dx, dy]) => tileAt.has(keyOf([column + dx, row + dy]))) ?? [0, 0];
    return sheetAt(column + dx, row + dy);
  });
  return [...own].map(([name, list]) => {
    const next = list.flatMap(({ at: [x, y] }) => [
      tileAt.get(keyOf([x + 1, y])),
      tileAt.get(keyOf([x, y + 1])),
    ]);
    const beyond = next.filter((tile) => tile !== undefined && sheetAt(...tile.at) !== name);
    return {
      box: boxOfSheet(name),
      tiles: list.map(bare),
      beyond: [...new Set(beyond)].map((tile) => bare(tile!)),
      feet: feet.get(name) ?? [],
    };
  });
}

const TOUCHING = [
  [-1, -1],
  [0, -1],
  [-1, 0],
  [0, 0],
] as const;

const sheetAt = (x: number, y: number): string => `${Math.floor(y / SIDE)},${Math.floor(x / SIDE)}`;

function boxOfSheet(name: string): Rect {
  const [row = 0, column = 0] = name.split(',').map(Number);
  const side = SIDE * TILE;
  return {
    x: column * side - MARGIN,
    y: row * side - MARGIN,
    width: side + 2 * MARGIN,
    height: side + 2 * MARGIN,
  };
}

/** Without what else is told of it: an unchanged sheet is the same picture. */
const bare = ({ tile, at, turned }: PlacedTile): PlacedTile => ({ tile, at, turned });
