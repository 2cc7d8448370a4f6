/** Terms of a trade between players: cards that the acting seat would give, and get. */
import { malformed, type Refusal, refuse, type Seat } from '@bastide/contract';
import type { CardCounts } from '../../cards/names.ts';
import { cardsIn, holds, packCards, present } from '../../cards/packed.ts';
import type { State } from '../../state.ts';
import type { Input, Words } from './action.ts';
import { readCards, readCounts, writeCards } from './card-counts.ts';

export interface Terms {
  readonly give: CardCounts;
  readonly get: CardCounts;
}

/** Keeps terms for the code that is made next: they are too long for it. */
export function setPendingTerms(state: State, { give, get }: Terms): void {
  state.pendingGive = packCards(give);
  state.pendingGet = packCards(get);
}

/** The terms that were kept. */
export const pendingTerms = (state: State): Terms => ({
  give: cardsIn(state.pendingGive),
  get: cardsIn(state.pendingGet),
});

export function termsRefusal(state: State, seat: Seat, { give, get }: Input): Refusal | undefined {
  const [gives, gets] = [readCounts(state, give), readCounts(state, get)];
  if (gives === undefined || gets === undefined)
    return malformed('"give" and "get" are counts of resource cards, like { "ore": 2 }');
  if (gives === 0 || gets === 0)
    return refuse('CAT-TRADE-05', 'nothing is given away: both sides give a card');
  if ((present(gives) & present(gets)) !== 0) return refuse('CAT-TRADE-06', 'no kind of card goes both ways');
  if (!holds(state.hand[seat]!, gives))
    return refuse('CAT-TRADE-08', `seat ${seat} does not hold the cards it offers`);
  return undefined;
}

/** `ore:2 for wool` */
export const writeTerms = ({ give, get }: Terms): string => `${writeCards(give)} for ${writeCards(get)}`;

/** Reads terms after the word for the type; `used` counts that too. */
export function readTerms(words: Words): (Terms & { readonly used: number }) | undefined {
  const give = readCards(words.slice(1));
  if (give.used === 0 || words[1 + give.used] !== 'for') return undefined;
  const get = readCards(words.slice(2 + give.used));
  return get.used === 0 ? undefined : { give: give.cards, get: get.cards, used: 2 + give.used + get.used };
}
