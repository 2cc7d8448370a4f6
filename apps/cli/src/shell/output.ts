import { visible } from '@bastide/contract';
import { complain } from './bad-input.ts';
import { reasonOf } from './files.ts';

/** Lines as a terminal may be given them, whoever wrote what they quote. JSON stays the same JSON. */
export const printable = (text: string): string => text.replace(/[^\n]+/g, (line) => visible(line));

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

export function writeLines(lines: readonly string[]): void {
  write([lines.join('\n'), '\n']);
}

/**
 * Whoever reads us may stop early, as `head` does: then there is nobody left to tell, and nothing is wrong. Where
 * standard output takes no more for another reason, that is said.
 */
export function endWithReader(): void {
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    complain(`standard output cannot be written: ${reasonOf(error)}`);
    process.exit(2);
  });
}

/** Columns of a small table: the first to the left, the others to the right. */
export function table(rows: readonly (readonly (string | number)[])[], indent = '  '): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, String(cell).length);
    });
  return rows.map((row) => {
    const cells = row.map((cell, i) =>
      i === 0 ? String(cell).padEnd(widths[i]!) : String(cell).padStart(widths[i]!),
    );
    return `${indent}${cells.join('  ')}`.trimEnd();
  });
}

/** 28300 → "28,300": thousands set apart, as many decimals as asked. */
export const figure = (value: number, decimals = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** A mean and its standard error. */
export const within = (
  { mean, error }: { readonly mean: number; readonly error: number },
  decimals: number,
): string => `${figure(mean, decimals)} ± ${figure(error, decimals)}`;
