import { cardsIn, countOf, enough, firstKind, one, present } from '../cards/packed.ts';
import { emit } from '../emit.ts';
import type { State } from '../state.ts';
import { argumentOf, BANK_SWAP } from './codes.ts';
import { gain, pay } from './move-cards.ts';

/** Every kind that the seat has enough of, for every other kind that the bank has. CAT-MARI-01…06 */
export function listSwaps(state: State, seat: number, out: Int32Array, from: number): number {
  const inBank = present(state.bank);
  let count = from;
  for (let gives = enough(state.hand[seat]!, state.rates[seat]!); gives !== 0; gives &= gives - 1) {
    const others = inBank & ~(gives & -gives);
    for (let gets = others; gets !== 0; gets &= gets - 1)
      out[count++] = BANK_SWAP | (firstKind(gives) << 3) | firstKind(gets);
  }
  return count;
}

/** CAT-MARI-04 */
export function swap(state: State, code: number): void {
  const seat = state.seat;
  const give = argumentOf(code) >> 3;
  const get = one(code & 7);
  const price = countOf(state.rates[seat]!, give) * one(give);
  pay(state, seat, price);
  gain(state, seat, get);
  if (state.events) emit(state, { type: 'banked', seat, give: cardsIn(price), get: cardsIn(get) });
}
