import { type TileFacts, tilesIn } from '../../tiles/notation.ts';
import { replaced } from '../../tiles/replaced.ts';
import type { Playing, SetFacts } from '../set-facts.ts';
import { RIVER, RIVER_2021 } from './tiles.ts';

const first = tilesIn(RIVER);
const later = tilesIn(RIVER_2021);
const third = replaced(first, later);

const tilesBy = ({ riverTiles }: Playing): readonly TileFacts[] => (riverTiles === 'third' ? third : first);

export const isSpring = (tile: TileFacts): boolean => tile.river?.ends.includes('spring') === true;
export const isLake = (tile: TileFacts): boolean => tile.river?.ends.includes('lake') === true;

/** Its options. */
export interface RiverOptions {
  /** Printing of the tiles. */
  readonly riverTiles: 'first' | 'third';
  /** The base start tile joins the stack or stays out of the game. CAR-RIV-02 */
  readonly startTileWithRiver: 'shuffle' | 'remove';
}

/** The River: its tiles are laid before all others. CAR-RIV-01 */
export const riverFacts = {
  name: 'river',
  lists: [
    { listOrder: 4, text: RIVER, tiles: first },
    { listOrder: 5, text: RIVER_2021, tiles: later },
  ],
  /** The base game's start tile joins the stack, or one of its copies stays out of the game. CAR-RIV-02 */
  changes: (played, options) => [
    ...played.map((tile) =>
      tile.id === 'BA-D' && options.startTileWithRiver === 'remove'
        ? { ...tile, copies: tile.copies - 1 }
        : tile,
    ),
    ...tilesBy(options),
  ],
  startTile: (options) => tilesBy(options).find(isSpring)!.id,
  tileOptions: ['riverTiles', 'startTileWithRiver'],
  choices: {
    riverTiles: ['first', 'third'],
    startTileWithRiver: ['shuffle', 'remove'],
  },
  optionOrder: 2,
  // biome-ignore format: a table
  rows: {
    riverTiles:         ['first',   'first',   'first',  'third'],
    startTileWithRiver: ['shuffle', 'shuffle', 'remove', 'remove'],
  },
  optionRules: { riverTiles: [6, 'CAR-RIV-07'], startTileWithRiver: [7, 'CAR-RIV-02'] },
  optionsByRule: [
    ['CAR-RIV-02', ['startTileWithRiver']],
    ['CAR-RIV-07', ['riverTiles']],
  ],
  scalars: ['riverCell', 'riverSide', 'riverBend'],
} as const satisfies SetFacts;
