import { layIsland } from './actions/lay-map.ts';
import { emptyHands } from './cards/counting.ts';
import { emptyTable } from './empty-table.ts';
import { BEGINNERS_HARBORS, BEGINNERS_HEXES, BEGINNERS_PIECES } from './hexes/beginners.ts';
import type { Island } from './hexes/island.ts';
import { arrange } from './island/arrangement.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import { beginTurn } from './turn/begin-turn.ts';
import { payStart, placeFirstRoad, placeFirstSettlement } from './turn/first-pieces.ts';

/** A table on which everybody counts cards, unless it agreed otherwise; the beginners' pieces stand already. CAT-SETUP-01, CAT-SETUP-09 */
export function setup(options: Options, island: Island): State {
  const state = emptyTable(options, island);
  if (options.cardTracking) state.counting = emptyHands(options.seats);
  if (options.map === 'beginners') setUpBeginners(state);
  return state;
}

/** Everything lies and stands as the book shows it. CAT-SETUP-09, CAT-MAP-03, CAT-MAP-04 */
function setUpBeginners(state: State): void {
  const { seats, island } = state;
  arrange(state, { hexes: BEGINNERS_HEXES, harbors: BEGINNERS_HARBORS });
  layIsland(state);
  BEGINNERS_PIECES.slice(-seats).forEach(({ places }, seat) => {
    places.forEach(([at, road], i) => {
      placeFirstSettlement(state, seat, island.intersectionNumber(at));
      placeFirstRoad(state, seat, island.pathNumber(road));
      if (i === 1) payStart(state, seat, island.intersectionNumber(at));
    });
  });
  beginTurn(state, 0);
}
