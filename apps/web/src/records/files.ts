import type { GameRecord } from '@bastide/contract';

/** Hands a text to the reader as a file. */
export function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** `bastide-2026-11-20-1432.bastide.json` */
export function recordFileName(now: Date): string {
  const stamp = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  return `bastide-${stamp.slice(0, 10)}-${stamp.slice(11, 16).replace(':', '')}.bastide.json`;
}

export const saveRecord = (record: GameRecord): void =>
  download(recordFileName(new Date()), `${JSON.stringify(record, undefined, 1)}\n`);
