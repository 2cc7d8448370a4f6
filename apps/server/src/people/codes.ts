import { randomBytes } from 'node:crypto';

/** Crockford's base32: no letter that is taken for a digit, nor U. Five bits each. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Signs that stand together when a code is shown. */
const GROUP_SIZE = 4;

/** A random code of so many signs, without dashes. */
export const newCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** `ABCD-EFGH`. */
export const formatCode = (code: string): string =>
  code.match(new RegExp(`.{1,${GROUP_SIZE}}`, 'g'))!.join('-');

/** A code as somebody typed it: small letters, blanks and dashes do not matter, and what looks alike is the same. */
export const normalizeCode = (text: string): string =>
  text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
