import type { Action, CardCounts } from '@bastide/catan';
import { changed } from '../cards/counts.ts';

/** Returns the discards of some actions; in the rules each is one card. */
export const discardsOf = (actions: readonly Action[]): CardCounts =>
  actions.reduce<CardCounts>(
    (cards, action) => (action.type === 'discard' ? changed(cards, action.card, 1) : cards),
    {},
  );
