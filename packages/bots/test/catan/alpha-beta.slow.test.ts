import { BOTS, type Bot, loadBot } from '@bastide/bots';
import { expect, test } from 'vitest';
import { isLong } from '../../../../scripts/scope.mjs';
import { alphaBeta } from './alpha-beta.ts';
import { wonAlone } from './table.ts';

/** Alone among others, without trades between players: AlphaBeta knows none. */
const won = (bot: Bot, other: Bot, seats: number, deals: number): number =>
  wonAlone(bot, other, { seats, playerTrades: false }, deals, 310);

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
    const strong = await loadBot('catan', 'strong');
    expect(won(strong, alphaBeta(), seats, DEALS)).toBeGreaterThanOrEqual(share * seats * DEALS);
  },
  isLong ? 3_600_000 : 120_000,
);
