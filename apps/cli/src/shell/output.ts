import { sanitize } from '@bastide/contract';
import type { Words } from '../words/index.ts';
import { printProblem } from './bad-input.ts';
import { errorCause } from './files.ts';
import { padEnd, padStart, widthOf } from './width.ts';

/** Lines as a terminal may be given them, whoever wrote what they quote. JSON stays the same JSON. */
export const printable = (text: string): string => text.replace(/[^\n]+/g, (line) => sanitize(line));

/**
 * Output goes out when a command has all of it: what is refused half-way has written nothing. Pieces, because one
 * string cannot hold everything.
 */
export function write(pieces: Iterable<string>): void {
  for (const piece of pieces) process.stdout.write(printable(piece));
}

/** The one document that `--json` prints. */
export function writeJson(value: unknown): void {
  write([JSON.stringify(value), '\n']);
}

/**
 * What `--json` prints of records: of one its report, of several a document with all of them; piece by piece, because
 * together they may be too long for a string. `reports` are JSON, `ok` whether all of them are good.
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
 * Whoever reads us may stop early, as `head` does: then there is nobody left to tell, and nothing is wrong. Where
 * standard output takes no more for another reason, that is said.
 */
export function endWithReader(words: Words): void {
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    printProblem(words('output.unwritable', errorCause(error)));
    process.exit(2);
  });
}

/** Columns of a small table: the first to the left, the others to the right. */
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
