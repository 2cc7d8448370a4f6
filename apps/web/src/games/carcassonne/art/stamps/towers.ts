import { COLOURS, ROOFS } from '../../../../art/palette.ts';
import { formatNumber } from '../../../../art/pen/paths.ts';
import { fillShape, groundShadow, outlineShape, strokePath } from '../../../../art/stamps/ink.ts';

const TOWER_COLOURS = COLOURS;

/** A round shaft: lit strip on the left, shade on the right. */
const shaft = (w: number, h: number) =>
  outlineShape(`M${-w} 0V${-h}H${w}V0Q0 ${formatNumber(w * 0.7)} ${-w} 0Z`, TOWER_COLOURS.stoneMid, 1.4) +
  fillShape(`M${-w + 1} 0V${-h}H${formatNumber(-w * 0.25)}V${formatNumber(w * 0.32)}Z`, TOWER_COLOURS.stone) +
  fillShape(
    `M${formatNumber(w * 0.35)} ${formatNumber(w * 0.28)}V${-h}H${w - 0.6}V0Z`,
    TOWER_COLOURS.stoneShade,
  );

/** Towers of town walls, origin in the middle of the foot. */
export const TOWERS = {
  /** Round, crenellated. */
  tower:
    groundShadow(6, 1, 10, 5, 0.26) +
    shaft(7.5, 17) +
    outlineShape(
      'M-9.5-15V-23H-5.5V-20.5H-2V-23H2V-20.5H5.5V-23H9.5V-15Q0-11-9.5-15Z',
      TOWER_COLOURS.stone,
      1.4,
    ) +
    fillShape('M3-13.5V-20.5H5.5V-23H9V-15Z', TOWER_COLOURS.stoneShade) +
    fillShape('M-2-4V-10H1V-4Z', TOWER_COLOURS.ink),
  /** Round, with a slate cone. */
  cone:
    groundShadow(6, 1, 10, 5, 0.26) +
    shaft(7.5, 18) +
    outlineShape('M-10.5-16L-1-38 10.5-16Q0-11-10.5-16Z', TOWER_COLOURS.slate, 1.4) +
    fillShape('M-1-37L10-16Q5-13.5 2-13.5Z', TOWER_COLOURS.slateShade) +
    strokePath('M-6.5-18L-2.5-28', '#a9b8c2', 1.6) +
    fillShape('M-2-3V-9H1V-3Z', TOWER_COLOURS.ink),
  /** For the corners of the board: broad enough to hide where four pictures meet. */
  corner:
    groundShadow(7, 3, 14, 7, 0.26) +
    shaft(11, 20) +
    outlineShape(
      'M-13.5-18V-27H-8.5V-24H-4V-27.5H4V-24H8.5V-27H13.5V-18Q0-12-13.5-18Z',
      TOWER_COLOURS.stone,
      1.5,
    ) +
    fillShape('M5-15.5V-24H8.5V-27H13V-18Z', TOWER_COLOURS.stoneShade) +
    outlineShape('M-9-24L-.5-44 9-24Q0-20-9-24Z', ROOFS[0].lit, 1.4) +
    fillShape('M-.5-43L8.5-24Q4-22 1.5-22Z', ROOFS[0].shade) +
    fillShape('M-2.5-3V-11H1.5V-3Z', TOWER_COLOURS.ink),
};
