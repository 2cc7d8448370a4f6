import { SYMBOLS, tilesIn } from '../../tiles/notation.ts';
import { replaced } from '../../tiles/replaced.ts';
import type { SetFacts } from '../set-facts.ts';
import { TRADERS, TRADERS_RIVER, TRADERS_THIRD } from './tiles.ts';

const first = tilesIn(TRADERS);
const later = tilesIn(TRADERS_THIRD);
const third = replaced(first, later, ['TB-T']);
const beside = tilesIn(TRADERS_RIVER);

/** Kinds of goods: the symbols in cities. CAR-TB-GOODS-01 */
export const GOODS = SYMBOLS;
export type Good = (typeof GOODS)[number];

/** Bits of `state.rules`. */
export const PAIRED_BUILDER = 256;
export const SHIELD_PIGS = 512;
export const SECOND_IS_ASKED = 1024;

export const BUILDER = 3;
export const PIG = 4;

/** Its options. */
export interface TradersOptions {
  /** Picture on the nine tokens; rules and records call them wine. CAR-GEN-05 */
  readonly thirdGood: 'wine' | 'chicken';
  /**
   * `classic` joins an own meeple that stands already (CAR-TB-BUILDER-01…14), `paired` arrives beside the meeple one
   * places, and leaves when it works (CAR-TB-BUILDER-20…30).
   */
  readonly builderRule: 'classic' | 'paired';
  /** `asked` the builder's second tile is taken or left, `always` it follows by itself. CAR-TB-DOUBLE-06 */
  readonly secondTile: 'always' | 'asked';
  /**
   * `bonus` one more for each city of its field at the end (CAR-TB-PIG-01…10), `shield-city` pays whenever a city with a
   * coat of arms is completed (CAR-TB-PIG-20…30).
   */
  readonly pigRule: 'bonus' | 'shield-city';
  /** Printing of the tiles. */
  readonly tradersTiles: 'first' | 'third';
}

/** Traders & Builders: goods, the builder and the pig. */
export const tradersFacts = {
  name: 'traders',
  figures: {
    /** CAR-TB-BUILDER-02, CAR-TB-BUILDER-04, CAR-TB-BUILDER-20 */
    builder: {
      number: BUILDER,
      count: 1,
      strength: 0,
      on: ['road', 'city'],
      isPaired: ({ builderRule }) => builderRule === 'paired',
    },
    /** CAR-TB-PIG-01, CAR-TB-PIG-02, CAR-TB-PIG-20 */
    pig: {
      number: PIG,
      count: 1,
      strength: 0,
      on: ['field'],
      isPaired: ({ pigRule }) => pigRule === 'shield-city',
    },
  },
  lists: [
    { listOrder: 1, text: TRADERS, tiles: first },
    { listOrder: 2, text: TRADERS_THIRD, tiles: later },
    { listOrder: 6, text: TRADERS_RIVER, tiles: beside },
  ],
  brings: ({ tradersTiles }) => (tradersTiles === 'third' ? third : first),
  /** The third edition's tile beside a river. CAR-RIV-09 */
  changes: (played, { sets, tradersTiles }) =>
    sets.includes('river') && tradersTiles === 'third' ? [...played, ...beside] : played,
  tileOptions: ['tradersTiles'],
  choices: {
    thirdGood: ['wine', 'chicken'],
    builderRule: ['classic', 'paired'],
    secondTile: ['always', 'asked'],
    pigRule: ['bonus', 'shield-city'],
    tradersTiles: ['first', 'third'],
  },
  optionOrder: 1,
  // biome-ignore format: a table
  rows: {
    thirdGood:    ['wine',    'wine',    'wine',    'chicken'],
    builderRule:  ['classic', 'classic', 'classic', 'paired'],
    secondTile:   ['asked',   'asked',   'asked',   'always'],
    pigRule:      ['bonus',   'bonus',   'bonus',   'shield-city'],
    tradersTiles: ['first',   'first',   'first',   'third'],
  },
  optionRules: {
    pigRule: [1, 'CAR-TB-PIG-21'],
    builderRule: [2, 'CAR-TB-BUILDER-20'],
    secondTile: [3, 'CAR-TB-DOUBLE-06'],
    thirdGood: [4, 'CAR-GEN-05'],
    tradersTiles: [5, 'CAR-TB-TILES-06'],
  },
  optionsByRule: [
    ['CAR-TB-PIG', ['pigRule']],
    ['CAR-TB-PIG-05', ['pigRule', 'fieldScoring']],
    ['CAR-TB-PIG-06', ['pigRule', 'fieldScoring']],
    ['CAR-TB-BUILDER', ['builderRule']],
    ['CAR-TB-BUILDER-25', ['builderRule', 'secondTile']],
    ['CAR-TB-DOUBLE', ['builderRule']],
    ['CAR-TB-DOUBLE-06', ['secondTile']],
    ['CAR-TB-TILES', ['tradersTiles']],
    ['CAR-GEN-05', ['thirdGood']],
    ['CAR-RIV-09', ['tradersTiles']],
  ],
  // Earlier records were played so: the second tile followed by itself.
  before: { secondTile: 'always' },
  about: {
    'CAR-TB-BUILDER-05': 'figure',
    'CAR-TB-BUILDER-20': 'figure',
    'CAR-TB-BUILDER-24': 'figure',
    'CAR-TB-PIG-03': 'figure',
    'CAR-TB-PIG-20': 'figure',
    'CAR-TB-BUILDER-04': 'never',
    'CAR-TB-PIG-01': 'never',
  },
  scalars: ['secondPart', 'pending'],
  /** `goods`, at `bySeat(good, seat)`: tokens. CAR-TB-GOODS-02 */
  arrays: { goods: GOODS.length },
  rules: [
    [PAIRED_BUILDER, ({ builderRule }) => builderRule === 'paired'],
    [SHIELD_PIGS, ({ pigRule }) => pigRule === 'shield-city'],
    [SECOND_IS_ASKED, ({ secondTile }) => secondTile === 'asked'],
  ],
  phases: ['farmer', 'second'],
} as const satisfies SetFacts;
