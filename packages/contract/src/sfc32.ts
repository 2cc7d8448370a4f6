import type { Random } from './random.ts';

/**
 * sfc32, a small fast generator for simulation, search and tests: a seed reproduces the game.
 * Not for play between people: whoever sees a few numbers can compute the rest.
 */
export class Sfc32 implements Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  /**
   * `seed` and `stream` are any integers; equal pairs give equal sequences. Game number i of a series takes stream i,
   * so that the series can be cut up and played in any order.
   */
  constructor(seed: number, stream = 0) {
    this.#a = seed | 0;
    this.#b = Math.floor(seed / 2 ** 32) | 0;
    this.#c = stream | 0;
    this.#d = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** The next 32 bits, as an integer from −2³¹ to 2³¹ − 1. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum;
  }

  /** The bias is below `bound` in 2³². */
  below(bound: number): number {
    return ((this.next() >>> 0) * 2 ** -32 * bound) | 0;
  }
}
