import type { ActionText } from '@bastide/contract';
import { ACTIONS, type Action, kindOfAction } from './actions.ts';

/**
 * `BA-U` draws, `1,0 90` places, `meeple r1` deploys, `skip` skips: a whole part is `BA-U 1,0 90 meeple r1`.
 * Sets add words of their own.
 */
export const text: ActionText<Action> = {
  write: (action) => kindOfAction(action.type)!.write(action),
  answers: () => false,
  read(words) {
    for (const kind of ACTIONS) {
      const read = kind.read(words);
      if (read) return { ...read, chance: kind.chance !== undefined };
    }
    return undefined;
  },
};
