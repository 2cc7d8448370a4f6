import { eastAsianWidth } from 'get-east-asian-width';

/** Columns of running text. */
export const WIDTH = 80;

/** Of these each letter takes one column. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e]*$/;
/** What takes no column of its own: it joins the letter before it, or shows nothing. */
const JOINED = /^[\p{M}\p{Cf}\p{Emoji_Modifier}]/u;

/** How many columns a terminal gives to a text: two to a Chinese character, none to what joins the one before it. */
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

/** What stays on a line together: a word with its blanks before it, or a Chinese character with the stops behind and brackets before it. */
const PIECES =
  /\s*[（《〈「『“【]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][，。、；：？！）》〉」』”】…]*|\s*[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+/gu;

/** Lines of at most so many columns; a piece that is longer gets a line of its own. */
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
