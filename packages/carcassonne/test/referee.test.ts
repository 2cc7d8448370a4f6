import fc from 'fast-check';
import { test } from 'vitest';
import { anyGame, playRandomGame, RefereeCheck } from './random-game.ts';

test('the referee and the engine agree on every position, choice, score and feature of any game', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const watch = new RefereeCheck(game.options);
      playRandomGame(game, ({ state, actor, action, take }) => watch.follow(state, actor, action, take));
    }),
    { numRuns: 10 },
  );
});
