import { BOTS, type Bot, loadBot } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import { isLong } from '../../../scripts/scope.mjs';
import { playThrough, setUp } from './carcassonne-table.ts';
import { uct } from './uct.ts';

/** Games won by the first bot, each draw from both seats. */
function won(bot: Bot, other: Bot, deals: number): number {
  let sum = 0;
  for (let game = 0; game < 2 * deals; game++) {
    const own = game % 2;
    const minds = new Sfc32(game, 1);
    const state = playThrough(setUp({ edition: 'c2' }), 700 + (game >> 1), (now, seat) =>
      (seat === own ? bot : other).choose(carcassonne, now, seat, minds),
    );
    const { winners } = carcassonne.outcome(state)!;
    if (winners.includes(own)) sum += 1 / winners.length;
  }
  return sum;
}

test('the opponent that others measure themselves by is one: it beats random ones', () => {
  expect(won(uct(isLong ? 5000 : 40), BOTS.random(), 1)).toBe(2);
});

test(
  'the strong bot wins against UCT with random playouts',
  async () => {
    const deals = isLong ? 20 : 1;
    const score = won(
      await loadBot('carcassonne', isLong ? 'strong@1000' : 'strong@50'),
      uct(isLong ? 5000 : 40),
      deals,
    );
    expect(score).toBeGreaterThanOrEqual(0.95 * 2 * deals);
  },
  isLong ? 3_600_000 : 120_000,
);
