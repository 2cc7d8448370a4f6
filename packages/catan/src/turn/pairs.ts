/** Two dice as one number, and the deck of the 36 pairs in place of dice. CAT-VAR-04 */
import type { Random } from '@bastide/contract';
import { SEVEN } from '../hexes/terrain.ts';
import { fill, has, remove } from '../place-sets.ts';
import { PAIRS, type State } from '../state.ts';

/** Pairs left when a deck that is shuffled early is shuffled. CAT-VAR-04 */
const LEFT_BEHIND = 5;

/** Sum of a pair of dice: 2 to 12. */
export const sumOf = (pair: number): number => ((pair / 6) | 0) + (pair % 6) + 2;
export const diceOf = (pair: number): readonly [number, number] => [((pair / 6) | 0) + 1, (pair % 6) + 1];
export const pairOf = (first: number, second: number): number => 6 * (first - 1) + second - 1;

/** Tells whether a pair may come now: left in the deck, and no 7 in the first rounds. CAT-VAR-04, CAT-VAR-06 */
export function mayCome(state: State, pair: number): boolean {
  return isLeft(state, pair) && !(isSevenFree(state) && sumOf(pair) === SEVEN);
}

const isSevenFree = (state: State): boolean => state.turn <= state.sevenFreeTurns;

export const isLeft = (state: State, pair: number): boolean =>
  !state.hasDiceDeck || has(state.pairs, 0, pair);

/** Shuffles the deck anew where it is due. CAT-VAR-04 */
export function shuffleIfDue(state: State): void {
  if (!state.hasDiceDeck) return;
  const keep = state.options.dice === 'deck-5' ? LEFT_BEHIND : 0;
  if (state.pairsLeft > keep && !isFirstWithSevens(state) && canCome(state)) return;
  fill(state.pairs, 0, PAIRS);
  state.pairsLeft = PAIRS;
}

/** The sevens passed over must not pile up: the first roll in which they count has a whole deck, as the very first has. CAT-VAR-06 */
const isFirstWithSevens = (state: State): boolean => state.turn === state.sevenFreeTurns + 1;

function canCome(state: State): boolean {
  for (let pair = 0; pair < PAIRS; pair++) if (mayCome(state, pair)) return true;
  return false;
}

/** A pair by chance, each that may come as likely as any other. CAT-VAR-05 */
export function dealDice(state: State, random: Random): number {
  if (!state.hasDiceDeck && !isSevenFree(state)) return random.below(PAIRS);
  let count = 0;
  for (let pair = 0; pair < PAIRS; pair++) if (mayCome(state, pair)) count++;
  let rest = random.below(count);
  for (let pair = 0; ; pair++) if (mayCome(state, pair) && rest-- === 0) return pair;
}

/** A pair that came is no longer in the deck. CAT-VAR-04 */
export function takePair(state: State, pair: number): void {
  if (!state.hasDiceDeck) return;
  remove(state.pairs, 0, pair);
  state.pairsLeft--;
}
