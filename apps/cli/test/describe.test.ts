import { readFileSync } from 'node:fs';
import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import Ajv from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { bastide, refused } from './bastide.ts';
import { randomOf, TABLES, viewCases } from './views.ts';

const described = async (game: string) => (await bastide(['describe', game])).stdout;

describe.each([carcassonne, catan].map((game) => [game.name, game] as const))('describe %s', (name, game) => {
  test('the output equals the file in docs/games: bastide describe GAME > docs/games/GAME.json', async () => {
    const file = new URL(`../../../docs/games/${name}.json`, import.meta.url);
    expect(await described(name)).toBe(readFileSync(file, 'utf8'));
  });

  test('views of random games match the schema', async () => {
    const { view: schema } = JSON.parse(await described(name));
    const fits = new Ajv({ strict: false }).compile(schema);
    for (const [i, table] of TABLES[name]!.entries())
      for (const { view } of viewCases(game as never, table, randomOf(i + 50)))
        expect(fits(view), JSON.stringify(fits.errors)).toBe(true);
    expect(fits({})).toBe(false);
  });
});

test('places and tiles have the same names as in actions', async () => {
  const island = JSON.parse(await described('catan'));
  expect(
    [island.hexes, island.intersections, island.paths, island.harbors].map((list) => list.length),
  ).toEqual([19, 54, 72, 9]);
  const ends = new Map(island.paths.map(({ on, ends }: { on: string; ends: string[] }) => [on, ends]));
  for (const { at, paths, neighbours } of island.intersections)
    for (const [i, path] of paths.entries()) expect(ends.get(path)).toEqual([at, neighbours[i]].sort());
  const { tiles } = JSON.parse(await described('carcassonne'));
  for (const { segments } of tiles)
    for (const { slots } of segments) for (const slot of slots) expect(slot).toMatch(/^[NESW][123]$/);
  const options = carcassonne.readOptions({ sets: ['river', 'inns', 'traders', 'abbot'] });
  if (!options.ok) throw new Error(options.because);
  const names = new Set(tiles.map(({ tile }: { tile: string }) => tile));
  for (const tile of Object.keys(carcassonne.view(carcassonne.setup(options.value)).bag))
    expect(names).toContain(tile);
});

test('describe refuses an unknown game', async () => {
  expect(await refused(['describe', 'chess'])).toMatch(/chess/);
});
