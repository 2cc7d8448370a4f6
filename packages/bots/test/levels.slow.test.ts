import { BOTS, botsFor, LEVELS } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { CHANCE, type Game, OVER, Sfc32, type Types } from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { isLong } from '../../../scripts/scope.mjs';

const GAMES = isLong ? 100 : 16;

/** Parts of games won by the first of two bots; the seats alternate. */
function share(game: Game<Types>, better: keyof typeof BOTS, worse: keyof typeof BOTS): number {
  const read = game.readOptions({ seats: 2 });
  if (!read.ok) throw new Error(read.because);
  const { fast } = game;
  const bots = [BOTS[better](), BOTS[worse]()];
  const state = game.setup(read.value);
  let won = 0;
  for (let index = 0; index < GAMES; index++) {
    const random = new Sfc32(17, index);
    fast.reset(state);
    for (let who = fast.actor(state); who !== OVER; who = fast.actor(state)) {
      if (who === CHANCE) {
        fast.play(state, fast.sampleChance(state, random));
        continue;
      }
      // Where several decide at once, the first of them.
      const actor = game.actors(state)[0] as number;
      const bot = bots[(actor + index) % 2]!;
      game.apply(state, actor, bot.choose(game, state, actor, random));
    }
    const winners = game.outcome(state)?.winners ?? [];
    if (winners.includes(index % 2)) won += 1 / winners.length;
  }
  return won / GAMES;
}

describe.each([
  ['carcassonne', carcassonne],
  ['catan', catan],
] as unknown as [string, Game<Types>][])('%s', (name, game) => {
  test('has four levels and at least three characters', () => {
    const able = botsFor(name);
    expect(LEVELS.filter((level) => able.includes(level))).toEqual(LEVELS);
    expect(able.length).toBeGreaterThanOrEqual(1 + LEVELS.length + 3);
  });

  test.each([
    ['beginner', 'random'],
    ['casual', 'beginner'],
    ['greedy', 'casual'],
  ] as const)(
    '%s plays better than %s, but does not win everything',
    (better, worse) => {
      const won = share(game, better, worse);
      expect(won).toBeGreaterThan(0.55);
      if (worse !== 'random') expect(won).toBeLessThan(0.95);
    },
    120_000,
  );

  test('a misjudgement is an opinion: the same position is judged alike, whatever was seen before', () => {
    const read = game.readOptions({ seats: 2 });
    if (!read.ok) throw new Error(read.because);
    const random = new Sfc32(2);
    const state = game.setup(read.value);
    const used = BOTS.beginner();
    for (let i = 0; i < 60 && game.fast.actor(state) !== OVER; i++) {
      const actor = game.actors(state)[0]!;
      if (actor === 'chance') game.fast.play(state, game.fast.sampleChance(state, random));
      else {
        const action = used.choose(game, state, actor, new Sfc32(i));
        expect(BOTS.beginner().choose(game, state, actor, new Sfc32(i))).toEqual(action);
        game.apply(state, actor, action);
      }
    }
  });
});
