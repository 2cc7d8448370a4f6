import type { State } from '../state.ts';
import { OWN_CODES } from './action.ts';
import { deploy, deployFigure } from './deploy.ts';
import { retrieve } from './retrieve.ts';
import { skip } from './skip.ts';

/** Step 2 of a part: what a seat may do with its figures, in the order of the list. CAR-TURN-03 */
export const CHOICES = [deploy, retrieve, skip] as const;

/** Lists the choices on the tile just laid in `state.choices`. */
export function listChoices(state: State): void {
  const { choices } = state;
  state.choiceCount = skip.list(
    state,
    choices,
    retrieve.list(state, choices, deploy.list(state, choices, 0)),
  );
}

/** Makes one of the listed choices. */
export function choose(state: State, code: number): void {
  if (code >= OWN_CODES) deployFigure(state, code);
  else if (code === skip.code) skip.play(state, code);
  else retrieve.play(state, code);
}
