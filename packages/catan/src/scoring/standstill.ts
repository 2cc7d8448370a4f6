import { KNIGHT } from '../cards/names.ts';
import { countOf } from '../cards/packed.ts';
import { mayLayRoad } from '../island/pieces.ts';
import { FINISHED } from '../phases.ts';
import { isEmpty, meet } from '../place-sets.ts';
import type { State } from '../state.ts';
import { emitEnd, pointsOf } from './victory.ts';

/**
 * With high targets a game can come to a standstill: no card in the deck, no knight in any hand, and no seat that could
 * ever place a road, a settlement or a city. The books are silent; here it is over, and most points win. CAT-VP-06
 */
export function endAtStandstill(state: State): boolean {
  if (state.deckLeft !== 0) return false;
  for (let seat = state.seats - 1; seat >= 0; seat--)
    if (pointsOf(state, seat) >= state.options.victoryTarget || mayGain(state, seat)) return false;
  state.phase = FINISHED;
  if (state.events) emitEnd(state, 'CAT-VP-06');
  return true;
}

function mayGain(state: State, seat: number): boolean {
  return (
    countOf(state.held[seat]!, KNIGHT) > 0 ||
    mayLayRoad(state, seat) ||
    (state.settlementsLeft[seat]! > 0 && meet(state.touched, seat, state.free, 0)) ||
    (state.citiesLeft[seat]! > 0 && !isEmpty(state.settled, seat))
  );
}
