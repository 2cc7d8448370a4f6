import { encode } from 'uqr';

/** Light modules around the code. */
const BORDER = 2;
/** Black on white, whatever the terminal's colours are. */
const COLOURS = '\u001b[38;5;16;48;5;231m';
const PLAIN = '\u001b[0m';
/** Characters by the upper and the lower module; 1 is dark. */
const HALVES = [' ', '▄', '▀', '█'];

/**
 * Returns a text as a QR code in lines for a terminal, with two rows of modules in each; undefined if the terminal is
 * too narrow.
 */
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
