import { eastAsianWidth } from 'get-east-asian-width';

/** Columns of running text. */
export const WIDTH = 80;

/** Texts whose letters each take one column. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e]*$/;
/** Characters without a column of their own: they join the letter before them, or show nothing. */
const JOINED = /^[\p{M}\p{Cf}\p{Emoji_Modifier}]/u;

/**
 * Returns the columns that a text takes in a terminal: two for a Chinese character, none for a character that joins
 * the one before it.
 */
export function widthOf(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const letter of text) if (!JOINED.test(letter)) width += eastAsianWidth(letter.codePointAt(0)!);
  return width;
}

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/**
 * Pieces that stay on one line: a word with the spaces before it, or a Chinese character with the punctuation after
 * it and the brackets before it.
 */
const PIECES =
  /\s*[（《〈「『“【]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][，。、；：？！）》〉」』”】…]*|\s*[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+/gu;

/** Breaks a text into lines of that many columns at most; a longer piece gets a line of its own. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const room = width - widthOf(indent);
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(PIECES) ?? []) {
    if (line !== '' && widthOf(line) + widthOf(piece) > room) {
      lines.push(line);
      line = piece.trimStart();
    } else line += line === '' ? piece.trimStart() : piece;
  }
  return [...lines, line].map((one) => indent + one);
}
