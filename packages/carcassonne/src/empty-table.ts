import { needsOf, shortage, sizesOf } from './capacity.ts';
import type { Options } from './editions.ts';
import { FIGURES, piecesOf } from './figures.ts';
import {
  BUILDERS,
  bySeat,
  DRAW,
  NO_FARMERS,
  PAIRED_BUILDER,
  PLAIN_UNFINISHED,
  SECOND_IS_ASKED,
  SHIELD_PIGS,
  SMALL_CITY_2,
  State,
} from './state.ts';
import { tileNumber, tilesOf } from './tiles/catalogue.ts';
import type { TileFacts } from './tiles/notation.ts';

/**
 * No tile lies, all pieces are in supply, all tiles in the bag. CAR-GEN-03, CAR-GEN-04
 * @param tiles what it is played with: those that the options name, unless told otherwise
 * @throws Error if the game does not fit into the numbers of a state (see `capacity.ts`)
 */
export function emptyTable(options: Options, tiles: readonly TileFacts[] = tilesOf(options)): State {
  const lacking = shortage(needsOf(options, tiles));
  if (lacking) throw new Error(`this game does not fit: ${lacking}`);
  const state = new State(options, tiles, sizesOf(options, tiles));
  for (const { id, copies } of tiles) state.bag[tileNumber(id)!] = copies;
  FIGURES.forEach((name, figure) => {
    state.supply.fill(piecesOf(name, options.sets), bySeat(figure, 0), bySeat(figure, options.seats));
  });
  state.phase = DRAW;
  state.part = 1;
  state.drawn = -1;
  state.left = state.tilesAtMost;
  state.rules = rulesOf(options);
  state.seats = options.seats;
  return state;
}

const rulesOf = (options: Options): number =>
  (options.smallCity === 2 ? SMALL_CITY_2 : 0) |
  (options.builderRule === 'paired' ? PAIRED_BUILDER : 0) |
  (options.pigRule === 'shield-city' ? SHIELD_PIGS : 0) |
  (options.icUnfinished === 'plain' ? PLAIN_UNFINISHED : 0) |
  (options.farmers ? 0 : NO_FARMERS) |
  (options.secondTile === 'asked' ? SECOND_IS_ASKED : 0) |
  (options.sets.includes('traders') ? BUILDERS : 0);
