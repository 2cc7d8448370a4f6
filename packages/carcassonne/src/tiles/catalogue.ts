import type { SetName } from '../editions.ts';
import { BASE } from './base.ts';
import { readTiles, type TileFacts } from './notation.ts';
import { TRADERS } from './traders.ts';

const OF_SET: Record<'base' | SetName, readonly TileFacts[]> = {
  base: readTiles(BASE),
  traders: readTiles(TRADERS),
};

/** Every type of tile of all sets. A type's place in this list is its number in packed state. */
export const TILES: readonly TileFacts[] = Object.values(OF_SET).flat();

/** The tile that lies at [0, 0] when the game begins. CAR-GEN-04 */
export const START_TILE = 'BA-D';

const NUMBER = new Map(TILES.map((tile, type) => [tile.id, type]));

/** The number of a tile type; undefined if there is none of that name. */
export const tileNumber = (id: unknown): number | undefined => NUMBER.get(id as string);

/** The facts of a tile by name. Throws if there is none: names from outside go through `tileNumber`. */
export function tileFacts(id: string): TileFacts {
  const tile = TILES[NUMBER.get(id) ?? -1];
  if (!tile) throw new Error(`there is no tile ${id}`);
  return tile;
}

/** The tiles that a game with these sets is played with, the start tile among them. */
export function tilesOf(sets: readonly SetName[]): readonly TileFacts[] {
  return [...OF_SET.base, ...sets.flatMap((set) => OF_SET[set])];
}
