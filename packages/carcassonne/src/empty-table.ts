import { needsOf, shortage, sizesOf } from './capacity.ts';
import type { Options } from './editions.ts';
import { FIGURES, piecesOf } from './figures.ts';
import { SET_FACTS } from './sets/facts.ts';
import { sharedRulesOf } from './shared-rules.ts';
import { bySeat, DRAW, NO_FARMERS, SMALL_CITY_2, State } from './state.ts';
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
  const state = new State(options, tiles, sizesOf(options, tiles), sharedRulesOf(options));
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

function rulesOf(options: Options): number {
  const own = (options.smallCity === 2 ? SMALL_CITY_2 : 0) | (options.farmers ? 0 : NO_FARMERS);
  return SET_FACTS.flatMap((set) => set.rules ?? []).reduce(
    (all, [bit, holds]) => (holds({ ...options }) ? all | bit : all),
    own,
  );
}
