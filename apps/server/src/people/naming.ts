import { isName, truncateName } from '@bastide/contract';
import { problem } from '../http/problem.ts';
import { PICTURES, withFewMarks, withoutUnseen } from '../text/characters.ts';

/** Characters of a person's name as a reader counts them. */
const NAME_AT_MOST = 30;

type NameFault = 'empty' | 'long' | 'invisible' | 'marks' | 'mixed';

/** Characters for no name beside the invisible ones: format characters, unassigned ones, line ends, the empty cell of Braille. */
const UNFIT = /[\p{Cf}\p{Cn}\p{Zl}\p{Zp}\u2800]/u;
/** Joiners and selectors: those that `withoutUnseen` leaves have a meaning. */
const JOINERS = /\p{Default_Ignorable_Code_Point}/gu;
/** Blanks of every width. */
const BLANKS = /[\p{Zs}\t]+/gu;
const SHOWN = /[\p{L}\p{N}]/u;

/**
 * Alphabets of one word: some may stand together, every other one in wide use stands by itself (Unicode's Technical Standard 39, 5.2,
 * "highly restrictive"; the list is that of Annex 31). Letters of different alphabets look alike, and a word of two could pass for a
 * word of one.
 */
const TOGETHER = [
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
const WORDS = [
  ...TOGETHER.map((letters) => new RegExp(`^[${letters}${SHARED}]*$`, 'v')),
  // All others, such as Cherokee: never with those above.
  new RegExp(`^[[^${TOGETHER.join('')}]${SHARED}]*$`, 'v'),
];

/** Compatibility characters that NFKC would spoil: some pictures, a vowel of Thai and of Lao, single letters of Hangul. */
const AS_THEY_ARE = new RegExp(`(${PICTURES.source}|[\\u0e33\\u0eb3\\u3131-\\u318e])`, 'v');

/** Replaces letters of other widths, faces and frames by plain ones, as RFC 8266 does for nicknames: `Ａｎｎａ` becomes `Anna`. */
const plain = (text: string): string =>
  text
    .split(AS_THEY_ARE)
    .map((part, i) => (i % 2 === 0 ? part.normalize('NFKC') : part))
    .join('');

/** A name as it is kept: plain, composed, with single blanks, none at the ends. */
const tidyName = (text: string): string => plain(text).normalize('NFC').replace(BLANKS, ' ').trim();

/** Why nobody may be called that; undefined if one may. Takes a tidy name. */
function nameFault(name: string): NameFault | undefined {
  const letters = name.replace(PICTURES, '');
  if (withoutUnseen(name) !== name || UNFIT.test(letters.replace(JOINERS, ''))) return 'invisible';
  if (!isName(name) || truncateName(name, NAME_AT_MOST) !== name) return 'long';
  if (letters === name && !SHOWN.test(name)) return 'empty';
  if (withFewMarks(name) !== name) return 'marks';
  return letters.split(' ').every((word) => WORDS.some((fits) => fits.test(word))) ? undefined : 'mixed';
}

/** A name as it may be kept; a problem where nobody may be called that. */
export function acceptName(text: string): string {
  const name = tidyName(text);
  const fault = nameFault(name);
  if (fault) throw problem('name-refused', { values: { fault } });
  return name;
}
