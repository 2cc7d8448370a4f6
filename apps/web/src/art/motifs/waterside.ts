import { COLOURS } from '../palette.ts';
import { fillShape, groundShadow, outlineShape, strokePath } from './shapes.ts';

const C = COLOURS;

/** Things that stand on banks or float on lakes, origin in the middle of the foot. */
export const WATERSIDE = {
  boat:
    outlineShape('M-15-4Q-10 4 0 4 10 4 15-5Q0-1-15-4Z', C.trunk, 1.4) +
    outlineShape('M1-5V-27L13-8Z', C.vellum, 1.2) +
    fillShape('M1-5V-27L5-20V-6Z', C.parchmentDeep) +
    strokePath('M0-3V-29M-13 7q6 3 13 1M4 7q4 2 8 0', C.ink, 1.3),
  reeds:
    strokePath('M-5 1q-1-6-3-9M-3 1q0-8-1-13M0 1q0-7 1-10M2 1q0-9 3-14M4 1q1-5 4-8', C.leafDeep, 1.5, true) +
    strokePath('M-4-13v-3M5-14v-3', C.trunk, 2.6, true),
  boulder:
    groundShadow(4, 1, 10, 3.4) +
    outlineShape('M-10 2L-8-7-2-12 6-9 10-2 9 2Q0 5-10 2Z', C.stoneMid, 1.3) +
    fillShape('M-8-6L-2-11 1-6-5-1-9 1Z', C.stone) +
    fillShape('M6-8L9-2 8 2 3 3Z', C.stoneShade),
};
