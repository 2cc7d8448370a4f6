import { tilesIn } from '../../tiles/notation.ts';
import type { SetFacts } from '../set-facts.ts';
import { INNS } from './tiles.ts';

/** Bit of `state.rules`. */
export const PLAIN_UNFINISHED = 2048;

export const BIG = 1;

const tiles = tilesIn(INNS);

/** Its options. */
export interface InnsOptions {
  /**
   * An unfinished road with an inn or city with a cathedral brings nothing, or counts as if they were not there.
   * CAR-IC-05, CAR-IC-06
   */
  readonly icUnfinished: 'zero' | 'plain';
}

/** Inns & Cathedrals. CAR-IC-01 */
export const innsFacts = {
  name: 'inns',
  figures: {
    /** Counts as two meeples. CAR-IC-02 */
    big: { number: BIG, count: 1, strength: 2, on: ['road', 'city', 'monastery', 'field'] },
  },
  lists: [{ listOrder: 3, text: INNS, tiles }],
  brings: () => tiles,
  choices: {
    icUnfinished: ['zero', 'plain'],
  },
  optionOrder: 3,
  rows: { icUnfinished: ['zero', 'zero', 'zero', 'zero'] },
  optionRules: { icUnfinished: [8, 'CAR-IC-06'] },
  optionsByRule: [
    ['CAR-IC-05', ['icUnfinished']],
    ['CAR-IC-06', ['icUnfinished']],
  ],
  rules: [[PLAIN_UNFINISHED, ({ icUnfinished }) => icUnfinished === 'plain']],
} as const satisfies SetFacts;
