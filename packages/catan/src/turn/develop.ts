import type { Random } from '@bastide/contract';
import { DEVELOPMENTS, KNIGHT, MONOPOLY, PLENTY, RESOURCES, ROADS } from '../cards/names.ts';
import { cardsIn, countOf, holds, KINDS, OF_A_KIND_AT_MOST, one, total } from '../cards/packed.ts';
import { COSTS, DEVELOPMENT_COST } from '../cards/stock.ts';
import { emit } from '../emit.ts';
import { mayLayRoad } from '../island/pieces.ts';
import { DEALT, MAIN, ROBBER } from '../phases.ts';
import { knightPlayed } from '../scoring/largest-army.ts';
import { hasWon } from '../scoring/victory.ts';
import type { State } from '../state.ts';
import { closeTrade } from './build.ts';
import { argumentOf, PLAY } from './codes.ts';
import { playRoads } from './free-roads.ts';
import { gain, giveAll, pay } from './move-cards.ts';

/** Cards that year of plenty can bring: any two, or one where the bank has no more. CAT-PROG-04, CAT-PROG-05 */
export const PLENTY_CHOICES: readonly number[] = [
  ...RESOURCES.flatMap((_, a) => RESOURCES.flatMap((_, b) => (b < a ? [] : [one(a) + one(b)]))),
  ...RESOURCES.map((_, kind) => one(kind)),
];
const PAIRS = 15;

/** Card and choice in the argument of a PLAY code. */
export const playCode = (card: number, choice: number): number => PLAY | (card << 5) | choice;
export const cardOf = (code: number): number => argumentOf(code) >> 5;
export const choiceOf = (code: number): number => code & 31;

/** CAT-DEV-01 */
export function buy(state: State): void {
  const seat = state.seat;
  pay(state, seat, DEVELOPMENT_COST);
  state.phase = DEALT;
  if (state.events) emit(state, { type: 'bought', seat, cost: COSTS.development });
  closeTrade(state);
}

/** Each card left in the deck is as likely as any other. */
export function dealCard(state: State, random: Random): number {
  const deck = state.deck;
  let rest = random.below(state.deckLeft) - countOf(deck, 0);
  let kind = 0;
  while (rest >= 0) rest -= countOf(deck, ++kind);
  return kind;
}

/** CAT-DEV-04, CAT-DEV-05 */
export function dealt(state: State, code: number): void {
  const seat = state.seat;
  const kind = argumentOf(code);
  state.deck -= one(kind);
  state.deckLeft--;
  state.held[seat]! += one(kind);
  state.fresh[seat]! += one(kind);
  state.pointsAtMost[seat]!++;
  state.phase = MAIN;
  if (state.events) emit(state, { type: 'dealt', seat, card: DEVELOPMENTS[kind]! });
  hasWon(state, 'CAT-VP-02');
}

/** Tells whether a seat has a card that may be played, were there a place for it. CAT-DEV-03, CAT-DEV-04 */
export const mayPlayCard = (state: State, seat: number): boolean =>
  state.played === 0 && ((state.held[seat]! - state.fresh[seat]!) & PLAYABLE) !== 0;

/** All bits of the cards that are played: of all but victory points. */
const PLAYABLE = OF_A_KIND_AT_MOST * (one(KNIGHT) + one(ROADS) + one(PLENTY) + one(MONOPOLY));

/** Cards that may be played: one a turn, none bought in it, no victory points. CAT-DEV-03, CAT-DEV-04 */
export function listCards(state: State, out: Int32Array, from: number): number {
  const seat = state.seat;
  const old = state.held[seat]! - state.fresh[seat]!;
  let count = from;
  if (state.played !== 0 || old === 0) return count;
  if (countOf(old, KNIGHT) > 0) out[count++] = playCode(KNIGHT, 0);
  if (countOf(old, ROADS) > 0 && mayLayRoad(state, seat)) out[count++] = playCode(ROADS, 0);
  if (countOf(old, PLENTY) > 0) count = listPlenty(state, out, count);
  if (countOf(old, MONOPOLY) > 0)
    for (let kind = 0; kind < KINDS; kind++) out[count++] = playCode(MONOPOLY, kind);
  return count;
}

/** CAT-PROG-05, CAT-PROG-06 */
function listPlenty(state: State, out: Int32Array, from: number): number {
  const bank = state.bank;
  const to = total(bank) === 1 ? PLENTY_CHOICES.length : PAIRS; // one card makes no pair
  let count = from;
  for (let choice = 0; choice < to; choice++)
    if (holds(bank, PLENTY_CHOICES[choice]!)) out[count++] = playCode(PLENTY, choice);
  return count;
}

/** CAT-DEV-03, CAT-DEV-07 */
export function play(state: State, code: number): void {
  const seat = state.seat;
  const card = cardOf(code);
  state.played = 1;
  state.held[seat]! -= one(card);
  if (state.events)
    emit(state, {
      type: 'played',
      seat,
      card: DEVELOPMENTS[card]!,
      ...(card === MONOPOLY && { resource: RESOURCES[choiceOf(code)]! }),
    });
  if (card === KNIGHT) playKnight(state, seat);
  else if (card === ROADS) playRoads(state);
  else if (card === PLENTY) takePlenty(state, seat, PLENTY_CHOICES[choiceOf(code)]!);
  else takeAll(state, seat, choiceOf(code));
}

/** Counts for the largest army before the robber moves, and may win at once. CAT-KNIGHT-01, CAT-KNIGHT-02, CAT-LARMY-04 */
function playKnight(state: State, seat: number): void {
  state.knights[seat]!++;
  knightPlayed(state, seat);
  if (!hasWon(state, 'CAT-VP-02')) state.phase = ROBBER;
}

/** CAT-PROG-04 */
function takePlenty(state: State, seat: number, cards: number): void {
  gain(state, seat, cards);
  if (state.events) emit(state, { type: 'took', seat, cards: cardsIn(cards) });
}

/** CAT-PROG-07 */
function takeAll(state: State, seat: number, kind: number): void {
  const from: number[] = [];
  for (let other = 0; other < state.seats; other++)
    from.push(other === seat ? 0 : giveAll(state, other, seat, kind));
  if (state.events) emit(state, { type: 'monopoly', seat, card: RESOURCES[kind]!, from });
}
