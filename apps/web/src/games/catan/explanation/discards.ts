import type { Action, CardCounts } from '@bastide/catan';
import { changed } from '../cards/counts.ts';

/** Cards given back in a row of actions, card by card in the rules. */
export const discardsOf = (actions: readonly Action[]): CardCounts =>
  actions.reduce<CardCounts>(
    (cards, action) => (action.type === 'discard' ? changed(cards, action.card, 1) : cards),
    {},
  );
