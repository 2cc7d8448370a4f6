import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { ascii, isNonce, lengthPrefixed, NONCE_BYTES, secretBytes } from './bytes.ts';
import { gameBytes, SCHEME } from './commitment.ts';

/** Length of a dealing key in bytes. */
const KEY_BYTES = 32;

/** The inputs that determine all draws of one game. */
export interface KeyShares {
  /** The game's id: 1 to 100 visible ASCII characters. */
  readonly game: string;
  /** 32 bytes in hexadecimal. */
  readonly secret: string;
  /** One for each seat in turn order: 16 bytes in hexadecimal, or empty. */
  readonly nonces: readonly string[];
}

/**
 * The key of all draws of a game, 32 bytes: HKDF-SHA-256 of the secret without salt, whose info is `fair-v1`, the game's
 * id and the nonces of seats 0, 1 …, each with its length before it as four bytes. Throws if one of them has another form.
 */
export function dealingKey({ game, secret, nonces }: KeyShares): Uint8Array {
  const strange = nonces.findIndex((nonce) => !isNonce(nonce));
  if (strange >= 0)
    throw new Error(`the nonce of seat ${strange} is not ${NONCE_BYTES} bytes in hexadecimal`);
  const info = lengthPrefixed(ascii(SCHEME), gameBytes(game), ...nonces.map((nonce) => hexToBytes(nonce)));
  return hkdf(sha256, secretBytes(secret), undefined, info, KEY_BYTES);
}
