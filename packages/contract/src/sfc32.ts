import type { Random } from './random.ts';

/**
 * sfc32, a small fast generator for simulation, search and tests: a seed reproduces the game.
 * Not for play between people: whoever sees a few numbers can compute the rest.
 */
export class Sfc32 implements Random {
  // In an array, not in fields: V8 keeps whole 32 bits there without a box or a check.
  private readonly words = new Int32Array(4);

  /**
   * `seed` and `stream` are any integers; equal pairs give equal sequences. Game number i of a series takes stream i,
   * so that the series can be cut up and played in any order.
   */
  constructor(seed: number, stream = 0) {
    const { words } = this;
    words[0] = seed | 0;
    words[1] = Math.floor(seed / 2 ** 32) | 0;
    words[2] = stream | 0;
    words[3] = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** The next 32 bits, as an integer from −2³¹ to 2³¹ − 1. */
  next(): number {
    const { words } = this;
    const b = words[1]!;
    const c = words[2]!;
    const d = words[3]!;
    const sum = (((words[0]! + b) | 0) + d) | 0;
    words[0] = b ^ (b >>> 9);
    words[1] = (c + (c << 3)) | 0;
    words[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    words[3] = (d + 1) | 0;
    return sum;
  }

  /** The bias is below `bound` in 2³². */
  below(bound: number): number {
    return ((this.next() >>> 0) * 2 ** -32 * bound) | 0;
  }
}
