import { KINDS } from '../../tiles/notation.ts';
import type { SetFacts } from '../set-facts.ts';
import { GARDENS, withGarden } from './tiles.ts';

export const ABBOT = 2;
/** Kind of segment. CAR-ABB-02 */
export const GARDEN = KINDS.indexOf('garden');

/** The abbot and the gardens. CAR-ABB-01 */
export const abbotFacts = {
  name: 'abbot',
  figures: {
    /** CAR-ABB-02, CAR-ABB-05 */
    abbot: { number: ABBOT, count: 1, strength: 1, on: ['monastery', 'garden'] },
  },
  variant: (tile) => (GARDENS.includes(tile.id) ? withGarden(tile) : undefined),
  /** One copy of each of these types shows its garden. */
  changes: (played) =>
    played.flatMap((tile) => {
      if (!GARDENS.includes(tile.id)) return [tile];
      const rest = tile.copies > 1 ? [{ ...tile, copies: tile.copies - 1 }] : [];
      return [...rest, withGarden(tile)];
    }),
  about: { 'CAR-ABB-01': 'never', 'CAR-ABB-05': 'never' },
} as const satisfies SetFacts;
