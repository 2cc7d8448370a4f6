import { type CardCounts, COSTS, missingIn, RESOURCES, type Resource } from '@bastide/catan';
import { changed, totalOf } from '../cards/counts.ts';

/** What a proposal keeps whole. */
export const KEPT_PURCHASES = ['city', 'settlement', 'development', 'road', 'nothing'] as const;
export type KeptPurchase = (typeof KEPT_PURCHASES)[number];

export interface DiscardSuggestion {
  /** Cards to give back. */
  readonly cards: CardCounts;
  readonly keeps: KeptPurchase;
}

/** Keeps the dearest thing that the hand can pay for, if its cards may stay; gives of what there is most. */
export function suggestDiscard(hand: CardCounts, due: number): DiscardSuggestion {
  const left = totalOf(hand) - due;
  const keeps = (['city', 'settlement', 'development', 'road'] as const).find(
    (what) => totalOf(missingIn(hand, COSTS[what])) === 0 && totalOf(COSTS[what]) <= left,
  );
  const kept: CardCounts = keeps ? COSTS[keeps] : {};
  let cards: CardCounts = {};
  for (let n = 0; n < due; n++) {
    const card = mostOf(hand, kept, cards);
    if (!card) break;
    cards = changed(cards, card, 1);
  }
  return { cards, keeps: keeps ?? 'nothing' };
}

/** The kind with most cards that are neither kept nor given already. */
function mostOf(hand: CardCounts, kept: CardCounts, given: CardCounts): Resource | undefined {
  const spare = (card: Resource) => (hand[card] ?? 0) - (kept[card] ?? 0) - (given[card] ?? 0);
  const best = [...RESOURCES].sort((a, b) => spare(b) - spare(a))[0]!;
  return spare(best) > 0 ? best : undefined;
}
