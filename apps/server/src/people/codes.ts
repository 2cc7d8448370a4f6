import { randomBytes } from 'node:crypto';

/** Crockford's base32: no letter that is taken for a digit, nor U. Five bits each. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Signs that stand together when a code is shown. */
const GROUP = 4;

/** A random code of so many signs, without dashes. */
export const newCode = (signs: number): string =>
  Array.from(randomBytes(signs), (byte) => SIGNS[byte % SIGNS.length]).join('');

/** `ABCD-EFGH`. */
export const groupedCode = (code: string): string => code.match(new RegExp(`.{1,${GROUP}}`, 'g'))!.join('-');

/** A code as somebody typed it: small letters, blanks and dashes do not matter, and what looks alike is the same. */
export const typedCode = (text: string): string =>
  text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
