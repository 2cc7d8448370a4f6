import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { type Game, Sfc32, seededDealer, type Types } from '@bastide/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { loadBot } from '../src/index.ts';

afterEach(() => vi.restoreAllMocks());

/** Looks at the clock once the time is over: a few loops end, one after the other. */
const LOOKS_AFTER = 40;

test.each([
  ['carcassonne', carcassonne as unknown as Game<Types>, { seats: 2 }],
  ['carcassonne', carcassonne as unknown as Game<Types>, { seats: 3, sets: ['inns', 'traders', 'abbot'] }],
  ['catan', catan as unknown as Game<Types>, { seats: 2 }],
  ['catan', catan as unknown as Game<Types>, { seats: 4 }],
] as const)('the master of %s ends its thought as soon as its time is over', async (name, game, asked) => {
  const options = game.readOptions(asked);
  if (!options.ok) throw new Error(options.because);
  const bot = await loadBot(name, 'strong');
  const random = new Sfc32(3);
  const deal = seededDealer(random);
  const state = game.setup(options.value);
  let asks = 0;
  for (let step = 0; step < 400; step++) {
    const [actor] = game.actors(state);
    if (actor === undefined) break;
    if (actor !== 'chance' && step % 7 === 0) {
      const time = 1 + random.below(30);
      let now = 0;
      // Any work between two looks takes a millisecond.
      const clock = vi.spyOn(Date, 'now').mockImplementation(() => now++);
      const known = game.determinize(game.view(state, actor), random);
      const action = bot.choose(game, known, actor, random, { time });
      clock.mockRestore();
      expect(game.refusal(known, actor, action)).toBeUndefined();
      expect(now).toBeLessThanOrEqual(time + LOOKS_AFTER);
      asks++;
    }
    const open = game.actions(state, actor);
    game.apply(state, actor, actor === 'chance' ? deal(game, state)! : open[random.below(open.length)]!);
  }
  expect(asks).toBeGreaterThan(10);
});

test('without a budget of time no clock is asked for, so that equal work gives equal decisions', async () => {
  const clock = vi.spyOn(Date, 'now');
  for (const game of [carcassonne, catan] as unknown as Game<Types>[]) {
    const options = game.readOptions({ seats: 2 });
    if (!options.ok) throw new Error(options.because);
    const bot = await loadBot(game.name, 'strong');
    const state = game.setup(options.value);
    game.apply(state, 'chance', seededDealer(new Sfc32(1))(game, state)!);
    clock.mockClear();
    const answers = [1, 1].map(() => bot.choose(game, state, 0, new Sfc32(5), { work: 50 }));
    expect(answers[0]).toEqual(answers[1]);
    // The start is read once for each of the two.
    expect(clock.mock.calls.length).toBeLessThanOrEqual(2);
  }
});
