import { formatNumber } from '../../../art/drawing/paths.ts';
import { path } from '../../../art/drawing/svg.ts';
import type { Point } from '../../../art/drawing/vectors.ts';
import { itemAt } from '../../../must.ts';

/** Digits as pen strokes in a box of 10 × 16, so that pictures need no font. */
const DIGITS = [
  'M5 0C1.6 0 0 3.6 0 8S1.6 16 5 16 10 12.4 10 8 8.4 0 5 0Z',
  'M2 3.6L5.8.4V16M2.6 16H9',
  'M.6 4.4C.6 1.6 2.6 0 5 0S9.4 1.7 9.4 4.3C9.4 8.2 4 10.4.4 16H9.8',
  'M.8 1.9C1.8.7 3.2 0 4.9 0 7.6 0 9.2 1.5 9.2 3.8 9.2 6.2 7.4 7.5 4.2 7.5 7.8 7.5 9.8 9 9.8 11.7 9.8 14.4 7.7 16 4.8 16 2.8 16 1.2 15.3.2 14',
  'M7.2 16V0L.2 11.2H10.2',
  'M9 0H2L1.2 7.2C2.2 6.4 3.5 6 4.9 6 7.9 6 9.9 7.9 9.9 10.9 9.9 14 7.7 16 4.7 16 2.7 16 1.2 15.3.2 14',
  'M8.8 1.3C7.9.4 6.9 0 5.7 0 2 0 .1 4.2.1 9 .1 13.4 1.9 16 5.1 16 8 16 9.9 13.9 9.9 11 9.9 8.2 8 6.2 5.2 6.2 2.7 6.2.5 8 .1 10.4',
  'M.2 0H9.8C7 4.5 5 9.5 4.2 16',
  'M5 7.4C2.4 7.4.8 5.9.8 3.7.8 1.5 2.5 0 5 0S9.2 1.5 9.2 3.7 7.6 7.4 5 7.4C2 7.4 0 9.1 0 11.7S2 16 5 16 10 14.3 10 11.7 8 7.4 5 7.4Z',
  'M1.2 14.7C2.1 15.6 3.1 16 4.3 16 8 16 9.9 11.8 9.9 7 9.9 2.6 8.1 0 4.9 0 2 0 .1 2.1.1 5 .1 7.8 2 9.8 4.8 9.8 7.3 9.8 9.5 8 9.9 5.6',
] as const;

const ADVANCE = 13.6;

/**
 * A number, or a rate such as `3:1`, with its middle at a place; `height` of its digits and `weight` of the pen in
 * units. The pen is broad: upright strokes come out heavier.
 */
export function numeral(text: string, [x, y]: Point, height: number, ink: string, weight: number): string {
  const scale = height / 16;
  const pen = weight / scale;
  let right = 0;
  const strokes = [...text].map((sign) => {
    const left = right;
    right += sign === ':' ? 6.4 : sign === '1' ? ADVANCE - 2.4 : ADVANCE;
    if (sign === ':')
      return path(`M${formatNumber(left + 1.4)} 4.6h.1M${formatNumber(left + 1.4)} 12.4h.1`, {
        width: pen * 1.7,
      });
    const digit = itemAt(DIGITS, Number(sign));
    const broad = `<path d="${digit}"/><path d="${digit}" transform="translate(${formatNumber(pen * 0.3)})"/>`;
    const shift = sign === '1' ? left - 1.2 : left;
    return shift === 0 ? broad : `<g transform="translate(${formatNumber(shift)})">${broad}</g>`;
  });
  const width = (right - (ADVANCE - 10)) * scale;
  const transform = `translate(${formatNumber(x - width / 2)} ${formatNumber(y - height / 2)})scale(${Math.round(scale * 1000) / 1000})`;
  return (
    `<g transform="${transform}" fill="none" stroke="${ink}" stroke-width="${formatNumber(pen)}" ` +
    `stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
  );
}
