import { catan, RESOURCES } from '@bastide/catan';
import { Sfc32, seededDealer } from '@bastide/contract';
import { expect, test } from 'vitest';
import { hasNothingToDo } from '../../../src/games/catan/decision/use-auto-end.ts';

/** Plays random games, and looks at the table after each action. */
function lookAtGames(look: (state: ReturnType<typeof catan.setup>) => void): void {
  for (let seed = 1; seed <= 3; seed++) {
    const options = catan.readOptions({ seats: 3 });
    if (!options.ok) throw new Error(options.because);
    const state = catan.setup(options.value);
    const random = new Sfc32(seed);
    const deal = seededDealer(new Sfc32(seed + 10));
    for (let n = 0; n < 900; n++) {
      const [actor] = catan.actors(state);
      if (actor === undefined) break;
      const choices = actor === 'chance' ? [] : catan.actions(state, actor);
      catan.apply(
        state,
        actor,
        actor === 'chance' ? deal(catan, state)! : choices[random.below(choices.length)]!,
      );
      look(state);
    }
  }
}

test('a turn ends by itself only where everybody sees that nothing else can be done', () => {
  let idle = 0;
  lookAtGames((state) => {
    const { seat } = state;
    if (state.cards[seat]! > 0) return;
    const seen = [0, 1, 2, undefined].map((viewer) => hasNothingToDo(catan.view(state, viewer), seat));
    expect(new Set(seen).size).toBe(1);
    if (!seen[0]) return;
    idle++;
    expect(catan.actions(state, seat)).toEqual([{ type: 'end' }]);
    expect(RESOURCES.some((card) => catan.view(state, seat).seats[seat]!.hand![card] > 0)).toBe(false);
  });
  expect(idle).toBeGreaterThan(0);
});
