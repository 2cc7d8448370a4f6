import { type CardCounts, RESOURCES, type Resource } from '@bastide/catan';

/** Returns the kinds with at least one card, in the usual order. */
export const kindsIn = (cards: CardCounts): readonly Resource[] =>
  RESOURCES.filter((card) => (cards[card] ?? 0) > 0);

export const totalOf = (cards: CardCounts): number =>
  RESOURCES.reduce((sum, card) => sum + (cards[card] ?? 0), 0);

/** Cards one by one. */
export const cardList = (cards: CardCounts): readonly Resource[] =>
  (Object.entries(cards) as [Resource, number][]).flatMap(([card, n]) => Array<Resource>(n).fill(card));

/** Returns the cards with one more or less of a kind; kinds without cards are left out. */
export function changed(cards: CardCounts, card: Resource, by: number): CardCounts {
  const { [card]: now = 0, ...others } = cards;
  return now + by > 0 ? { ...others, [card]: now + by } : others;
}

/** True if a hand covers those cards. */
export const holds = (hand: CardCounts, cards: CardCounts): boolean =>
  RESOURCES.every((card) => (hand[card] ?? 0) >= (cards[card] ?? 0));
