import { encode } from 'uqr';

/** Modules around it that stay light. */
const BORDER = 2;
/** Black on white, whatever the colours of the terminal are. */
const COLOURS = '\u001b[38;5;16;48;5;231m';
const PLAIN = '\u001b[0m';
/** By the upper and the lower module: dark is 1. */
const HALVES = [' ', '▄', '▀', '█'];

/** A text as a QR code in lines for a terminal, two rows of it in each; undefined where it is not wide enough. */
export function qrLines(text: string, columns: number): readonly string[] | undefined {
  const { size, data } = encode(text, { border: BORDER });
  if (size > columns) return undefined;
  const lines: string[] = [];
  for (let row = 0; row < size; row += 2) {
    const cells = data[row]!.map((upper, i) => HALVES[(upper ? 2 : 0) + (data[row + 1]?.[i] ? 1 : 0)]);
    lines.push(COLOURS + cells.join('') + PLAIN);
  }
  return lines;
}
