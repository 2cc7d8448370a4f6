import { malformed, type Refusal, refuse, type Seat } from '@bastide/contract';
import { PLENTY, RESOURCES } from '../../cards/names.ts';
import { cardsIn, holds, one, packCards, total } from '../../cards/packed.ts';
import { emit } from '../../emit.ts';
import type { State } from '../../state.ts';
import { gain } from '../../turn/move-cards.ts';
import type { Input } from '../shared/action.ts';
import { readCards, readCounts, writeCards } from '../shared/card-counts.ts';
import { type CardRules, playCode } from './card.ts';

/** Cards that year of plenty can bring: any two, or one where the bank has no more. CAT-PROG-04, CAT-PROG-05 */
export const PLENTY_CHOICES: readonly number[] = [
  ...RESOURCES.flatMap((_, a) => RESOURCES.flatMap((_, b) => (b < a ? [] : [one(a) + one(b)]))),
  ...RESOURCES.map((_, kind) => one(kind)),
];

/** Year of plenty. */
export const plenty: CardRules = {
  kind: PLENTY,
  list: listPlenty,
  refusal,
  apply: takePlenty,
  choice: {
    member: 'cards',
    because: '"cards" go with plenty',
    encode: ({ cards = {} }) => PLENTY_CHOICES.indexOf(packCards(cards)),
    decode: (choice) => ({ cards: cardsIn(PLENTY_CHOICES[choice]!) }),
    isAnnounced: false,
    write: ({ cards = {} }) => writeCards(cards),
    read(words) {
      const { cards, used } = readCards(words);
      return used === 0 ? undefined : { choice: { cards }, used };
    },
  },
};

/** Number of cards to take: two, if the bank has as many. CAT-PROG-04, CAT-PROG-05 */
const numberOf = (bank: number): number => Math.min(2, total(bank));

/** Tells whether so many cards are taken, and the bank has these. CAT-PROG-04, CAT-PROG-05 */
const canTake = (bank: number, number: number, cards: number): boolean =>
  total(cards) === number && holds(bank, cards);

/** CAT-PROG-05, CAT-PROG-06 */
function listPlenty({ bank }: State, _seat: Seat, out: Int32Array, from: number): number {
  const number = numberOf(bank);
  let count = from;
  for (let choice = 0; choice < PLENTY_CHOICES.length; choice++) {
    const cards = PLENTY_CHOICES[choice]!;
    if (canTake(bank, number, cards)) out[count++] = playCode(PLENTY, choice);
  }
  return count;
}

function refusal(state: State, _seat: Seat, { cards }: Input): Refusal | undefined {
  const wanted = readCounts(state, cards);
  if (wanted === undefined) return malformed('"cards" are counts by kind, like { "ore": 2 }');
  const number = numberOf(state.bank);
  if (number === 0) return refuse('CAT-PROG-06', 'the bank is empty');
  if (canTake(state.bank, number, wanted)) return undefined;
  if (total(wanted) === number) return refuse('CAT-PROG-05', 'the bank does not have these cards');
  return number === 1
    ? refuse('CAT-PROG-05', 'the bank has one card: take that')
    : refuse('CAT-PROG-04', 'two cards are taken');
}

/** CAT-PROG-04 */
function takePlenty(state: State, seat: Seat, choice: number): void {
  const cards = PLENTY_CHOICES[choice]!;
  gain(state, seat, cards);
  if (state.events) emit(state, { type: 'took', seat, cards: cardsIn(cards) });
}
