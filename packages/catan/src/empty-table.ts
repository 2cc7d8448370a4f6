import { mustFit } from './capacity.ts';
import { PLAIN_RATES } from './cards/stock.ts';
import type { Island } from './hexes/island.ts';
import type { Options } from './options.ts';
import { MAP } from './phases.ts';
import { fill } from './place-sets.ts';
import { PAIRS, PIECES, State } from './state.ts';

/**
 * A board without terrain: all cards in the bank, all pieces in supply. CAT-SETUP-01
 * @throws Error if island and table do not fit into the numbers of a state (see `capacity.ts`)
 */
export function emptyTable(options: Options, island: Island): State {
  mustFit(island, options);
  return clear(new State(options, island));
}

/** The same of a used state of the same options, whose memory it takes. */
export function clear(state: State): State {
  const { island } = state;
  state.all.fill(0);
  state.phase = MAP;
  state.last = -1;
  state.rolled = -1;
  state.victim = -1;
  state.roadHolder = -1;
  state.armyHolder = -1;
  state.winner = -1;
  state.bank = island.fullBank;
  state.deck = island.fullDeck;
  state.deckLeft = island.developments;
  fill(state.free, 0, island.intersections);
  fill(state.pairs, 0, PAIRS);
  state.pairsLeft = PAIRS;
  state.settlementsLeft.fill(PIECES.settlement);
  state.citiesLeft.fill(PIECES.city);
  state.roadsLeft.fill(PIECES.road);
  state.rates.fill(PLAIN_RATES);
  state.counting = null;
  return state;
}
