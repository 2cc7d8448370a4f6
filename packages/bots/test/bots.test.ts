import { BOT_NAMES, BOTS, type InstantBotName, isBotName } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { type Game, type Random, Sfc32, type Types } from '@bastide/contract';
import { describe, expect, test } from 'vitest';

const optionsOf = (input: object) => {
  const read = carcassonne.readOptions(input);
  if (!read.ok) throw new Error(read.because);
  return read.value;
};

/** Plays to the end and lets `look` see every decision before it is taken. */
function playThrough<T extends Types>(
  game: Game<T>,
  options: T['Options'],
  seed: number,
  choose: (state: T['State'], seat: number, random: Random) => T['Action'],
): T['State'] {
  const random = new Sfc32(seed);
  const state = game.setup(options);
  for (let actor = game.actors(state)[0]; actor !== undefined; actor = game.actors(state)[0]) {
    const action =
      actor === 'chance'
        ? game.fast.decode(state, game.fast.sampleChance(state, random))
        : choose(state, actor, random);
    const refusal = game.refusal(state, actor, action);
    if (refusal) throw new Error(`${JSON.stringify(action)}: ${refusal.because}`);
    game.apply(state, actor, action);
  }
  return state;
}

describe.each(Object.keys(BOTS) as InstantBotName[])('%s', (name) => {
  // Those with a personality play as greedy does.
  const isPlain = name === 'random' || name === 'greedy';
  test.each(isPlain ? [2, 3, 4, 5, 6] : [3])('plays whole games with %i seats by the rules', (seats) => {
    for (const sets of [[], ['traders']]) {
      const bot = BOTS[name]();
      const state = playThrough(carcassonne, optionsOf({ seats, sets }), seats, (state, seat, random) =>
        bot.choose(carcassonne, state, seat, random),
      );
      expect(carcassonne.outcome(state)?.points).toHaveLength(seats);
    }
  });

  test('decides alike in equal states with equal generators, whatever it has seen before', () => {
    const options = optionsOf({ seats: 3, sets: ['traders'] });
    const used = BOTS[name]();
    let decisions = 0;
    playThrough(carcassonne, options, 5, (state, seat, random) => {
      decisions++;
      const action = used.choose(carcassonne, state, seat, new Sfc32(decisions));
      const fresh = BOTS[name]().choose(carcassonne, state, seat, new Sfc32(decisions));
      expect(fresh).toEqual(action);
      // Every third step goes astray, so that many kinds of states are seen.
      return decisions % 3 === 0 ? BOTS.random().choose(carcassonne, state, seat, random) : action;
    });
    expect(decisions).toBeGreaterThan(90);
  });

  test('leaves the state as it is', () => {
    const bot = BOTS[name]();
    playThrough(carcassonne, optionsOf({ sets: ['traders'] }), 6, (state, seat, random) => {
      const numbers = state.all.slice();
      const board = state.board.slice();
      const action = bot.choose(carcassonne, state, seat, random);
      expect(state.all.every((number, i) => number === numbers[i])).toBe(true);
      expect(state.board.every((number, i) => number === board[i])).toBe(true);
      return action;
    });
  });

  test('decides by what its seat may know', () => {
    const bot = BOTS[name]();
    let decisions = 0;
    playThrough(carcassonne, optionsOf({ seats: 4, sets: ['traders'] }), 7, (state, seat, random) => {
      decisions++;
      const action = bot.choose(carcassonne, state, seat, new Sfc32(decisions));
      const known = carcassonne.determinize(carcassonne.view(state, seat), random);
      expect(bot.choose(carcassonne, known, seat, new Sfc32(decisions))).toEqual(action);
      return action;
    });
  });
});

test('`isBotName` knows the names of all bots', () => {
  expect(BOT_NAMES.every(isBotName)).toBe(true);
  expect([undefined, 'toString', 'Greedy', 3].some(isBotName)).toBe(false);
  for (const [name, wake] of Object.entries(BOTS)) expect(wake().name).toBe(name);
});
