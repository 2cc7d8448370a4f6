/** A property of strings, built at run time: the compiler's target does not know such properties yet. */
const EMOJI = '\\p{RGI_Emoji}';
/** Emoji that a device shows as one picture: families, flags, shades of skin. Invisible characters have their place in them. */
export const PICTURES = new RegExp(EMOJI, 'gv');

const lettersOf = (...scripts: readonly string[]): string =>
  `[[${scripts.map((script) => `\\p{scx=${script}}`).join('')}]&&[\\p{L}\\p{M}]]`;
const CURSIVE = lettersOf('Arabic', 'Syriac', 'Mongolian', 'Nko');
const INDIC = lettersOf(
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada'],
  ...['Malayalam', 'Sinhala'],
);

/** Invisible characters that change how their neighbours are drawn. */
const MEANINGFUL = [
  EMOJI,
  // Joins pictures that this version of Unicode does not know as one yet, or that came without their selectors.
  '(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  // Joiners between letters that take another shape beside others, and after those that do at the end of a word, too.
  `(?<=${CURSIVE})[\\u200c\\u200d](?=${CURSIVE})`,
  `(?<=${INDIC})[\\u200c\\u200d]`,
  // Variants of one letter.
  '(?<=\\p{scx=Han})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  '(?<=[\\p{scx=Mongolian}&&\\p{L}])[\\u180b-\\u180d\\u180f]',
];
/** Characters without a picture: fillers, joiners, tags, selectors, turns of direction, controls, private characters. */
const INVISIBLE = '[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cs}\\p{Co}\\ufff9-\\ufffb]';
const SOME_INVISIBLE = new RegExp(INVISIBLE, 'v');
const MEANINGFUL_OR_INVISIBLE = new RegExp(`${MEANINGFUL.join('|')}|(?<unseen>${INVISIBLE})`, 'gv');

/** Removes invisible characters, but for those that change how their neighbours are drawn. */
export function withoutInvisible(text: string): string {
  // Most texts have none, and emoji take time to find.
  if (!SOME_INVISIBLE.test(text)) return text;
  return text.replace(MEANINGFUL_OR_INVISIBLE, (found, unseen?: string) =>
    unseen === undefined ? found : '',
  );
}

/**
 * Marks that stand above, below or around one letter: more hide the lines around it. Unicode's Technical Standard 39 (5.4) has the
 * same limit; Hebrew and Burmese need all four.
 */
const MAX_MARKS = 4;
const MARKS = /\p{M}{2,}/gu;
const COMBINES = /[\p{Mn}\p{Me}]/u;

/** Leaves a letter four marks at most, each of them once, and cuts the rest. */
export const withFewMarks = (text: string): string =>
  text.replace(MARKS, (marks) => {
    const kept = new Set<string>();
    return [...marks]
      .filter((mark) => {
        if (!COMBINES.test(mark)) return true;
        if (kept.has(mark) || kept.size === MAX_MARKS) return false;
        kept.add(mark);
        return true;
      })
      .join('');
  });

/** Cuts both. What is cut may have been all that gave a neighbour its meaning, so it is done until nothing is left to cut. */
export function cleanText(text: string): string {
  const once = withFewMarks(withoutInvisible(text));
  return once === text ? once : cleanText(once);
}
