import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const SECRET_BYTES = 32;
export const NONCE_BYTES = 16;

/** An integer from 0 to 2³² − 1 as four bytes, the highest first. */
export function fourBytes(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/**
 * Bytes with their number before them, as four bytes, the highest first: put one after the other, framed pieces can be
 * cut apart again in one way only, so that no two lists of pieces give the same bytes.
 */
export function lengthPrefixed(...pieces: readonly Uint8Array[]): Uint8Array {
  return concatBytes(...pieces.flatMap((piece) => [fourBytes(piece.length), piece]));
}

/** A text of visible ASCII characters, a byte each. */
export const ascii = utf8ToBytes;

/** Tells whether something is that many bytes in hexadecimal, in lower case. */
export const isHex = (value: unknown, bytes: number): value is string =>
  typeof value === 'string' && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);

export const isSecret = (value: unknown): value is string => isHex(value, SECRET_BYTES);
/** A nonce, or the empty text of a seat without one. */
export const isNonce = (value: unknown): value is string => value === '' || isHex(value, NONCE_BYTES);
/** Tells whether it can be the id of a game: 1 to 100 visible ASCII characters. */
export const isGameId = (value: unknown): value is string =>
  typeof value === 'string' && /^[!-~]{1,100}$/.test(value);

/** The bytes of a secret; throws if it is none. */
export function secretBytes(secret: string): Uint8Array {
  if (!isSecret(secret)) throw new Error(`a secret is ${SECRET_BYTES} bytes in hexadecimal`); // and is not told
  return hexToBytes(secret);
}

/** A secret that nobody can foresee, from the system's generator: 32 bytes in hexadecimal. */
export const newSecret = (): string => bytesToHex(randomBytes(SECRET_BYTES));

/** A seat's own share of chance, from the system's generator: 16 bytes in hexadecimal. */
export const newNonce = (): string => bytesToHex(randomBytes(NONCE_BYTES));
