import type { Point } from '../../../../art/pen/vectors.ts';

/** Houses round a corner that lies inside a town: their feet from the corner, in units. North to south. */
export const CORNER_HOUSES: readonly {
  readonly at: Point;
  readonly name: 'gable0' | 'gable1' | 'gable3' | 'ridge2';
}[] = [
  { at: [-2, -19], name: 'gable3' },
  { at: [-30, 6], name: 'gable1' },
  { at: [30, 7], name: 'gable0' },
  { at: [0, 12], name: 'ridge2' },
  { at: [1, 38], name: 'gable0' },
];
