import { MAIN, START } from '../phases.ts';
import type { State } from '../state.ts';

/** After a card or the robber the turn goes on where it was: before the roll, or after it. CAT-TURN-07 */
export function resume(state: State): void {
  state.phase = state.rolled < 0 ? START : MAIN;
}
