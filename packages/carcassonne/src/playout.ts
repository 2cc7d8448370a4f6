import type { Random } from '@bastide/contract';
import { placeOrSetAside, sampleTile, takeTile } from './actions/draw.ts';
import { placeTile } from './actions/place.ts';
import { isChance, sampleAction, sampleChance } from './listing.ts';
import { perform, performDeploy } from './phases.ts';
import { DEPLOY, DRAW, FINISHED, type State } from './state.ts';
import { tryPlacement } from './turn/fitting.ts';

/**
 * Plays on by chance. A tile for which a place is found at once need not be asked whether it fits, which may be the one
 * action more than `actionsAtMost`.
 */
export function rollout(state: State, random: Random, actionsAtMost = Infinity): number {
  let actions = 0;
  for (; actions < actionsAtMost && state.phase !== FINISHED; actions++) {
    const { phase } = state;
    if (phase === DRAW) {
      const type = sampleTile(state, random);
      takeTile(state, type);
      const code = tryPlacement(state, random);
      if (code < 0) {
        placeOrSetAside(state, type);
        continue;
      }
      placeTile(state, code);
      actions++;
    } else if (phase === DEPLOY) performDeploy(state, state.deployCodes[random.below(state.deployCount)]!);
    else perform(state, isChance(state) ? sampleChance(state, random) : sampleAction(state, random));
  }
  return actions;
}
