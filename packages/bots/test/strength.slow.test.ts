import { BOTS } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { CHANCE, OVER, Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import { isLong } from '../../../scripts/scope.mjs';

const GAMES = isLong ? 60 : 20;

/** Games of these in which greedy has more points than random; the seats alternate. */
function wins(sets: readonly string[]): number {
  const read = carcassonne.readOptions({ sets });
  if (!read.ok) throw new Error(read.because);
  const { fast } = carcassonne;
  const state = carcassonne.setup(read.value);
  const bots = [BOTS.greedy(), BOTS.random()];
  let won = 0;
  for (let index = 0; index < GAMES; index++) {
    const random = new Sfc32(11, index);
    const own = index % 2;
    fast.reset(state);
    for (let who = fast.actor(state); who !== OVER; who = fast.actor(state)) {
      const bot = bots[who === own ? 0 : 1]!;
      fast.play(
        state,
        who === CHANCE
          ? fast.sampleChance(state, random)
          : fast.encode(state, bot.choose(carcassonne, state, who, random)),
      );
    }
    if (fast.points(state, own) > fast.points(state, 1 - own)) won++;
  }
  return won;
}

test.each([[[]], [['traders']]])(
  `greedy beats random in ${GAMES} games, with sets %j`,
  (sets) => {
    expect(wins(sets)).toBeGreaterThanOrEqual(0.95 * GAMES);
  },
  180_000,
);
