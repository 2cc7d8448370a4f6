/** Bytes; no record is as long. */
const AT_MOST = 5_000_000;
/** Bytes of a whole shelf. */
export const SHELF_AT_MOST = 200_000_000;

/** What was handed to the page: a text, or a file too large to be read at all. */
export type Handed = { readonly content: string } | 'large';

export const readFile = async (file: File, atMost = AT_MOST): Promise<Handed> =>
  file.size > atMost ? 'large' : { content: await file.text() };

/** Each record of a text: one, or several of which each is a line, though one of them may be damaged. */
export function recordsIn(content: string): readonly string[] {
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && isWhole(lines[0]!) ? lines : [content];
}

const isWhole = (line: string): boolean => /^\s*\{.*\}\s*$/.test(line);
