import { type CardCounts, RESOURCES } from '@bastide/catan';
import type { Refusal } from '@bastide/contract';
import type { CatanTranslator } from '../messages.ts';
import { cardsWords } from './cards.ts';

/** Reason of a refusal as a clause; undefined if Catan has no such rule. */
export function refusalReason(
  t: CatanTranslator,
  { rule, facts }: Pick<Refusal, 'rule' | 'facts'>,
): string | undefined {
  return t.reason({ rule, facts: { ...facts, ...lackOf(t, facts) } });
}

/** The same as a sentence, which is English where Catan has no such rule. */
export const refusalText = (t: CatanTranslator, refusal: Refusal): string =>
  t.sentence(refusalReason(t, refusal) ?? refusal.because);

/** Cards that are missing, in words. */
function lackOf(t: CatanTranslator, facts: Refusal['facts'] = {}): { readonly cards?: string } {
  const short: CardCounts = Object.fromEntries(RESOURCES.map((card) => [card, Number(facts[card] ?? 0)]));
  return Object.values(short).some((count) => count > 0) ? { cards: cardsWords(t, short, 'lack') } : {};
}
