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

test(
  `the strong bot wins half of ${4 * DEALS} games against three of it`,
  async () => {
    const strong = await wakeBot('catan', 'strong');
    expect(won(strong, alphaBeta(), 4, DEALS)).toBeGreaterThanOrEqual(0.5 * 4 * DEALS);
  },
  isLong ? 3_600_000 : 120_000,
);
