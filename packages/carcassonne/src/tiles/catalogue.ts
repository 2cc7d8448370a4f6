import { type Options, SETS } from '../editions.ts';
import { BASE } from './base.ts';
import { GARDENS, withGarden } from './gardens.ts';
import { INNS } from './inns.ts';
import { type TileFacts, tilesIn } from './notation.ts';
import { RIVER, RIVER_2021 } from './river.ts';
import { TRADERS, TRADERS_RIVER, TRADERS_THIRD } from './traders.ts';

/** The lists of tiles as they are printed. */
export const LISTS = [BASE, TRADERS, TRADERS_THIRD, INNS, RIVER, RIVER_2021, TRADERS_RIVER] as const;
const READ = LISTS.map(tilesIn);
const [base, traders, tradersThird, inns, river, river2021, tradersRiver] = READ as [
  TileFacts[],
  TileFacts[],
  TileFacts[],
  TileFacts[],
  TileFacts[],
  TileFacts[],
  TileFacts[],
];

/** Every type of tile of all sets. A type's place in this list is its number in packed state. */
export const TILES: readonly TileFacts[] = [
  ...READ.flat(),
  ...READ.flat()
    .filter((tile) => GARDENS.includes(tile.id))
    .map(withGarden),
];

const NUMBER = new Map(TILES.map((tile, type) => [tile.id, type]));

/** The number of a tile type; undefined if there is none of that name. */
export const tileNumber = (id: unknown): number | undefined => NUMBER.get(id as string);

/** The facts of a tile by name. Throws if there is none: names from outside go through `tileNumber`. */
export function tileFacts(id: string): TileFacts {
  const tile = TILES[NUMBER.get(id) ?? -1];
  if (!tile) throw new Error(`there is no tile ${id}`);
  return tile;
}

/** The same letter of a later printing stands in for the earlier one. */
function replaced(
  list: readonly TileFacts[],
  later: readonly TileFacts[],
  gone: readonly string[] = [],
): TileFacts[] {
  const letter = (id: string) => id.slice(0, 4);
  const names = new Set([...later.map(({ id }) => letter(id)), ...gone]);
  return [...list.filter(({ id }) => !names.has(letter(id))), ...later];
}

/** The river tiles of a game; none without the River. CAR-RIV-01, CAR-RIV-09 */
function riverTiles(options: Options): readonly TileFacts[] {
  if (!options.sets.includes('river')) return [];
  const own = options.riverTiles === 'third' ? replaced(river, river2021) : river;
  const chickens = options.sets.includes('traders') && options.tradersTiles === 'third' ? tradersRiver : [];
  return [...own, ...chickens];
}

export const isSpring = (tile: TileFacts): boolean => tile.river?.ends.includes('spring') === true;
export const isLake = (tile: TileFacts): boolean => tile.river?.ends.includes('lake') === true;

/** Land tiles beside the base game's. */
function expansions(options: Options): readonly TileFacts[] {
  const list: TileFacts[] = [];
  if (options.sets.includes('inns')) list.push(...inns);
  if (options.sets.includes('traders'))
    list.push(...(options.tradersTiles === 'third' ? replaced(traders, tradersThird, ['TB-T']) : traders));
  return list;
}

/** The tile that lies at [0, 0] when the game begins: BA-D, or the spring. CAR-GEN-04, CAR-RIV-01 */
export const startTile = (options: Options): string => riverTiles(options).find(isSpring)?.id ?? 'BA-D';

/** By what chooses them: the tiles of games so far. */
const lists = new Map<string, readonly TileFacts[]>();

/**
 * The tiles that a game is played with, the start tile among them, and how often each is there: one list for all games that
 * are played with the same.
 */
export function tilesOf(options: Options): readonly TileFacts[] {
  const { sets, riverTiles: rivers, tradersTiles, startTileWithRiver } = options;
  const chosen = SETS.filter((set) => sets.includes(set));
  const key = [
    rivers === 'third',
    tradersTiles === 'third',
    startTileWithRiver === 'remove',
    ...chosen,
  ].join();
  const list = lists.get(key) ?? listOf(options);
  lists.set(key, list);
  return list;
}

function listOf(options: Options): readonly TileFacts[] {
  const played = [...base, ...expansions(options), ...riverTiles(options)].map((tile) =>
    tile.id === 'BA-D' && options.sets.includes('river') && options.startTileWithRiver === 'remove'
      ? { ...tile, copies: tile.copies - 1 }
      : tile,
  );
  if (!options.sets.includes('abbot')) return played;
  return played.flatMap((tile) => {
    if (!GARDENS.includes(tile.id)) return [tile];
    const rest = tile.copies > 1 ? [{ ...tile, copies: tile.copies - 1 }] : [];
    return [...rest, withGarden(tile)];
  });
}
