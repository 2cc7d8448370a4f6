/** Price of one card at the bank, by kind: 4, or 3 and 2 by harbours. */
import { countOf, KINDS, one } from './packed.ts';

/** `3:1` in HARBORS; the others follow in the order of the resources. */
const ANY = 0;

/** The rates of a seat that comes to own a harbour, a place in HARBORS. CAT-MARI-02, CAT-MARI-03, CAT-MARI-08 */
export function withHarbor(rates: number, harbor: number): number {
  let better = rates;
  for (let kind = 0; kind < KINDS; kind++) {
    const asked = countOf(rates, kind);
    const now = harbor === ANY ? Math.min(asked, 3) : harbor - 1 === kind ? 2 : asked;
    better += (now - asked) * one(kind);
  }
  return better;
}
