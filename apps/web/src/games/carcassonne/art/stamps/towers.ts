import { COLOURS, ROOFS } from '../../../../art/palette.ts';
import { short } from '../../../../art/pen/paths.ts';
import { flat, inked, line, shade } from '../../../../art/stamps/ink.ts';

const C = COLOURS;

/** A round shaft: lit strip on the left, shade on the right. */
const shaft = (w: number, h: number) =>
  inked(`M${-w} 0V${-h}H${w}V0Q0 ${short(w * 0.7)} ${-w} 0Z`, C.stoneMid, 1.4) +
  flat(`M${-w + 1} 0V${-h}H${short(-w * 0.25)}V${short(w * 0.32)}Z`, C.stone) +
  flat(`M${short(w * 0.35)} ${short(w * 0.28)}V${-h}H${w - 0.6}V0Z`, C.stoneShade);

/** Towers of town walls, origin in the middle of the foot. */
export const TOWERS = {
  /** Round, crenellated. */
  tower:
    shade(6, 1, 10, 5, 0.26) +
    shaft(7.5, 17) +
    inked('M-9.5-15V-23H-5.5V-20.5H-2V-23H2V-20.5H5.5V-23H9.5V-15Q0-11-9.5-15Z', C.stone, 1.4) +
    flat('M3-13.5V-20.5H5.5V-23H9V-15Z', C.stoneShade) +
    flat('M-2-4V-10H1V-4Z', C.ink),
  /** Round, with a slate cone. */
  cone:
    shade(6, 1, 10, 5, 0.26) +
    shaft(7.5, 18) +
    inked('M-10.5-16L-1-38 10.5-16Q0-11-10.5-16Z', C.slate, 1.4) +
    flat('M-1-37L10-16Q5-13.5 2-13.5Z', C.slateShade) +
    line('M-6.5-18L-2.5-28', '#a9b8c2', 1.6) +
    flat('M-2-3V-9H1V-3Z', C.ink),
  /** For the corners of the board: broad enough to hide where four pictures meet. */
  corner:
    shade(7, 3, 14, 7, 0.26) +
    shaft(11, 20) +
    inked('M-13.5-18V-27H-8.5V-24H-4V-27.5H4V-24H8.5V-27H13.5V-18Q0-12-13.5-18Z', C.stone, 1.5) +
    flat('M5-15.5V-24H8.5V-27H13V-18Z', C.stoneShade) +
    inked('M-9-24L-.5-44 9-24Q0-20-9-24Z', ROOFS[0].lit, 1.4) +
    flat('M-.5-43L8.5-24Q4-22 1.5-22Z', ROOFS[0].shade) +
    flat('M-2.5-3V-11H1.5V-3Z', C.ink),
};
