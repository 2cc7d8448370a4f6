import { BOTS, type InstantBotName } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { type Game, Sfc32, type Types } from '@bastide/contract';
import { describe, expect, test } from 'vitest';

/** Lets `look` see some decisions of a game between bots of that name. */
function decisions(
  game: Game<Types>,
  name: InstantBotName,
  look: (state: Types['State'], seat: number, random: () => Sfc32) => void,
): void {
  const options = game.readOptions({ seats: 3 });
  if (!options.ok) throw new Error(options.because);
  const state = game.setup(options.value);
  const bot = BOTS[name]();
  const chance = new Sfc32(9);
  for (let i = 0; i < 150 && game.actors(state).length > 0; i++) {
    const actor = game.actors(state)[0]!;
    if (actor === 'chance')
      game.apply(state, actor, game.fast.decode(state, game.fast.sampleChance(state, chance)));
    else {
      if (i % 4 === 0) look(state, actor, () => new Sfc32(i));
      game.apply(state, actor, bot.choose(game, state, actor, new Sfc32(i)));
    }
  }
}

describe.each([
  ['carcassonne', carcassonne],
  ['catan', catan],
] as unknown as [string, Game<Types>][])('%s', (_, game) => {
  test.each(['beginner', 'greedy', 'baron'] as const)(
    '%s tells what it weighed: its own move first',
    (name) => {
      const bot = BOTS[name]();
      let [told, compared] = [0, 0];
      decisions(game, name, (state, seat, random) => {
        const chosen = bot.choose(game, state, seat, random());
        const thoughts = BOTS[name]().consider(game, state, seat, random());
        expect(thoughts[0]!.action).toEqual(chosen);
        const written = thoughts.map(({ action }) => game.text.write(action));
        expect(new Set(written).size).toBe(written.length);
        for (const { action, then, chance } of thoughts) {
          expect(game.refusal(state, seat, action)).toBeUndefined();
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
          const after = game.clone(state);
          for (const one of [action, ...then]) {
            expect(game.refusal(after, seat, one)).toBeUndefined();
            game.apply(after, seat, one);
          }
        }
        told += thoughts.length;
        if (thoughts.some(({ terms }) => terms.length > 0)) compared++;
      });
      expect(told).toBeGreaterThan(60);
      expect(compared).toBeGreaterThan(10);
    },
  );
});
