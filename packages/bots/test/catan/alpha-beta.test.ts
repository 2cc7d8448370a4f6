import { BOTS, type Bot, wakeBot } from '@bastide/bots';
import { expect, test } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { alphaBeta } from './alpha-beta.ts';
import { playByViews, setUp } from './table.ts';

/** Games won of the same deals with `bot` at each seat in turn among others. */
function won(bot: Bot, other: Bot, seats: number, deals: number): number {
  let sum = 0;
  for (let deal = 0; deal < deals; deal++)
    for (let own = 0; own < seats; own++) {
      const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? bot : other));
      sum += playByViews(setUp({ seats, noPlayerTrades: true }), bots, 310 + deal)[own]!;
    }
  return sum;
}

test('the opponent that others measure themselves by is one: it beats random ones', () => {
  expect(won(alphaBeta(), BOTS.random(), 3, 1)).toBe(3);
});

const DEALS = isLong ? 50 : 2;

test.each([
  [4, 0.5],
  [2, isLong ? 0.75 : 0.5],
])(
  'at a table of %i the strong bot wins at least this share against it: %d',
  async (seats, share) => {
    const strong = await wakeBot('catan', 'strong');
    expect(won(strong, alphaBeta(), seats, DEALS)).toBeGreaterThanOrEqual(share * seats * DEALS);
  },
  isLong ? 3_600_000 : 120_000,
);
