import type { CardCounts, Resource } from '@bastide/catan';
import { kindsIn } from '../cards/counts.ts';
import type { CatanTranslator } from '../messages.ts';

/** Grammatical role: subject, object of an exchange, or missing cards; some languages distinguish them. */
export type Case = 'subject' | 'object' | 'lack';

export const resourceName = (t: CatanTranslator, card: Resource, as: Case = 'subject'): string =>
  t('catan.card.name', { card, as });

/** Returns "3 brick". */
export const countWords = (t: CatanTranslator, card: Resource, n: number, as: Case = 'subject'): string =>
  t('catan.card.count', { card, n, as });

/** Returns "3 brick and 1 wool". */
export const cardsWords = (t: CatanTranslator, cards: CardCounts, as: Case = 'subject'): string =>
  t.list(kindsIn(cards).map((card) => countWords(t, card, cards[card] ?? 0, as)));

/** Returns "3 brick, 1 wool", for a list inside another one. */
export const cardsShort = (t: CatanTranslator, cards: CardCounts, as: Case = 'subject'): string =>
  t.parts(kindsIn(cards).map((card) => countWords(t, card, cards[card] ?? 0, as)));
