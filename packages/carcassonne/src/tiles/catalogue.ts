import type { Options } from '../editions.ts';
import { factsOf, SET_FACTS } from '../sets/facts.ts';
import { BASE } from './base.ts';
import { type TileFacts, tilesIn } from './notation.ts';

const base = tilesIn(BASE);
const lists = SET_FACTS.flatMap((set) => set.lists ?? []).sort((a, b) => a.listOrder - b.listOrder);

/** The lists of tiles as they are printed. */
export const LISTS: readonly string[] = [BASE, ...lists.map(({ text }) => text)];

const printed = [...base, ...lists.flatMap(({ tiles }) => tiles)];

/** Every type of tile of all sets. A type's place in this list is its number in packed state. */
export const TILES: readonly TileFacts[] = [
  ...printed,
  ...SET_FACTS.flatMap((set) => printed.flatMap((tile) => set.variant?.(tile) ?? [])),
];

const NUMBER = new Map(TILES.map((tile, type) => [tile.id, type]));

/** The number of a tile type; undefined if there is none of that name. */
export const tileNumber = (id: unknown): number | undefined => NUMBER.get(id as string);

const SEGMENT_NAMES = new Set(TILES.flatMap(({ segments }) => segments.map(({ name }) => name)));

/** Tells whether a segment of some tile has that name. */
export const isSegmentName = (name: string): boolean => SEGMENT_NAMES.has(name);

/** The facts of a tile by name. Throws if there is none: names from outside go through `tileNumber`. */
export function tileFacts(id: string): TileFacts {
  const tile = TILES[NUMBER.get(id) ?? -1];
  if (!tile) throw new Error(`there is no tile ${id}`);
  return tile;
}

/** The tile that lies at [0, 0] when the game begins: BA-D, or that of a set. CAR-GEN-04 */
export const startTile = (options: Options): string =>
  factsOf(options.sets)
    .map((set) => set.startTile?.({ ...options }))
    .find((tile) => tile !== undefined) ?? 'BA-D';

const TILE_OPTIONS = SET_FACTS.flatMap((set) => set.tileOptions ?? []) as readonly (keyof Options)[];

/** By what chooses them: the tiles of games so far. */
const known = new Map<string, readonly TileFacts[]>();

/**
 * The tiles that a game is played with, the start tile among them, and how often each is there: one list for all games that
 * are played with the same.
 */
export function tilesOf(options: Options): readonly TileFacts[] {
  const chosen = factsOf(options.sets).map(({ name }) => name);
  const key = [...TILE_OPTIONS.map((option) => options[option]), ...chosen].join();
  const list = known.get(key) ?? listOf(options);
  known.set(key, list);
  return list;
}

function listOf(options: Options): readonly TileFacts[] {
  const sets = factsOf(options.sets);
  const land = [...base, ...sets.flatMap((set) => set.brings?.({ ...options }) ?? [])];
  return sets.reduce<readonly TileFacts[]>(
    (tiles, set) => set.changes?.(tiles, { ...options }) ?? tiles,
    land,
  );
}
