import type { CardCounts } from '../cards/names.ts';
import { pathName } from '../hexes/names.ts';
import { placeRoad } from '../island/pieces.ts';
import { roadAdded } from '../scoring/longest-road.ts';
import type { State } from '../state.ts';
import { emitBuilt } from './building.ts';

/** A road of the active seat, paid or free. CAT-ROAD-01 */
export function layRoad(state: State, path: number, cost: CardCounts): void {
  const seat = state.seat;
  placeRoad(state, seat, path);
  if (state.events) emitBuilt(state, seat, 'road', pathName(path), cost);
  roadAdded(state, seat, path);
}
