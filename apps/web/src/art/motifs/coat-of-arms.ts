import { COLOURS } from '../palette.ts';
import { fillShape, outlineShape } from './shapes.ts';

const C = COLOURS;

/** Coat of arms about 36 × 42 round (0, −16): a golden tower on deep green with an ivory rim. */
export const COAT_OF_ARMS =
  outlineShape('M-18-36H18V-15Q16-2 0 5-16-2-18-15Z', C.vellum, 2) +
  outlineShape('M-14-32H14V-15Q12-5 0 .5-12-5-14-15Z', C.arms, 1.2) +
  fillShape('M0-32H14V-15Q12-5 0 .5Z', C.armsShade) +
  outlineShape('M-7-5V-19H-9V-27H-5V-24H-2V-27H2V-24H5V-27H9V-19H7V-5Q0-1-7-5Z', C.gold, 1.2) +
  fillShape('M-2-5V-11Q0-14 2-11V-4Z', C.ink);
