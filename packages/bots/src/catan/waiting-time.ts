import type { Income } from './income.ts';
import { countOf, KINDS } from './packed.ts';

/** Nobody waits longer. */
export const NEVER = 60;
const TIMES = Float64Array.of(0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 27, 36, 48, NEVER);

/** Part of a swap that is lost because the bank takes whole ones only. */
const SPOILT = 0.5;

/** Time that hands have to wait until they can pay for something. */
export class WaitingTime {
  readonly #cards: Float64Array;
  readonly #rates: Float64Array;
  readonly #hand = new Float64Array(KINDS);

  constructor({ cards, rates }: Pick<Income, 'cards' | 'rates'>) {
    this.#cards = cards;
    this.#rates = rates;
  }

  /** The hand that waits, packed. */
  take(hand: number): void {
    for (let kind = 0; kind < KINDS; kind++) this.#hand[kind] = countOf(hand, kind);
  }

  /**
   * Rolls until the hand can pay a price (cards by kind), swaps with the bank included; 0: at once. As if cards came
   * evenly, in parts.
   */
  rolls(price: Float64Array): number {
    const hand = this.#hand;
    const rates = this.#rates;
    let missing = 0;
    let swaps = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const over = hand[kind]! - price[kind]!;
      if (over < 0) missing -= over;
      else swaps += (over / rates[kind]!) | 0;
    }
    if (missing <= swaps) return 0;
    // Between the last time at which something is missing and the first at which nothing is.
    let early = 0;
    let late = TIMES.length - 1;
    let shortEarly = this.#shortAt(price, 0);
    let shortLate = this.#shortAt(price, NEVER);
    if (shortLate > 0) return NEVER;
    while (late - early > 1) {
      const middle = (early + late) >> 1;
      const short = this.#shortAt(price, TIMES[middle]!);
      if (short > 0) {
        early = middle;
        shortEarly = short;
      } else {
        late = middle;
        shortLate = short;
      }
    }
    if (shortEarly <= 0) return 1;
    const part = shortEarly / (shortEarly - shortLate);
    return Math.max(1, TIMES[early]! + part * (TIMES[late]! - TIMES[early]!));
  }

  /** Cards that are missing after so many rolls, less those that the bank then gives. */
  #shortAt(price: Float64Array, time: number): number {
    const hand = this.#hand;
    const cards = this.#cards;
    const rates = this.#rates;
    let short = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const over = hand[kind]! + cards[kind]! * time - price[kind]!;
      if (over < 0) short -= over;
      else if (over > SPOILT * rates[kind]!) short -= over / rates[kind]! - SPOILT;
    }
    return short;
  }
}
