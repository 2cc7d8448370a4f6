import type { Good } from '@bastide/carcassonne';
import { noiseLayer, type SoundRecipe, sineLayer, triangleLayer } from '../../sound/strands.ts';

/** What goods sound like; the third edition has chickens for wine. */
export const GOODS_SOUNDS: Readonly<Record<Good | 'chicken', SoundRecipe>> = {
  cloth: { name: 'cloth', next: 0.2, layers: [noiseLayer(0, 0.2, [700, 1400], 0.14)] },
  grain: {
    name: 'grain',
    next: 0.25,
    layers: [0, 0.04, 0.07, 0.12, 0.15, 0.2].map((at) => noiseLayer(at, 0.02, 5200, 0.16)),
  },
  wine: {
    name: 'wine',
    next: 0.2,
    layers: [sineLayer(0, 0.07, [320, 900], 0.3), noiseLayer(0.02, 0.04, 1500, 0.14)],
  },
  chicken: {
    name: 'chicken',
    next: 0.3,
    layers: [triangleLayer(0, 0.06, [480, 640], 0.16), triangleLayer(0.11, 0.1, [560, 820], 0.18)],
  },
};
