import type { Random } from '@bastide/contract';
import { sampleAction } from './listing.ts';
import { DEPLOY, DRAW, FINISHED, type State } from './state.ts';
import { play } from './steps.ts';
import { deploy } from './turn/deploy.ts';
import { goesOn, sampleChance, take } from './turn/draw.ts';
import { place, tryPlacement } from './turn/place.ts';

/**
 * Plays on by chance. A tile for which a place is found at once need not be asked whether it fits, which may be the one
 * action more than `actionsAtMost`.
 */
export function rollout(state: State, random: Random, actionsAtMost = Infinity): number {
  let actions = 0;
  for (; actions < actionsAtMost && state.phase !== FINISHED; actions++) {
    const { phase } = state;
    if (phase === DRAW) {
      const type = sampleChance(state, random);
      take(state, type);
      const code = tryPlacement(state, random);
      if (code < 0) {
        goesOn(state, type);
        continue;
      }
      place(state, code);
      actions++;
    } else if (phase === DEPLOY) deploy(state, state.choices[random.below(state.choiceCount)]!);
    else play(state, sampleAction(state, random));
  }
  return actions;
}
