import type { Catan } from '@bastide/catan';
import { DICE_SUMS } from '@bastide/fair';
import type { DrawsCounted } from '../../game/hosted.ts';

/** Two dice that nobody can tell apart: 1-1, 1-2 … 6-6. */
const PAIRS = Array.from({ length: 6 }, (_, low) =>
  Array.from({ length: 6 - low }, (_, more) => ({ low: low + 1, high: low + 1 + more })),
).flat();
const CARDS = ['knight', 'point', 'roads', 'plenty', 'monopoly'] as const;

const sumOf = ([one, other]: readonly [number, number]) => one + other;

/** Dice, and development cards as they are bought. */
export const chance: readonly DrawsCounted<Catan>[] = [
  {
    name: 'sums',
    bars: DICE_SUMS.map(({ sum }) => String(sum)),
    ways: DICE_SUMS.map(({ ways }) => ways),
    barOf: (action) => (action.type === 'dice' ? sumOf(action.dice) - DICE_SUMS[0]!.sum : undefined),
  },
  {
    name: 'pairs',
    bars: PAIRS.map(({ low, high }) => `${low}-${high}`),
    ways: PAIRS.map(({ low, high }) => (low === high ? 1 : 2)),
    barOf(action) {
      if (action.type !== 'dice') return undefined;
      const [least, most] = [Math.min(...action.dice), Math.max(...action.dice)];
      return PAIRS.findIndex(({ low, high }) => low === least && high === most);
    },
  },
  {
    name: 'cards',
    bars: CARDS,
    barOf: (action) => (action.type === 'dealt' ? CARDS.indexOf(action.card) : undefined),
  },
];
