import { noiseLayer, type SoundRecipe, triangleLayer } from '../../sound/strands.ts';

/** Two dice that roll over the table. */
export const DICE: SoundRecipe = {
  name: 'dice',
  next: 0.42,
  layers: [0, 0.05, 0.13, 0.2, 0.29].flatMap((at, i) => [
    noiseLayer(at, 0.025, 2600 - 250 * i, 0.3),
    triangleLayer(at, 0.03, 900 - 60 * i, 0.12),
  ]),
};
