import { isName, truncateName } from '@bastide/contract';
import { problem } from '../http/problem.ts';
import { PICTURES, withFewMarks, withoutInvisible } from '../text/characters.ts';

/** Characters of a person's name as a reader counts them. */
const MAX_NAME_LENGTH = 30;

type NameFault = 'empty' | 'long' | 'invisible' | 'marks' | 'mixed';

/** Characters for no name beside the invisible ones: format characters, unassigned ones, line ends, the empty cell of Braille. */
const FORBIDDEN = /[\p{Cf}\p{Cn}\p{Zl}\p{Zp}\u2800]/u;
/** Joiners and selectors: those that `withoutInvisible` leaves have a meaning. */
const JOINERS = /\p{Default_Ignorable_Code_Point}/gu;
/** Blanks of every width. */
const BLANKS = /[\p{Zs}\t]+/gu;
const VISIBLE = /[\p{L}\p{N}]/u;

/**
 * Alphabets of one word: some may stand together, every other one in wide use stands by itself (Unicode's Technical Standard 39, 5.2,
 * "highly restrictive"; the list is that of Annex 31). Letters of different alphabets look alike, and a word of two could pass for a
 * word of one.
 */
const SCRIPTS_BY_WORD = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
  ...['Arabic', 'Armenian', 'Bengali', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek', 'Gujarati'],
  ...['Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil'],
  ...['Telugu', 'Thaana', 'Thai', 'Tibetan'],
].map((scripts) =>
  [scripts]
    .flat()
    .map((script) => `\\p{scx=${script}}`)
    .join(''),
);
const SHARED = '\\p{sc=Common}\\p{sc=Inherited}';
const WORD_PATTERNS = [
  ...SCRIPTS_BY_WORD.map((letters) => new RegExp(`^[${letters}${SHARED}]*$`, 'v')),
  // All others, such as Cherokee: never with those above.
  new RegExp(`^[[^${SCRIPTS_BY_WORD.join('')}]${SHARED}]*$`, 'v'),
];

/** Compatibility characters that NFKC would spoil: some pictures, a vowel of Thai and of Lao, single letters of Hangul. */
const KEPT_AS_TYPED = new RegExp(`(${PICTURES.source}|[\\u0e33\\u0eb3\\u3131-\\u318e])`, 'v');

/** Replaces letters of other widths, faces and frames by plain ones, as RFC 8266 does for nicknames: `Ａｎｎａ` becomes `Anna`. */
const toPlainLetters = (text: string): string =>
  text
    .split(KEPT_AS_TYPED)
    .map((part, i) => (i % 2 === 0 ? part.normalize('NFKC') : part))
    .join('');

/** A name as it is kept: plain, composed, with single blanks, none at the ends. */
const normalizeName = (text: string): string =>
  toPlainLetters(text).normalize('NFC').replace(BLANKS, ' ').trim();

/** Returns the fault of a tidy name; undefined: it has none. */
function nameFault(name: string): NameFault | undefined {
  const letters = name.replace(PICTURES, '');
  if (withoutInvisible(name) !== name || FORBIDDEN.test(letters.replace(JOINERS, ''))) return 'invisible';
  if (!isName(name) || truncateName(name, MAX_NAME_LENGTH) !== name) return 'long';
  if (letters === name && !VISIBLE.test(name)) return 'empty';
  if (withFewMarks(name) !== name) return 'marks';
  return letters.split(' ').every((word) => WORD_PATTERNS.some((fits) => fits.test(word)))
    ? undefined
    : 'mixed';
}

/** A name as it may be kept; a problem where nobody may be called that. */
export function acceptName(text: string): string {
  const name = normalizeName(text);
  const fault = nameFault(name);
  if (fault) throw problem('name-refused', { values: { fault } });
  return name;
}
