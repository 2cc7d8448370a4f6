import { COLOURS } from '../../../art/palette.ts';
import { ellipse, path, translate } from '../../../art/pen/svg.ts';
import { fillShape, outlineShape, strokePath } from '../../../art/stamps/ink.ts';

const SHIP_COLOURS = COLOURS;
const wake = strokePath('M-34 10q8-6 16 0t16 0M6 13q8-5 15 0t13-1', '#d8ebe4', 2.2, true);

const SHIPS = {
  cog:
    wake +
    outlineShape('M-29-8L-26 8Q-24 13-16 13H14Q24 12 27 3L31-12 21-10Q18 0 0 0-18 0-20-8Z', '#8f6139', 2) +
    fillShape('M-27-4Q-24 4-12 5 8 6 24 0L22 7Q18 11 12 11H-14Q-22 11-24 6Z', '#6d4526') +
    strokePath('M-24-1Q-8 6 27-4', '#c99f68', 1.6) +
    strokePath('M0 0V-46', SHIP_COLOURS.ink, 3) +
    outlineShape('M-19-40Q0-44 20-40 27-24 18-8 0-3-18-8-11-24-19-40Z', SHIP_COLOURS.vellum, 2) +
    fillShape(
      'M-12-41.4L-5-42Q2-24-5-5.6L-12-6.6Q-5-24-12-41.4ZM6-42L13-41.4Q20-24 12-6.4L5-5.6Q12-24 6-42Z',
      '#b5443a',
    ) +
    outlineShape('M0-46L14-50 0-54Z', '#1f5b58', 1.5),
  boat:
    strokePath('M-20 9q6-5 12 0t12 0', '#d8ebe4', 2.2, true) +
    outlineShape('M-20-4Q-14 7 0 7 14 7 20-5 0 1-20-4Z', '#8f6139', 1.8) +
    outlineShape('M1-4V-33L17-8Z', SHIP_COLOURS.vellum, 1.7) +
    outlineShape('M-2-5V-28L-14-8Z', SHIP_COLOURS.parchmentDeep, 1.7) +
    strokePath('M0-1V-36', SHIP_COLOURS.ink, 2.2),
};

const points = (radius: number, width: number, turns: readonly number[], dark: string, light: string) =>
  turns
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${path(`M0-${radius}L${width} -${width} 0 0Z`, { fill: dark, stroke: SHIP_COLOURS.ink, width: 1 })}${path(`M0-${radius}L-${width} -${width} 0 0Z`, { fill: light, stroke: SHIP_COLOURS.ink, width: 1 })}</g>`,
    )
    .join('');

/** A rose of the winds; north has a red tip. */
const COMPASS =
  ellipse([0, 0], 33, 33, { fill: '#8bbcc1', stroke: '#3f6b78', width: 1.6 }) +
  ellipse([0, 0], 28, 28, { stroke: SHIP_COLOURS.vellum, width: 1.6 }) +
  points(29, 5, [45, 135, 225, 315], SHIP_COLOURS.gold, '#f6df9a') +
  points(42, 7, [90, 180, 270], '#35606d', SHIP_COLOURS.vellum) +
  points(44, 7, [0], '#b5443a', '#e58a77') +
  ellipse([0, 0], 3.6, 3.6, { fill: SHIP_COLOURS.gold, stroke: SHIP_COLOURS.ink, width: 1.2 });

/** What lies in the open sea, at most 70 units wide and high round (0, 0). */
export const SHIP_MOTIFS = [
  translate(COMPASS, [0, 0], 0.76),
  translate(SHIPS.boat, [0, 13], 0.9),
  translate(SHIPS.cog, [0, 16], 0.76),
];
