import { mayLayRoad } from '../island/pieces.ts';
import { FREE_ROADS } from '../phases.ts';
import { hasWon } from '../scoring/victory.ts';
import type { State } from '../state.ts';
import { layRoad } from './lay-road.ts';
import { resume } from './resume.ts';

/** Two roads for nothing, or the last one in supply. CAT-PROG-01, CAT-PROG-03 */
export function playRoads(state: State): void {
  state.freeRoads = Math.min(2, state.roadsLeft[state.seat]!);
  state.phase = FREE_ROADS;
}

/** Each is checked for longest road and victory by itself; a second that fits nowhere is lost. CAT-PROG-02, CAT-PROG-03 */
export function layFreeRoad(state: State, path: number): void {
  layRoad(state, path, {});
  if (hasWon(state, 'CAT-VP-02')) return;
  if (state.freeRoads === 2 && mayLayRoad(state, state.seat)) {
    state.freeRoads = 1;
    state.mayDecline = 1;
  } else declineRoad(state);
}

/** CAT-PROG-03, CAT-DEC-05 */
export function declineRoad(state: State): void {
  state.freeRoads = 0;
  state.mayDecline = 0;
  resume(state);
}
