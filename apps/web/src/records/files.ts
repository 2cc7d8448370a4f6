import { type GameRecord, writeText } from '@bastide/contract';
import { itemAt } from '../must.ts';
import type { AnySession } from '../session/local-session.ts';

/** Largest record in bytes; real ones are much smaller. */
const MAX_RECORD_BYTES = 5_000_000;

/** Largest library file in bytes. */
export const MAX_LIBRARY_BYTES = 200_000_000;

/** Content given to the page: a text, or a file too large to be read. */
export type FileContent = { readonly content: string } | 'large';

export const readFile = async (file: File, atMost = MAX_RECORD_BYTES): Promise<FileContent> =>
  file.size > atMost ? 'large' : { content: await file.text() };

/** Splits a text into records: it is one record, or several with one in each line, some perhaps damaged. */
export function splitRecords(content: string): readonly string[] {
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && isJsonLine(itemAt(lines, 0)) ? lines : [content];
}

const isJsonLine = (line: string): boolean => /^\s*\{.*\}\s*$/.test(line);

/** Downloads a text as a file. */
export function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Returns a file name: `bastide-2026-11-20-1432.bastide.json`. */
export function recordFileName(now: Date): string {
  const stamp = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  return `bastide-${stamp.slice(0, 10)}-${stamp.slice(11, 16).replace(':', '')}.bastide.json`;
}

export const saveRecord = (record: GameRecord): void =>
  download(recordFileName(new Date()), `${JSON.stringify(record, undefined, 1)}\n`);

/** Returns the record as readable text; undefined while nobody at this screen may see it. */
export function recordText(session: AnySession): string | undefined {
  const record = session.record();
  return record && writeText(session.adapter.game, record);
}
