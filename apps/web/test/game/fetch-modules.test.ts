import { expect, test } from 'vitest';
import { gameNamed } from '../../src/game/context.ts';
import { fetchTable } from '../../src/game/fetch-modules.ts';
import type { TableModule } from '../../src/game/game-ui.ts';
import { GAMES } from '../../src/games/index.ts';

test('a table is fetched once, and again after a failure', async () => {
  const table = {} as TableModule;
  let tries = 0;
  const game = {
    ...GAMES[0],
    table: async () => {
      if (tries++ === 0) throw new Error('no network');
      return { table };
    },
  };
  await expect(fetchTable(game)).rejects.toThrow('no network');
  expect(await fetchTable(game)).toBe(table);
  // Rendering needs the same promise each time.
  expect(fetchTable(game)).toBe(fetchTable(game));
  expect(tries).toBe(2);
});

test.each(GAMES)('the engine of $name has that name, and finds its game', async (game) => {
  const { adapter } = await fetchTable(game);
  expect(adapter.game.name).toBe(game.name);
  expect(adapter.game.seats).toEqual(game.seats);
  expect(gameNamed(GAMES, game.name)).toBe(game);
  expect(game.setups.defaultSetup.game).toBe(game.name);
});
