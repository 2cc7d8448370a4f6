import type { Random } from '@bastide/contract';
import { ACTIONS_AT_MOST } from './capacity.ts';
import { isChance, list, seatToAct } from './listing.ts';
import { FINISHED } from './phases.ts';
import type { State } from './state.ts';
import { deal, play } from './steps.ts';
import { end } from './turn/begin.ts';
import { DICE_SHOW, END, ROLL } from './turn/codes.ts';
import { dealDice } from './turn/pairs.ts';
import { dice, roll } from './turn/roll.ts';

const codes = new Int32Array(ACTIONS_AT_MOST);

/**
 * Plays on by chance. Nothing is drawn where there is no choice, and the dice follow their roll at once, which may be the
 * one action more than `actionsAtMost`.
 */
export function rollOut(state: State, random: Random, actionsAtMost = Infinity): number {
  let actions = 0;
  for (; actions < actionsAtMost && state.phase !== FINISHED; actions++) {
    if (isChance(state.phase)) {
      play(state, deal(state, random));
      continue;
    }
    const count = list(state, seatToAct(state), codes);
    const code = codes[count === 1 ? 0 : random.below(count)]!;
    if (code === END) end(state);
    else if (code === ROLL) {
      roll(state);
      dice(state, DICE_SHOW | dealDice(state, random));
      actions++;
    } else play(state, code);
  }
  return actions;
}
