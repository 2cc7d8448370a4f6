import { refuse, type Seat } from '@bastide/contract';
import { ROADS } from '../../cards/names.ts';
import { mayLayRoad } from '../../island/pieces.ts';
import { FREE_ROADS } from '../../phases.ts';
import type { State } from '../../state.ts';
import { type CardRules, playCode } from './card.ts';

/** Road building. */
export const roads: CardRules = {
  kind: ROADS,
  list(state, seat, out, from) {
    if (!mayLayRoad(state, seat)) return from;
    out[from] = playCode(ROADS, 0);
    return from + 1;
  },
  refusal: (state, seat) =>
    mayLayRoad(state, seat) ? undefined : refuse('CAT-PROG-03', 'there is no road left, or no path for one'),
  apply: playRoads,
};

/** Two roads for nothing, or the last one in supply. CAT-PROG-01, CAT-PROG-03 */
function playRoads(state: State, seat: Seat): void {
  state.freeRoads = Math.min(2, state.roadsLeft[seat]!);
  state.phase = FREE_ROADS;
}
