import type { State } from '../state.ts';
import { deploy } from './deploy.ts';
import { skip } from './skip.ts';

/** Lists the actions of the phase `deploy` in `state.deployCodes`: deployments on the tile just laid, what sets offer instead, and to skip. CAR-TURN-03 */
export function listDeploy(state: State): void {
  const { deployCodes, hooks } = state;
  let n = deploy.list(state, deployCodes, 0);
  for (let i = 0; i < hooks.listDeploy.length; i++) n = hooks.listDeploy[i]!(state, deployCodes, n);
  state.deployCount = skip.list(state, deployCodes, n);
}
