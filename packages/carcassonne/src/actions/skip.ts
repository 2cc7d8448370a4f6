import { refuse } from '@bastide/contract';
import { score } from '../turn/score.ts';
import type { ActionRules } from './action.ts';
import { SKIP } from './deployment-codes.ts';

/** No figure goes on the tile just placed. CAR-TURN-03 */
export interface SkipAction {
  readonly type: 'skip';
}

export const skip: ActionRules<SkipAction> = {
  type: 'skip',
  members: [],
  code: SKIP,
  encode: () => SKIP,
  decode: () => ({ type: 'skip' }),
  list(_, out, from) {
    out[from] = SKIP;
    return from + 1;
  },
  refusal: () => undefined,
  timingRefusal: () => refuse('CAR-TILE-05', 'a tile that fits somewhere must be placed'),
  apply: score,
  write: () => 'skip',
  read: ([word]) => (word === 'skip' ? { action: { type: 'skip' }, used: 1 } : undefined),
};
