import { type Refusal, refuse, type Seat } from '@bastide/contract';
import type { CardCounts } from '../../cards/names.ts';
import { cardsIn, holds, lacking } from '../../cards/packed.ts';
import type { State } from '../../state.ts';

/** Tells whether the hand pays for something. CAT-BUILD-01 */
export const canPay = (state: State, seat: Seat, cost: number): boolean => holds(state.hand[seat]!, cost);

/** Reason against something for which cards are missing in the hand: names them. */
export function unpaid(state: State, seat: Seat, cost: number): Refusal {
  const missing = cardsIn(lacking(state.hand[seat]!, cost));
  return refuse('CAT-BUILD-01', `${inWords(missing)} missing`, { ...missing });
}

/** "2 ore and 1 grain" */
const inWords = (cards: CardCounts): string =>
  Object.entries(cards)
    .map(([card, count]) => `${count} ${card}`)
    .join(' and ');
