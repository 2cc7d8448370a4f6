import { malformed, type Random, type Refusal, refuse } from '@bastide/contract';
import { emit } from '../emit.ts';
import { SEVEN } from '../hexes/terrain.ts';
import { MAIN } from '../phases.ts';
import { PAIRS, type State } from '../state.ts';
import { dealDice, diceOf, isLeft, mayCome, pairOf, sumOf, takePair } from '../turn/pairs.ts';
import { produce } from '../turn/produce.ts';
import { seven } from '../turn/seven.ts';
import type { ChanceRules, Input } from './shared/action.ts';
import { argumentOf, codeOf } from './shared/codes.ts';

/** Chance: both dice. */
export interface DiceAction {
  readonly type: 'dice';
  /** Numbers from 1 to 6. */
  readonly dice: readonly [number, number];
}

const DICE_SHOW = codeOf(5);

export const dice: ChanceRules<DiceAction> = {
  by: 'chance',
  type: 'dice',
  members: ['dice'],
  code: DICE_SHOW,
  encode: (_, { dice: [first, second] }) => DICE_SHOW | pairOf(first, second),
  decode: (_, code) => ({ type: 'dice', dice: diceOf(argumentOf(code)) }),
  sample: sampleDice,
  list: listPairs,
  listDistinct: listSums,
  timingRefusal: refuse('CAT-TURN-02', 'nobody has rolled'),
  refusal,
  apply: showDice,
  isAnswer: true,
  write: (action) => action.dice.join(' '),
  read([first = '', second = '']) {
    const numbers = [readDie(first), readDie(second)] as const;
    return numbers[0] && numbers[1] ? { action: { type: 'dice', dice: numbers }, used: 2 } : undefined;
  },
};

/** A pair by chance, each that may come as likely as any other. CAT-VAR-05 */
export function sampleDice(state: State, random: Random): number {
  return DICE_SHOW | dealDice(state, random);
}

/** All pairs alike. CAT-VAR-05 */
function listPairs(state: State, out: Int32Array, weights: Int32Array): number {
  let count = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    if (!mayCome(state, pair)) continue;
    out[count] = DICE_SHOW | pair;
    weights[count++] = 1;
  }
  return count;
}

/** A pair stands for all that show the same sum, as it does not matter which. */
function listSums(state: State, out: Int32Array, weights: Int32Array): number {
  let count = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    if (!mayCome(state, pair)) continue;
    let same = 0;
    while (same < count && sumOf(argumentOf(out[same]!)) !== sumOf(pair)) same++;
    if (same === count) {
      out[count] = DICE_SHOW | pair;
      weights[count++] = 0;
    }
    weights[same]!++;
  }
  return count;
}

function refusal(state: State, { dice: shown }: Input): Refusal | undefined {
  if (!Array.isArray(shown) || shown.length !== 2 || !isDie(shown[0]) || !isDie(shown[1]))
    return malformed('"dice" are two numbers from 1 to 6');
  const [first, second] = shown;
  const pair = pairOf(first, second);
  if (mayCome(state, pair)) return undefined;
  return isLeft(state, pair)
    ? refuse('CAT-VAR-06', 'no 7 comes in the first rounds')
    : refuse('CAT-VAR-04', `the pair ${first} and ${second} is no longer in the deck`);
}

const isDie = (one: unknown): one is number =>
  Number.isInteger(one) && (one as number) >= 1 && (one as number) <= 6;

const readDie = (word: string): number => (/^[1-6]$/.test(word) ? Number(word) : 0);

/** Carries out the dice: cards for all, or a 7. CAT-PROD-01, CAT-PROD-03 */
export function showDice(state: State, code: number): void {
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
