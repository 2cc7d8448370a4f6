/** Several resource cards from outside: as counts by kind, and as words. */
import { isObject } from '@bastide/contract';
import { type CardCounts, isResource } from '../../cards/names.ts';
import { packCards } from '../../cards/packed.ts';
import type { State } from '../../state.ts';
import type { Words } from './action.ts';

/** Counts from outside, packed; undefined if it is anything else. At least one, and no more of a kind than there are. */
export function readCounts({ island }: State, input: unknown): number | undefined {
  if (!isObject(input)) return undefined;
  const entries = Object.entries(input);
  const isGood = entries.every(
    ([card, count]) =>
      isResource(card) &&
      Number.isInteger(count) &&
      (count as number) >= 1 &&
      (count as number) <= island.box.cards,
  );
  return isGood ? packCards(input as CardCounts) : undefined;
}

/** `ore:2 grain` */
export const writeCards = (cards: CardCounts): string =>
  Object.entries(cards)
    .map(([card, count]) => (count === 1 ? card : `${card}:${count}`))
    .join(' ');

/** As many words as name cards. */
export function readCards(words: Words): { readonly cards: CardCounts; readonly used: number } {
  const cards: Record<string, number> = {};
  let used = 0;
  for (const word of words) {
    const [card = '', count = '1'] = word.split(':');
    if (!isResource(card) || card in cards || !/^\d{1,2}$/.test(count)) break;
    cards[card] = Number(count);
    used++;
  }
  return { cards, used };
}
