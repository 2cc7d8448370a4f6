import { expect, test } from 'vitest';
import { circlesBelow, ONE_LIST, strangersIn } from '../folders.mjs';

const below = (...arrows) =>
  circlesBelow(
    'src',
    arrows.map((arrow) => arrow.split(' → ').map((file) => `src/${file}`)),
  ).map(({ names }) => names);

test('folders that import each other are a circle, even if no two files are', () => {
  expect(below('table/a.ts → board/b.ts', 'board/c.ts → table/d.ts')).toEqual([['src/board', 'src/table']]);
  expect(below('a/x.ts → b/x.ts', 'b/y.ts → c/x.ts', 'c/y.ts → a/y.ts')).toEqual([
    ['src/a', 'src/b', 'src/c'],
  ]);
});

test('a folder and a file beside it can be a circle, and so can folders deep below', () => {
  expect(below('replay.ts → replay/a.ts', 'replay/b.ts → replay.ts')).toEqual([
    ['src/replay', 'src/replay.ts'],
  ]);
  expect(below('a/x/1.ts → a/y/1.ts', 'a/y/2.ts → a/x/2.ts')).toEqual([['src/a/x', 'src/a/y']]);
});

test('imports in one direction, and files outside, are no circle', () => {
  expect(below('main.ts → a/x.ts', 'a/x.ts → b/x.ts', 'a/y.ts → b/y.ts', 'b/x.ts → b/y.ts')).toEqual([]);
  expect(
    circlesBelow('src', [
      ['src/a/x.ts', 'other/b.ts'],
      ['other/c.ts', 'src/a/y.ts'],
    ]),
  ).toEqual([]);
});

test('a circle lists its imports', () => {
  const [{ imports }] = circlesBelow('src', [
    ['src/a/x.ts', 'src/b/x.ts'],
    ['src/b/y.ts', 'src/a/y.ts'],
    ['src/b/y.ts', 'src/c/y.ts'],
  ]);
  expect(imports).toEqual(['src/a/x.ts → src/b/x.ts', 'src/b/y.ts → src/a/y.ts']);
});

const PROGRAM = { list: 'games.ts', games: 'games/' };
const games = (file, text, program = PROGRAM) =>
  strangersIn(file, text.split('\n'), program).map(({ game, line }) => `${game} ${line}`);

test('a game may be named only in its own folder and in the list', () => {
  expect(games('shell/a.ts', "one\nimport '@bastide/catan'\n// as in Carcassonne")).toEqual([
    'carcassonne 3',
    'catan 2',
  ]);
  expect(games('shell/a.ts', '// CAT-ROBBER-15')).toEqual(['catan 1']);
  expect(games('shell/catan.ts', '')).toEqual(['catan 1']);
  expect(games('games/catan/a.ts', 'catan')).toEqual([]);
  expect(games('games/catan/a.ts', 'carcassonne')).toEqual(['carcassonne 1']);
  expect(games('games.ts', 'catan carcassonne')).toEqual([]);
  expect(games('shell/a.ts', 'a location, a category')).toEqual([]);
});

test('no game may be named where there is no list', () => {
  expect(games('catan/a.ts', '', ONE_LIST['packages/contract/src'])).toEqual(['catan 1']);
});
