import type { TileFacts } from '../../tiles/notation.ts';

/** One copy of each of these types shows a garden, which matters only when abbots play. CAR-ABB-02 */
export const GARDENS: readonly string[] = [
  'BA-E',
  'BA-H',
  'BA-I',
  'BA-M',
  'BA-N',
  'BA-R',
  'BA-U',
  'BA-V',
  'RI-J',
  'IC-B',
  'IC-H',
  'TB-K',
  'TB-U',
];

/** The copy with the garden, a type of its own: `BA-Eg` is `BA-E` with the segment `g1`. */
export const withGarden = (tile: TileFacts): TileFacts => ({
  ...tile,
  id: `${tile.id}g`,
  copies: 1,
  segments: [...tile.segments, { kind: 'garden', name: 'g1' }],
});
