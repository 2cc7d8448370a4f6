import { askBot, greedy, wakeBot } from '@bastide/bots';
import { type Game, Sfc32, seeded, type Types } from '@bastide/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { thinking } from '../../src/bots/think.ts';
import { GAMES } from '../../src/games.ts';

afterEach(() => vi.restoreAllMocks());

/** What the server lets a bot spend. */
const WORK = 4000;
const SEED = 1;

/** The game when greedy seats have had so many decisions with a choice, and who is to act. */
function begun(game: Game<Types>, decisions: number) {
  const options = game.readOptions({});
  if (!options.ok) throw new Error(options.because);
  const state = game.setup(options.value);
  const random = new Sfc32(5);
  const deal = seeded(random);
  const bot = greedy();
  for (let left = decisions; ; ) {
    const by = game.actors(state)[0]!;
    if (by !== 'chance' && game.actions(state, by).length > 2 && left-- === 0) return { state, seat: by };
    const action = by === 'chance' ? deal(game, state)! : bot.choose(game, state, by, random);
    game.apply(state, by, action);
  }
}

test('the master thinks by work and not by the clock, here on a machine that stands still for an hour at every look', async () => {
  const { game, rules } = GAMES.newest('catan')!;
  const { state, seat } = begun(game, 4);
  const view = game.view(state, seat);
  const strong = await wakeBot(game.name, 'strong');
  const moved = (work: number) => askBot(game, strong, view, seat, new Sfc32(SEED), { work });
  const wanted = moved(WORK);
  // A decision in which work counts.
  expect(moved(1)).not.toEqual(wanted);
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 3_600_000;
    return now;
  });
  const question = { game: game.name, rules, bot: 'strong', seat, view, seed: SEED };
  expect(await thinking(GAMES)(question)).toEqual(wanted);
});
