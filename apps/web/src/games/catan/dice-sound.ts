import { noise, type Recipe, triangle } from '../../sound/strands.ts';

/** Two dice that roll over the table. */
export const DICE: Recipe = {
  called: 'dice',
  next: 0.42,
  strands: [0, 0.05, 0.13, 0.2, 0.29].flatMap((at, i) => [
    noise(at, 0.025, 2600 - 250 * i, 0.3),
    triangle(at, 0.03, 900 - 60 * i, 0.12),
  ]),
};
