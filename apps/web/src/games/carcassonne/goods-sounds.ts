import type { Good } from '@bastide/carcassonne';
import { noise, type Recipe, sine, triangle } from '../../sound/strands.ts';

/** What goods sound like; the third edition has chickens for wine. */
export const GOODS_SOUNDS: Readonly<Record<Good | 'chicken', Recipe>> = {
  cloth: { called: 'cloth', next: 0.2, strands: [noise(0, 0.2, [700, 1400], 0.14)] },
  grain: {
    called: 'grain',
    next: 0.25,
    strands: [0, 0.04, 0.07, 0.12, 0.15, 0.2].map((at) => noise(at, 0.02, 5200, 0.16)),
  },
  wine: {
    called: 'wine',
    next: 0.2,
    strands: [sine(0, 0.07, [320, 900], 0.3), noise(0.02, 0.04, 1500, 0.14)],
  },
  chicken: {
    called: 'chicken',
    next: 0.3,
    strands: [triangle(0, 0.06, [480, 640], 0.16), triangle(0.11, 0.1, [560, 820], 0.18)],
  },
};
