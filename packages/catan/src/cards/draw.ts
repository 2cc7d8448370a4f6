import type { Random } from '@bastide/contract';
import { countOf } from './packed.ts';

/** The kind of one of the cards, each card as likely as any other; `count` is how many there are. */
export function drawKind(cards: number, count: number, random: Random): number {
  let rest = random.below(count) - countOf(cards, 0);
  let kind = 0;
  while (rest >= 0) rest -= countOf(cards, ++kind);
  return kind;
}
