import { sanitize } from '@bastide/contract';
import type { Translator } from '../i18n/translator.ts';
import { printProblem } from './bad-input.ts';
import { errorCause } from './files.ts';
import { padEnd, padStart, widthOf } from './width.ts';

/** Makes lines safe for a terminal, whoever wrote the quoted text. JSON stays equal JSON. */
export const printable = (text: string): string => text.replace(/[^\n]+/g, (line) => sanitize(line));

/**
 * Writes the output of a command, once it is complete, so that a refusal leaves no partial output. It takes pieces,
 * because one string cannot hold everything.
 */
export function write(pieces: Iterable<string>): void {
  for (const piece of pieces) process.stdout.write(printable(piece));
}

/** Prints the one document of `--json`. */
export function writeJson(value: unknown): void {
  write([JSON.stringify(value), '\n']);
}

/**
 * Prints the `--json` document for records: for one its report, for several a document with all reports. It writes
 * piece by piece, because together they may be too long for a string. `reports` are JSON; `ok` says if all are good.
 */
export function writeReports(reports: readonly string[], ok: boolean): void {
  if (reports.length === 1) {
    write([reports[0]!, '\n']);
    return;
  }
  write([`{"ok":${ok},"records":[`]);
  write(reports.map((report, i) => `${i > 0 ? ',' : ''}${report}`));
  write([']}\n']);
}

export function writeLines(lines: readonly string[]): void {
  write([lines.join('\n'), '\n']);
}

/**
 * Ends quietly when the reader of the output stops early, as `head` does. Reports all other failures of standard
 * output.
 */
export function endWithReader(words: Translator): void {
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    printProblem(words('output.unwritable', errorCause(error)));
    process.exit(2);
  });
}

/** Formats a small table: the first column to the left, the others to the right. */
export function table(rows: readonly (readonly (string | number)[])[], indent = '  '): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, widthOf(String(cell)));
    });
  return rows.map((row) => {
    const cells = row.map((cell, i) =>
      i === 0 ? padEnd(String(cell), widths[i]!) : padStart(String(cell), widths[i]!),
    );
    return `${indent}${cells.join('  ')}`.trimEnd();
  });
}
