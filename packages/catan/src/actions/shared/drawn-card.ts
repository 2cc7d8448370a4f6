/** A card that chance draws, out of a hand or of the deck: `stolen`, `dealt`. */
import { malformed, quote, type Refusal, refuse } from '@bastide/contract';
import { countOf, KINDS } from '../../cards/packed.ts';

/** Every kind that there is, and the number of its cards as its weight. */
export function listKinds(cards: number, code: number, out: Int32Array, weights: Int32Array): number {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (countOf(cards, kind) === 0) continue;
    out[count] = code | kind;
    weights[count++] = countOf(cards, kind);
  }
  return count;
}

/** Returns the reason against a card that is not among `cards`. */
export function cardRefusal(
  kinds: readonly string[],
  card: unknown,
  cards: number,
  rule: string,
  because: string,
): Refusal | undefined {
  const kind = (kinds as readonly unknown[]).indexOf(card);
  if (kind < 0) return malformed(`${quote(card)} is none of ${kinds.join(', ')}`);
  return countOf(cards, kind) > 0 ? undefined : refuse(rule, `${because} ${card}`);
}
