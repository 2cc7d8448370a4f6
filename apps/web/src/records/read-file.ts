/** Bytes; no record is as long. */
const MAX_RECORD_BYTES = 5_000_000;
/** Bytes of a whole shelf. */
export const MAX_LIBRARY_BYTES = 200_000_000;

/** What was handed to the page: a text, or a file too large to be read at all. */
export type FileContent = { readonly content: string } | 'large';

export const readFile = async (file: File, atMost = MAX_RECORD_BYTES): Promise<FileContent> =>
  file.size > atMost ? 'large' : { content: await file.text() };

/** Each record of a text: one, or several of which each is a line, though one of them may be damaged. */
export function splitRecords(content: string): readonly string[] {
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && isJsonLine(lines[0]!) ? lines : [content];
}

const isJsonLine = (line: string): boolean => /^\s*\{.*\}\s*$/.test(line);
