import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FeatureView, View as TilesView } from '@bastide/carcassonne';
import type { Action, View as IslandView } from '@bastide/catan';
import { describe, expect, test } from 'vitest';
import { python } from '../../../scripts/setup.mjs';
import type { GameEntry } from '../src/game/entry.ts';
import { findEntry } from '../src/game/list.ts';
import { GAMES as SOURCE } from '../src/games.ts';
import { randomOf, TABLES, viewCases } from './views.ts';

const GAMES = await SOURCE.load();

const PYTHON = await python();
const at = (file: string): string => fileURLToPath(new URL(`../../../${file}`, import.meta.url));

/** Returns some views of random games of all tables. */
function viewsOf<View>(name: string, every: number): View[] {
  const { game } = findEntry(GAMES, name) as GameEntry;
  return TABLES[name]!.flatMap((table, i) =>
    [...viewCases(game, table, randomOf(i + 20))].filter((_, at) => at % every === 0).map(({ view }) => view),
  );
}

/** Returns what the example finds in each of these views. It gets the published facts, and no other help. */
function rebuilt<Board>(name: string, views: readonly unknown[]): Board[] {
  const { stdout, stderr } = spawnSync(PYTHON!, [at('examples/board.py'), at(`docs/games/${name}.json`)], {
    input: views.map((view) => `${JSON.stringify(view)}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  expect(stderr).toBe('');
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

type Parts = FeatureView['parts'];
const byName = (parts: Parts): string[] => parts.map(({ at, on }) => `${at.join()} ${on}`).sort();
const sorted = <T>(list: readonly T[]): string[] => list.map((one) => JSON.stringify(one)).sort();

describe.skipIf(!PYTHON)(
  `examples/board.py${PYTHON ? '' : ': no python3, and no root to install it'}`,
  () => {
    test('facts and a view are enough to find every feature of Carcassonne', () => {
      const views = viewsOf<TilesView>('carcassonne', 9);
      expect(views.length).toBeGreaterThan(50);
      const boards = rebuilt<{ features: readonly (FeatureView & { readonly cities: number })[] }>(
        'carcassonne',
        views,
      );
      for (const [i, { features }] of boards.entries()) {
        const expected = views[i]!.features.map(({ worth: _, whenComplete: __, parts, cities, ...rest }) => ({
          ...rest,
          parts: byName(parts),
          cities: cities.length,
        }));
        expect(sorted(features.map((one) => inOrder({ ...one, parts: byName(one.parts) })))).toEqual(
          sorted(expected.map(inOrder)),
        );
      }
    });

    test('facts and a view are enough to find roads, rates and places to build in Catan', () => {
      const views = viewsOf<IslandView>('catan', 23);
      expect(views.length).toBeGreaterThan(50);
      const boards = rebuilt<{ seats: readonly object[]; build: readonly Action[] }>('catan', views);
      let builds = 0;
      for (const [i, { seats, build }] of boards.entries()) {
        const { phase, offer, you, seat, actions, seats: seen } = views[i]!;
        expect(seats).toEqual(
          seen.map(({ points, roadLength, supply, rates }) => ({ points, roadLength, supply, rates })),
        );
        if (phase !== 'main' || offer || you !== seat) continue;
        const listed = actions.filter(({ type }) => type === 'road' || type === 'settle' || type === 'city');
        expect(sorted(build)).toEqual(sorted(listed));
        builds += listed.length;
      }
      expect(builds).toBeGreaterThan(50);
    });
  },
);

/** Gives members a fixed order. */
const inOrder = (value: object): object =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
