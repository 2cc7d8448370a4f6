import type { ActionText } from '@bastide/contract';
import { ACTIONS, type Action, rulesOf } from './actions.ts';

/**
 * `BA-U` draws, `1,0 90` places, `meeple r1` deploys, `skip` skips: a whole part is `BA-U 1,0 90 meeple r1`.
 * Sets add words of their own.
 */
export const text: ActionText<Action> = {
  write: (action) => rulesOf(action.type)!.write(action),
  answers: () => false,
  read(words) {
    for (const rules of ACTIONS) {
      const read = rules.read(words);
      if (read) return { ...read, chance: rules.chance !== undefined };
    }
    return undefined;
  },
};
