import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { soloSeats } from '../../src/people/seats.ts';
import { lastGame, loadSetup, saveSetup } from '../../src/storage/local-storage.ts';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('the latest setup is read again, in the format of all versions', () => {
  const [carcassonne, catan] = [GAMES[0], GAMES[1]!];
  const seats = soloSeats('Olena', 2, 'random');
  const agreed = { edition: 'c3', sets: ['river'], seats };
  // Stored by a version with one game only, which had no name.
  store.set('bastide.setup', JSON.stringify(agreed));
  store.set('bastide.setup.catan', JSON.stringify({ game: 'catan', seats }));
  expect(loadSetup(carcassonne)).toEqual({ game: 'carcassonne', ...agreed });
  expect(loadSetup(catan)).toEqual({ game: 'catan', seats });
  expect(lastGame(GAMES)).toBe(carcassonne);
  store.set('bastide.game', 'catan');
  expect(lastGame(GAMES)).toBe(catan);
});

test.each(GAMES)('an invalid setup of $name falls back to the default', (game) => {
  for (const junk of ['', 'null', '7', '[]', '{}', '{"game":"chess"}', '{']) {
    store.set(game.setups.key, junk);
    expect(loadSetup(game)).toEqual(game.setups.defaultSetup);
  }
});

test.each(GAMES)('a stored setup of $name is read again, and its game is the last one shown', (game) => {
  const setup = game.setups.withSeats(game.setups.defaultSetup, soloSeats('Mei', 1, 'random'));
  saveSetup(game, setup);
  expect(loadSetup(game)).toEqual(setup);
  expect(lastGame(GAMES)).toBe(game);
});

test('no two games share a storage key, a prefix of rules or a name', () => {
  for (const names of [
    GAMES.map(({ setups }) => setups.key),
    GAMES.map(({ rulePrefix }) => rulePrefix),
    GAMES.map(({ name }) => name),
  ])
    expect(new Set(names).size).toBe(GAMES.length);
});
