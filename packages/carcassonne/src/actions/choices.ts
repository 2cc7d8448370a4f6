import type { State } from '../state.ts';
import { deploy } from './deploy.ts';
import { skip } from './skip.ts';

/** Lists the choices on the tile just laid in `state.choices`: deployments, what sets offer instead, and to skip. CAR-TURN-03 */
export function listChoices(state: State): void {
  const { choices, hooks } = state;
  let n = deploy.list(state, choices, 0);
  for (let i = 0; i < hooks.choices.length; i++) n = hooks.choices[i]!(state, choices, n);
  state.choiceCount = skip.list(state, choices, n);
}
