/** Bytes; no record is as long. */
const AT_MOST = 5_000_000;

/** What was handed to the page: a text, or a file too large to be read at all. */
export type Handed = { readonly content: string } | 'large';

export const readFile = async (file: File): Promise<Handed> =>
  file.size > AT_MOST ? 'large' : { content: await file.text() };

/** The first of several records, each of which is a line; undefined if the text is no such list. */
export function firstRecord(content: string): string | undefined {
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every(isWhole) ? lines[0] : undefined;
}

const isWhole = (line: string): boolean => /^\s*\{.*\}\s*$/.test(line);
