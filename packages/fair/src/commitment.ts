import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { ascii, isGameId, lengthPrefixed, secretBytes } from './bytes.ts';

/** The name of this way to deal; it is part of whatever is hashed. */
export const SCHEME = 'fair-v1';

/**
 * Returns the commitment that is published before anybody sits down, so that the secret cannot be changed later: in hexadecimal
 * the SHA-256 of three pieces, `fair-v1`, the game's id, and the 32 bytes of the secret, each with its length before it as four
 * bytes, the highest first. Throws if id or secret are none (`docs/fairness.md`).
 */
export function commitment(game: string, secret: string): string {
  return bytesToHex(sha256(lengthPrefixed(ascii(SCHEME), gameBytes(game), secretBytes(secret))));
}

/** The bytes of a game's id; throws if it is none. */
export function gameBytes(game: string): Uint8Array {
  if (!isGameId(game)) throw new Error('the id of a game is 1 to 100 visible ASCII characters');
  return ascii(game);
}
