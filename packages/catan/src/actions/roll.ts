import type { Seat } from '@bastide/contract';
import { DICE } from '../phases.ts';
import type { State } from '../state.ts';
import { shuffleIfDue } from '../turn/pairs.ts';
import type { SeatRules } from './shared/action.ts';
import { codeOf } from './shared/codes.ts';
import { oneWord } from './shared/words.ts';

/** Rolls the dice; chance answers. */
export interface RollAction {
  readonly type: 'roll';
}

export const ROLL = codeOf(4);

export const roll: SeatRules<RollAction> = {
  by: 'seat',
  type: 'roll',
  members: [],
  code: ROLL,
  encode: () => ROLL,
  decode: () => ({ type: 'roll' }),
  list: listRoll,
  apply: rollDice,
  ...oneWord({ type: 'roll' }),
};

function listRoll(_state: State, _seat: Seat, out: Int32Array, from: number): number {
  out[from] = ROLL;
  return from + 1;
}

/** The dice are thrown. CAT-TURN-02 */
export function rollDice(state: State): void {
  state.phase = DICE;
  shuffleIfDue(state);
}
