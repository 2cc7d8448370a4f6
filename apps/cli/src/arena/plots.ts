import { escapeHtml } from '../shell/html.ts';

/** A value with its interval, for a plot. */
export interface PlotMark {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Description for screen readers. */
  readonly told: string;
}

/** Width in units of the drawing, which are about pixels of a phone. */
const WIDTH = 340;
const ROW = 40;
const EDGE = 8;
/** Longest part of a name beside a value; the table below has all of it. */
const NAME = 26;

const cut = (name: string): string => {
  const letters = Array.from(name);
  return letters.length > NAME ? `${letters.slice(0, NAME - 1).join('')}…` : name;
};

/** Plots values as dots on their intervals, each below its name; a line marks `zero`. */
export function dots(marks: readonly PlotMark[], zero: number, title: string): string {
  const all = [zero, ...marks.flatMap(({ low, high }) => [low, high])];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const x = (value: number) => rounded(EDGE + ((value - least) / (most - least || 1)) * (WIDTH - 2 * EDGE));
  const rows = marks.map(({ label, value, low, high, told }, i) => {
    const y = i * ROW + 32;
    return `<g><title>${escapeHtml(told)}</title><text x="${EDGE}" y="${y - 12}">${escapeHtml(cut(label))}</text><text class="told" x="${WIDTH - EDGE}" y="${y - 12}">${escapeHtml(told)}</text><line class="span" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/><circle cx="${x(value)}" cy="${y}" r="5"/></g>`;
  });
  const height = marks.length * ROW + 8;
  const axis = `<line class="axis" x1="${x(zero)}" x2="${x(zero)}" y1="0" y2="${height}"/>`;
  return svg(height, title, axis + rows.join(''));
}

/**
 * Plots several values for each name as bars to the right or left of zero, each below its label and in the colour of
 * its kind.
 */
export function bars(
  rows: readonly {
    readonly label: string;
    readonly parts: readonly { readonly kind: number; readonly value: number; readonly told: string }[];
  }[],
  title: string,
): string {
  const most = Math.max(1e-9, ...rows.flatMap(({ parts }) => parts.map(({ value }) => Math.abs(value))));
  const middle = WIDTH / 2;
  let y = 0;
  const drawn = rows.map(({ label, parts }) => {
    y += 24;
    const head = `<text x="${EDGE}" y="${y}">${escapeHtml(cut(label))}</text>`;
    const lines = parts.map(({ kind, value, told }) => {
      y += 32;
      const width = rounded((Math.abs(value) / most) * (middle - EDGE));
      const from = value < 0 ? rounded(middle - width) : middle;
      return `<g><text x="${EDGE}" y="${y - 14}" class="small">${escapeHtml(told)}</text><rect class="kind${kind % 6}" x="${from}" y="${y - 9}" width="${width}" height="9" rx="2"/></g>`;
    });
    y += 8;
    return head + lines.join('');
  });
  return svg(
    y + 8,
    title,
    `<line class="axis" x1="${middle}" x2="${middle}" y1="0" y2="${y}"/>${drawn.join('')}`,
  );
}

/** Rounds to a hundredth of a unit, which nobody can see. */
const rounded = (value: number): number => Math.round(100 * value) / 100;

const svg = (height: number, title: string, inside: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeHtml(title)}">${inside}</svg>`;
