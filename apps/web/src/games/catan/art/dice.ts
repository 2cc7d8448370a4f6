import { path, type SvgPicture } from '../../../art/drawing/svg.ts';
import { COLOURS } from '../../../art/palette.ts';
import { itemAt } from '../../../must.ts';

/** The two dice. */
export const DICE = ['light', 'red'] as const;
export type Die = (typeof DICE)[number];

const PAINT = {
  light: { face: COLOURS.vellum, edge: '#d9c7a0', pip: COLOURS.ink },
  red: { face: '#b8352a', edge: '#84211b', pip: '#fff4dc' },
} as const;

const PIPS = [
  'M0 0h.1',
  'M-8-8h.1M8 8h.1',
  'M-9-9h.1M0 0h.1M9 9h.1',
  'M-8-8h.1M8-8h.1M-8 8h.1M8 8h.1',
  'M-9-9h.1M9-9h.1M0 0h.1M-9 9h.1M9 9h.1',
  'M-8-10h.1M8-10h.1M-8 0h.1M8 0h.1M-8 10h.1M8 10h.1',
] as const;

/** The face of a die, 1 to 6, in a frame of 48 × 48: wood with rounded edges, a little askew as it fell. */
export function diePicture(value: number, die: Die = 'light'): SvgPicture {
  const { face, edge, pip } = PAINT[die];
  const outline =
    'M-14-19Q0-21 14-19 19-19 19-14 21 0 19 14 19 19 14 19 0 21-14 19-19 19-19 14-21 0-19-14-19-19-14-19Z';
  const markup =
    path('M-14 18L20 21 22-12 24 16Q23 23 16 23.5Z', { fill: COLOURS.shadow, opacity: 0.3 }) +
    path(outline, { fill: edge, stroke: COLOURS.ink, width: 2.4, joined: true }) +
    path(
      'M-14-17Q0-19 12-17 16-17 16-13 17.5 0 16 11 16 15.5 12 16-1 17-14 16-17 16-17 12-18.5 0-17-13-17-17-14-17Z',
      { fill: face },
    ) +
    path(itemAt(PIPS, value - 1), { stroke: pip, width: 7.4, round: true });
  return { viewBox: '-24 -24 48 48', markup };
}
