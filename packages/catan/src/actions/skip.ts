import { refuse, type Seat } from '@bastide/contract';
import { MAIN } from '../phases.ts';
import type { State } from '../state.ts';
import { endFreeRoads } from '../turn/free-roads.ts';
import type { SeatRules } from './shared/action.ts';
import { codeOf } from './shared/codes.ts';
import { isOwnTurn } from './shared/reasons.ts';
import { oneWord } from './shared/words.ts';

/** Does without the second free road. CAT-PROG-03 */
export interface SkipAction {
  readonly type: 'skip';
}

const SKIP = codeOf(20);

export const skip: SeatRules<SkipAction> = {
  by: 'seat',
  type: 'skip',
  members: [],
  code: SKIP,
  encode: () => SKIP,
  decode: () => ({ type: 'skip' }),
  list: listSkip,
  timingRefusal: ({ phase }, _, turnRefusal) =>
    turnRefusal && isOwnTurn(turnRefusal) && phase === MAIN
      ? refuse('CAT-PROG-03', 'there is nothing to do without')
      : turnRefusal,
  refusal: ({ mayDecline }) =>
    mayDecline === 0 ? refuse('CAT-PROG-03', 'only the second free road may be declined') : undefined,
  apply: endFreeRoads,
  ...oneWord({ type: 'skip' }),
};

function listSkip({ mayDecline }: State, _seat: Seat, out: Int32Array, from: number): number {
  if (mayDecline === 0) return from;
  out[from] = SKIP;
  return from + 1;
}
