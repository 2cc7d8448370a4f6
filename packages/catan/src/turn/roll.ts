import { emit } from '../emit.ts';
import { SEVEN } from '../hexes/terrain.ts';
import { DICE, MAIN } from '../phases.ts';
import type { State } from '../state.ts';
import { argumentOf } from './codes.ts';
import { seven } from './discard.ts';
import { diceOf, shuffleIfDue, sumOf, takePair } from './pairs.ts';
import { produce } from './produce.ts';

/** The dice are thrown. CAT-TURN-02 */
export function roll(state: State): void {
  state.phase = DICE;
  shuffleIfDue(state);
}

/** Carries out the dice: cards for all, or a 7. CAT-PROD-01, CAT-PROD-03 */
export function dice(state: State, code: number): void {
  const pair = argumentOf(code);
  state.rolled = pair;
  takePair(state, pair);
  const sum = sumOf(pair);
  if (state.events) emit(state, { type: 'rolled', seat: state.seat, dice: diceOf(pair) });
  if (sum === SEVEN) {
    seven(state);
    return;
  }
  produce(state, sum);
  state.phase = MAIN;
}
