import { BOTS } from '@bastide/bots';
import { CHANCE, Sfc32, type Types } from '@bastide/contract';
import { expect, test } from 'vitest';
import { WORKER_LIMIT } from '../../src/bots/over-bus.ts';
import { thinking } from '../../src/bots/think.ts';
import { GAMES } from '../../src/games.ts';

/** A tile to be laid in the middle of the largest game that there is. */
function midgame(): { readonly seat: number; readonly view: unknown } {
  const { game } = GAMES.newest('carcassonne')!;
  const sets = ['river', 'inns', 'traders', 'abbot'];
  const read = game.readOptions({ seats: 6, sets });
  if (!read.ok) throw new Error(read.because);
  const state = game.setup(read.value);
  const random = new Sfc32(1);
  const bot = BOTS.random();
  for (let tiles = 0; ; ) {
    const who = game.fast.actor(state);
    if (who === CHANCE) tiles++;
    if (tiles === 60 && who !== CHANCE) return { seat: who, view: game.view(state, who) };
    const action: Types['Action'] =
      who === CHANCE
        ? game.fast.decode(state, game.fast.deal(state, random))
        : bot.choose(game, state, who, random);
    game.apply(state, who === CHANCE ? 'chance' : who, action);
  }
}

test('the strongest bot answers before a worker counts as dead, however large the game is', async () => {
  const { rules } = GAMES.newest('carcassonne')!;
  const think = thinking(GAMES);
  const question = { game: 'carcassonne', rules, bot: 'strong', seed: 1, ...midgame() };
  await think(question); // what it has learnt is there, and its program warm
  const since = performance.now();
  expect(await think(question)).toMatchObject({ type: 'place' });
  expect(performance.now() - since).toBeLessThan(WORKER_LIMIT);
}, 60_000);
