import fc from 'fast-check';
import { test } from 'vitest';
import { anyGame, playRandomGame, RefereeCheck } from './random-game.ts';
import { WORDS } from './referee/allowed.ts';

test('the referee and the engine agree on every position, choice, refusal and score of any game', () => {
  fc.assert(
    fc.property(anyGame(500), (game) => {
      const watch = new RefereeCheck(game.options);
      let at = 0;
      playRandomGame(game, ({ state, actor, action, take }) => {
        watch.follow(state, actor, action, take);
        if (at % 80 === 0) watch.probe(state, WORDS);
        // Unasked talk is not in the list of words.
        if (at++ % 4 === 0) watch.probe(state, talk(state.options.seats));
      });
    }),
    { numRuns: 10 },
  );
});

const talk = (seats: number) =>
  Array.from({ length: seats }, (_, seat) => seat).flatMap(
    (seat) =>
      [
        { type: 'offer', to: [seat], give: { wool: 1 }, get: { ore: 1 } },
        { type: 'offer', to: [seat], give: { ore: 2, wool: 1 }, get: { ore: 1 } },
        { type: 'counter', give: { brick: 1 }, get: { lumber: 2 } },
        { type: 'trade', with: seat },
      ] as const,
  );
