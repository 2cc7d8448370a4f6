import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { gameNamed } from '../../src/game/context.ts';
import { GAMES } from '../../src/games/index.ts';
import { exportGames, importGames } from '../../src/library/import-export.ts';
import { startGame } from '../../src/open-game/open-games.ts';
import { soloSeats } from '../../src/people/seats.ts';
import { emptyTrash, listGames, renameGame, trashGame } from '../../src/storage/library.ts';

async function emptyLibrary(): Promise<void> {
  const ids = (await listGames()).map(({ id }) => id);
  for (const id of ids) await trashGame(id);
  await emptyTrash(ids);
}

beforeEach(emptyLibrary);

const { setups } = gameNamed(GAMES, 'carcassonne');

/** Exports one game that has a title, and empties the library. */
async function exportTitledGame() {
  const { saver } = await startGame(GAMES, setups.withSeats(setups.defaultSetup, soloSeats('', 1, 'greedy')));
  await renameGame(saver.id, 'Rainy Sunday');
  const games = await listGames();
  const exported = JSON.parse(await exportGames(games)) as { readonly meta: Record<string, unknown> };
  await emptyLibrary();
  const { title, begun, touched } = games[0]!;
  return { exported, card: { title, begun, touched } };
}

test('an exported record keeps title and times of its game, also in another library', async () => {
  const { exported, card } = await exportTitledGame();
  expect(exported.meta).toMatchObject({ library: card });
  expect(exported.meta).not.toHaveProperty('shelf');
  expect(await importGames(GAMES, JSON.stringify(exported))).toMatchObject({ added: 1, failures: [] });
  expect(await listGames()).toMatchObject([card]);
});

test('a record of an older export keeps title and times', async () => {
  const { exported, card } = await exportTitledGame();
  const { library, ...rest } = exported.meta;
  const old = { ...exported, meta: { ...rest, shelf: library } };
  expect(await importGames(GAMES, JSON.stringify(old))).toMatchObject({ added: 1, failures: [] });
  expect(await listGames()).toMatchObject([card]);
});

test.each([
  ['text', 'junk'],
  ['a title and dates of the wrong kind', { title: 4, begun: 'yesterday', touched: -1 }],
])('an import ignores facts that make no sense: %s', async (_, library) => {
  const { exported } = await exportTitledGame();
  const before = Date.now();
  const text = JSON.stringify({ ...exported, meta: { library } });
  expect(await importGames(GAMES, text)).toMatchObject({ added: 1, failures: [] });
  const [game] = await listGames();
  expect(game).not.toHaveProperty('title');
  expect(game!.begun).toBeGreaterThanOrEqual(before);
});
