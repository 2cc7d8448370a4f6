import { BOTS, type Bot, wakeBot } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { CHANCE, OVER, Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import { isLong } from '../../../scripts/long.mjs';
import { uct } from './uct.ts';

const { fast } = carcassonne;

/** Games won by the first bot, each draw from both seats. */
function won(bot: Bot, other: Bot, deals: number): number {
  const read = carcassonne.readOptions({ edition: 'c2' });
  if (!read.ok) throw new Error(read.because);
  let sum = 0;
  for (let game = 0; game < 2 * deals; game++) {
    const own = game % 2;
    const state = carcassonne.setup(read.value);
    const dealer = new Sfc32(700 + (game >> 1));
    const minds = new Sfc32(game, 1);
    for (let who = fast.actor(state); who !== OVER; who = fast.actor(state))
      if (who === CHANCE) fast.play(state, fast.deal(state, dealer));
      else
        fast.play(
          state,
          fast.encode(state, (who === own ? bot : other).choose(carcassonne, state, who, minds)),
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
      await wakeBot('carcassonne', isLong ? 'strong@1000' : 'strong@50'),
      uct(isLong ? 5000 : 40),
      deals,
    );
    expect(score).toBeGreaterThanOrEqual(0.95 * 2 * deals);
  },
  isLong ? 3_600_000 : 120_000,
);
