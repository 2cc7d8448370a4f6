import type { State } from '../state.ts';
import { resume } from './resume.ts';

/** No free road is left, or none is wanted: the turn goes on. CAT-PROG-03, CAT-DEC-05 */
export function endFreeRoads(state: State): void {
  state.freeRoads = 0;
  state.mayDecline = 0;
  resume(state);
}
