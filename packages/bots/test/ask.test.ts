import { askBot, askWith, BOTS, type Bot } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { type Game, Sfc32, seededDealer, type Types } from '@bastide/contract';
import { expect, test } from 'vitest';

/** A game after its first acts of chance: a seat is to act. */
function begun<T extends Types>(game: Game<T>, seed: number) {
  const options = game.readOptions({ seats: 2 });
  if (!options.ok) throw new Error(options.because);
  const state = game.setup(options.value);
  const deal = seededDealer(new Sfc32(seed));
  while (game.actors(state)[0] === 'chance') game.apply(state, 'chance', deal(game, state)!);
  return state;
}

const shown = (view: unknown) => JSON.parse(JSON.stringify(view));

test('a bot needs no more than a view, and decides alike for equal views and generators', () => {
  const state = begun(catan, 3);
  for (const bot of [BOTS.random(), BOTS.greedy()]) {
    const ask = () => askBot(catan, bot, shown(catan.view(state, 0)), 0, new Sfc32(7));
    const action = ask();
    expect(catan.refusal(state, 0, action)).toBeUndefined();
    expect(ask()).toEqual(action);
  }
});

test('without secrets the state itself gives the same decision', () => {
  const state = begun(carcassonne, 3);
  const bot = BOTS.greedy();
  const action = askWith(carcassonne, bot, state, 0, new Sfc32(7));
  expect(askBot(carcassonne, bot, shown(carcassonne.view(state, 0)), 0, new Sfc32(7))).toEqual(action);
});

test('a bot that breaks the rules is told so by name', () => {
  const cheat: Bot = { name: 'cheat', choose: () => ({ type: 'end' }) };
  const state = begun(catan, 3);
  expect(() => askBot(catan, cheat, catan.view(state, 0), 0, new Sfc32(1))).toThrow(
    'cheat may not {"type":"end"}: a settlement is to be placed',
  );
});
