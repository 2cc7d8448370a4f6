import type { Detail } from '../../../art/detail.ts';
import { formatNumber } from '../../../art/drawing/paths.ts';
import { ellipse, path, type SvgPicture } from '../../../art/drawing/svg.ts';
import { COLOURS } from '../../../art/palette.ts';
import { numeral } from './numerals.ts';

const RED = '#a81f17';

/** Radius in units of a token on the board, and of one drawn with low detail. */
export const TOKEN_RADIUS = { full: 34, low: 40 } as const satisfies Record<Detail, number>;

/** Ways out of 36 to roll a number: the pips under it. [CAT-COMP-03] */
const pipsOf = (number: number) => 6 - Math.abs(7 - number);

/**
 * Returns the number token of a hex, around (0, 0). Six and eight differ by more than their red: a heavier pen, a
 * heavy ring, and five pips. `low` is for hexes under 90 px: larger, with less around the number.
 */
export function tokenMarkup(number: number, detail: Detail = 'full'): string {
  const radius = TOKEN_RADIUS[detail];
  const k = radius / 34;
  const isHot = pipsOf(number) === 5;
  const ink = isHot ? RED : COLOURS.ink;
  const gap = 8 * k;
  const pips = Array.from({ length: pipsOf(number) }, (_, i) =>
    formatNumber((i - (pipsOf(number) - 1) / 2) * gap),
  );
  return (
    ellipse([4, 6], radius + 1, radius, { fill: COLOURS.shadow, opacity: 0.34 }) +
    ellipse([0, 0], radius, radius, { fill: COLOURS.vellum, stroke: COLOURS.ink, width: 2.4 }) +
    (isHot
      ? ellipse([0, 0], radius - 4, radius - 4, { stroke: RED, width: 3 })
      : detail === 'low'
        ? ''
        : ellipse([0, 0], radius - 4.4, radius - 4.4, { stroke: COLOURS.parchmentDeep, width: 1.6 })) +
    numeral(String(number), [0, -5 * k], (number > 9 ? 26 : 28) * k, ink, (isHot ? 4.6 : 3.6) * k) +
    path(pips.map((x) => `M${x} ${formatNumber(17.5 * k)}h.1`).join(''), {
      stroke: ink,
      width: 5.4 * k,
      round: true,
    })
  );
}

/** Returns the token in a frame of its own, 88 × 88, with its middle in the middle. */
export const tokenPicture = (number: number, detail?: Detail): SvgPicture => ({
  viewBox: '-44 -44 88 88',
  markup: tokenMarkup(number, detail),
});
