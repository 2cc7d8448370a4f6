/** With what word a bot declines. It follows from what lies open on the table, never from the bot's cards. */
import type { CardCounts, View } from '@bastide/catan';

/** Nobody trades with a seat that lacks so few points. */
const NEAR = 2;

/** Tells whether a seat with so many open points is too close to `target` for anybody to trade with it. */
export const isTooClose = (points: number, target: number): boolean => points >= target - NEAR;

export type DeclineReason = 'no' | 'too-little' | 'not-for-that' | 'too-close';

/** To the offer of the seat whose turn it is; without an offer, to its open question. */
export function declineReason({ seats, seat, offer, options }: Table): DeclineReason {
  if (isTooClose(seats[seat]!.points, options.victoryTarget)) return 'too-close';
  if (!offer) return 'no';
  return count(offer.give) < count(offer.get) ? 'too-little' : 'not-for-that';
}

/** All that the word may depend on. */
type Table = Pick<View, 'seat' | 'options'> & {
  readonly seats: readonly Pick<View['seats'][number], 'points'>[];
  readonly offer: { readonly give: CardCounts; readonly get: CardCounts } | null;
};

const count = (cards: CardCounts): number => Object.values(cards).reduce((sum, n) => sum + n, 0);
