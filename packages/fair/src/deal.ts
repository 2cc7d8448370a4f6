import type { Dealer, Game, Random, Types } from '@bastide/contract';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { ascii, fourBytes, lengthPrefixed } from './bytes.ts';

const DRAW = lengthPrefixed(ascii('draw'));
/** Numbers of 32 bits in a block. */
const WORDS = 8;
const BOUND_AT_MOST = 2 ** 31;

/**
 * The numbers of one draw: draw number `draw` of a game, counted from 0, whose dealing key is `key`. The same pair gives
 * the same numbers; without the key nobody can tell them from others.
 *
 * Block b is the HMAC-SHA-256 under the key of `draw` (framed), the number of the draw and b, four bytes each, the highest
 * first; a block is eight numbers of 32 bits. `below(bound)` takes the next number that is less than the greatest multiple
 * of `bound` within 2³², and gives the rest of its division by `bound`: as each rest has equally many such numbers, each is
 * exactly as likely.
 */
export function fairRandom(key: Uint8Array, draw: number): Random {
  let block = new DataView(new ArrayBuffer(0));
  let taken = 0;
  const next = (): number => {
    if (taken % WORDS === 0) {
      const number = taken / WORDS;
      const bytes = hmac(sha256, key, concatBytes(DRAW, fourBytes(draw), fourBytes(number)));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    return block.getUint32(4 * (taken++ % WORDS));
  };
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > BOUND_AT_MOST)
        throw new RangeError(`numbers below ${bound}: a bound is from 1 to ${BOUND_AT_MOST}`);
      const end = 2 ** 32 - (2 ** 32 % bound);
      let number = next();
      while (number >= end) number = next();
      return number % bound;
    },
  };
}

/**
 * The action of chance that is due in `state` as draw number `draw`: the how manieth action of chance of the game it is,
 * counted from 0. The number is the same in the record as it was at the table: taking back goes past an action of chance
 * only where draws do not depend on decisions, and then the draw comes again with its number.
 */
export function dealFairly<T extends Types>(
  game: Game<T>,
  state: T['State'],
  key: Uint8Array,
  draw: number,
): T['Action'] {
  return game.fast.decode(state, game.fast.sampleChance(state, fairRandom(key, draw)));
}

/** Deals one game from its dealing key and keeps count; `dealt` actions of chance lie behind already. */
export function fairDealer(key: Uint8Array, dealt = 0): Dealer {
  let draw = dealt;
  return (game, state) => dealFairly(game, state, key, draw++);
}
