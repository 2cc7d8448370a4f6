import { hasWon } from '../scoring/victory.ts';
import { FREE, FREE_ROADS, PHASE, SEAT, type State } from '../state.ts';
import { layRoad } from './lay-road.ts';
import { resume } from './resume.ts';

/** Beside the number of roads left in `scalar[FREE]`: one has been placed, so the other may be declined. CAT-PROG-03 */
export const PLACED_ONE = 4;

export const mayLayRoad = (state: State, seat: number): boolean =>
  state.roadsLeft[seat]! > 0 &&
  (state.buildable[seat * 3]! | state.buildable[seat * 3 + 1]! | state.buildable[seat * 3 + 2]!) !== 0;

/** Two roads for nothing, or the last one in supply. CAT-PROG-01, CAT-PROG-03 */
export function playRoads(state: State): void {
  state.scalar[FREE] = Math.min(2, state.roadsLeft[state.scalar[SEAT]!]!);
  state.scalar[PHASE] = FREE_ROADS;
}

/** Each is checked for longest road and victory by itself; a second that fits nowhere is lost. CAT-PROG-02, CAT-PROG-03 */
export function layFreeRoad(state: State, path: number): void {
  const { scalar } = state;
  layRoad(state, path, {});
  if (hasWon(state, 'CAT-VP-02')) return;
  if (scalar[FREE] === 2 && mayLayRoad(state, scalar[SEAT]!)) scalar[FREE] = 1 | PLACED_ONE;
  else declineRoad(state);
}

/** CAT-PROG-03, CAT-DEC-05 */
export function declineRoad(state: State): void {
  state.scalar[FREE] = 0;
  resume(state);
}
