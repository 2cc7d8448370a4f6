import { KNIGHT } from '../cards/names.ts';
import { countOf } from '../cards/packed.ts';
import {
  DECK_LEFT,
  FINISHED,
  FREE_HIGH,
  FREE_LOW,
  PHASE,
  SEATS_AT_TABLE,
  type State,
  TARGET,
} from '../state.ts';
import { mayLayRoad } from '../turn/free-roads.ts';
import { pointsOf, tellEnd } from './victory.ts';

/**
 * With high targets a game can come to a standstill: no card in the deck, no knight in any hand, and no seat that could
 * ever place a road, a settlement or a city. The books are silent; here it is over, and most points win. CAT-VP-06
 */
export function standsStill(state: State): boolean {
  const { scalar } = state;
  if (scalar[DECK_LEFT] !== 0) return false;
  for (let seat = scalar[SEATS_AT_TABLE]! - 1; seat >= 0; seat--)
    if (pointsOf(state, seat) >= scalar[TARGET]! || mayGain(state, seat)) return false;
  scalar[PHASE] = FINISHED;
  if (state.sink) tellEnd(state, 'CAT-VP-06');
  return true;
}

function mayGain(state: State, seat: number): boolean {
  const { scalar, touched } = state;
  const places = (scalar[FREE_LOW]! & touched[seat * 2]!) | (scalar[FREE_HIGH]! & touched[seat * 2 + 1]!);
  return (
    countOf(state.held[seat]!, KNIGHT) > 0 ||
    mayLayRoad(state, seat) ||
    (state.settlementsLeft[seat]! > 0 && places !== 0) ||
    (state.citiesLeft[seat]! > 0 && (state.settledLow[seat]! | state.settledHigh[seat]!) !== 0)
  );
}
