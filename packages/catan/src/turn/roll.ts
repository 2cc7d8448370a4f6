import type { Random } from '@bastide/contract';
import { gain } from '../cards/moves.ts';
import { RESOURCES } from '../cards/names.ts';
import { cardsIn, countOf, enough, GUARD, hasKind, KINDS, one } from '../cards/packed.ts';
import type { Shortage } from '../events.ts';
import { hexName } from '../hexes/topology.ts';
import {
  ALL_PAIRS_HALF,
  BANK,
  DICE,
  DICE_DECK,
  FIVE_LEFT,
  MAIN,
  MAX_SEATS,
  NO_SEVEN_TURNS,
  PAIRS_HIGH,
  PAIRS_LEFT,
  PAIRS_LOW,
  PHASE,
  ROBBER_HEX,
  ROLLED,
  RULES,
  SEAT,
  SEATS_AT_TABLE,
  type State,
  TURN,
} from '../state.ts';
import { argumentOf } from './codes.ts';
import { seven } from './discard.ts';
import { seatsAt } from './robber.ts';
import { tell } from './tell.ts';

const PAIRS = 36;
const HALF = 18;
/** What a pair of dice shows: 2 to 12. */
export const sumOf = (pair: number): number => ((pair / 6) | 0) + (pair % 6) + 2;
export const diceOf = (pair: number): readonly [number, number] => [((pair / 6) | 0) + 1, (pair % 6) + 1];
export const pairOf = (first: number, second: number): number => 6 * (first - 1) + second - 1;

/** Whether a pair may come now: left in the deck, and no 7 in the first rounds. CAT-VAR-04, CAT-VAR-06 */
export function mayCome(state: State, pair: number): boolean {
  return isLeft(state, pair) && !(isSevenFree(state) && sumOf(pair) === 7);
}

const isSevenFree = (state: State): boolean => state.scalar[TURN]! <= state.scalar[NO_SEVEN_TURNS]!;

export function isLeft(state: State, pair: number): boolean {
  if ((state.scalar[RULES]! & DICE_DECK) === 0) return true;
  const half = state.scalar[pair < HALF ? PAIRS_LOW : PAIRS_HIGH]!;
  return ((half >> (pair % HALF)) & 1) === 1;
}

/** The dice are thrown; a deck is shuffled first where it is due. CAT-TURN-02, CAT-VAR-04 */
export function roll(state: State): void {
  const { scalar } = state;
  scalar[PHASE] = DICE;
  if ((scalar[RULES]! & DICE_DECK) === 0) return;
  const keep = (scalar[RULES]! & FIVE_LEFT) === 0 ? 0 : 5;
  if (scalar[PAIRS_LEFT]! <= keep || isFirstWithSevens(state) || !canCome(state)) {
    scalar[PAIRS_LOW] = ALL_PAIRS_HALF;
    scalar[PAIRS_HIGH] = ALL_PAIRS_HALF;
    scalar[PAIRS_LEFT] = PAIRS;
  }
}

/** The sevens that were passed over must not pile up: the first roll in which they count has a whole deck. CAT-VAR-06 */
const isFirstWithSevens = ({ scalar }: State): boolean =>
  scalar[NO_SEVEN_TURNS]! > 0 && scalar[TURN] === scalar[NO_SEVEN_TURNS]! + 1;

function canCome(state: State): boolean {
  for (let pair = 0; pair < PAIRS; pair++) if (mayCome(state, pair)) return true;
  return false;
}

/** A pair by chance, each that may come as likely as any other. CAT-VAR-05 */
export function dealDice(state: State, random: Random): number {
  if ((state.scalar[RULES]! & DICE_DECK) === 0 && !isSevenFree(state)) return random.below(PAIRS);
  let count = 0;
  for (let pair = 0; pair < PAIRS; pair++) if (mayCome(state, pair)) count++;
  let rest = random.below(count);
  for (let pair = 0; ; pair++) if (mayCome(state, pair) && rest-- === 0) return pair;
}

/** What the dice bring: cards for all, or a 7. CAT-PROD-01, CAT-PROD-03 */
export function dice(state: State, code: number): void {
  const { scalar } = state;
  const pair = argumentOf(code);
  scalar[ROLLED] = pair;
  if ((scalar[RULES]! & DICE_DECK) !== 0) {
    scalar[pair < HALF ? PAIRS_LOW : PAIRS_HIGH]! &= ~(1 << (pair % HALF));
    scalar[PAIRS_LEFT]!--;
  }
  const number = sumOf(pair);
  if (state.sink) tell(state, { type: 'rolled', seat: scalar[SEAT]!, dice: diceOf(pair) });
  if (number === 7) {
    seven(state);
    return;
  }
  produce(state, number);
  scalar[PHASE] = MAIN;
}

/** Everybody is paid, unless the bank is short of a kind. CAT-PROD-02, CAT-PROD-04 */
function produce(state: State, number: number): void {
  const { owed, scalar } = state;
  const seats = scalar[SEATS_AT_TABLE]!;
  const row = number * MAX_SEATS;
  const all = owed[row]! + owed[row + 1]! + owed[row + 2]! + owed[row + 3]!;
  if (all === 0) return;
  const short = GUARD & ~enough(scalar[BANK]!, all);
  if (short !== 0) {
    produceShort(state, row, short);
    return;
  }
  for (let seat = 0; seat < seats; seat++) if (owed[row + seat] !== 0) gain(state, seat, owed[row + seat]!);
  if (state.sink) tellProduced(state, number, Array.from(owed.subarray(row, row + seats)));
}

/** A kind the bank is short of: nobody gets it, but a single claimant what is left. CAT-PROD-04, CAT-PROD-05 */
function produceShort(state: State, row: number, short: number): void {
  const { owed, scalar } = state;
  const seats = scalar[SEATS_AT_TABLE]!;
  const cards = Array.from(owed.subarray(row, row + seats));
  const shortages: Shortage[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (!hasKind(short, kind)) continue;
    const claims = cards.map((own) => countOf(own, kind));
    const claimants = claims.filter((count) => count > 0).length;
    const left = countOf(scalar[BANK]!, kind);
    const paid = claimants === 1 ? left : 0;
    claims.forEach((count, seat) => {
      if (count > 0) cards[seat]! -= (count - paid) * one(kind);
    });
    shortages.push({ card: RESOURCES[kind]!, owed: claims, paid });
  }
  cards.forEach((own, seat) => {
    if (own !== 0) gain(state, seat, own);
  });
  if (!state.sink) return;
  tell(state, { type: 'short', rule: 'CAT-PROD-04', shortages });
  if (cards.some((own) => own !== 0)) tellProduced(state, row / MAX_SEATS, cards);
}

/** Whether somebody beside the hex got its card: there may be nobody, or the bank may be short of it. */
function hasPaid(state: State, hex: number, cards: readonly number[]): boolean {
  const seats = seatsAt(state, hex);
  return cards.some((own, seat) => ((seats >> seat) & 1) === 1 && countOf(own, state.terrain[hex]!) > 0);
}

function tellProduced(state: State, number: number, cards: readonly number[]): void {
  const hexes = Array.from(state.token.keys()).filter(
    (hex) => state.token[hex] === number && hex !== state.scalar[ROBBER_HEX] && hasPaid(state, hex, cards),
  );
  tell(state, {
    type: 'produced',
    rule: 'CAT-PROD-02',
    cards: cards.map(cardsIn),
    hexes: hexes.map(hexName),
  });
}
