import { gain, pay } from '../cards/moves.ts';
import { cardsIn, countOf, KINDS, one } from '../cards/packed.ts';
import { BANK, SEAT, type State } from '../state.ts';
import { argumentOf, BANK_SWAP } from './codes.ts';
import { tell } from './tell.ts';

/** Every kind that the seat has enough of, for every other kind that the bank has. CAT-MARI-01…06 */
export function listSwaps(state: State, seat: number, out: Int32Array, from: number): number {
  const hand = state.hand[seat]!;
  const rates = state.rates[seat]!;
  const bank = state.scalar[BANK]!;
  let count = from;
  for (let give = 0; give < KINDS; give++) {
    if (countOf(hand, give) < countOf(rates, give)) continue;
    for (let get = 0; get < KINDS; get++)
      if (get !== give && countOf(bank, get) > 0) out[count++] = BANK_SWAP | (give << 3) | get;
  }
  return count;
}

/** CAT-MARI-04 */
export function swap(state: State, code: number): void {
  const seat = state.scalar[SEAT]!;
  const give = argumentOf(code) >> 3;
  const get = one(code & 7);
  const price = countOf(state.rates[seat]!, give) * one(give);
  pay(state, seat, price);
  gain(state, seat, get);
  if (state.sink) tell(state, { type: 'banked', seat, give: cardsIn(price), get: cardsIn(get) });
}
