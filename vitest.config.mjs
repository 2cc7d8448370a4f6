import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { GAME_NAMES } from './scripts/games.cjs';
import { isLong, isQuick, isRest } from './scripts/scope.mjs';

/** Time limits in milliseconds; on a busy machine, preparations may take as long as the tests themselves. */
const limits = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 45_000, interval: 20 } },
};

/** Resolves a package's name to its `src`, so that nothing has to be built before but the modules of the rulebook. */
const fromSources = { ssr: { resolve: { conditions: ['@bastide/source', ...defaultServerConditions] } } };
/** Resolves a package's name to the bundle that program and page run, after bringing it up to date. */
const globalSetup = 'scripts/build-program.mjs';

/** Tests of servers and workers as processes of the program. */
const PROCESSES = 'apps/server/test/processes/*.test.ts';
/** Tests that replace modules (`vi.mock`) or change tables of a module. */
const ISOLATED = '**/*.isolated.test.ts';
/** Tests that `npm test` leaves to `npm run test:all`. */
const SLOW = '**/*.slow.test.*';

/** Tests of all engines, by the name of the file. */
const ofEngines = (...names) =>
  names.flatMap((name) => GAME_NAMES.map((game) => `packages/${game}/test/${name}{,.slow}.test.ts`));

/**
 * Tests that run with both bundles and sources, because they show that both play by the same rules: recorded games
 * give the same digest, and the tree of games has the same number of leaves. In the long form also all random tests.
 */
const BOTH = [
  'packages/contract/test/sources.test.ts',
  ...ofEngines('perft', 'recorded', ...(isLong ? ['conformance', 'games', 'properties'] : [])),
];

/** Tests that play for long: bundles need less than half the time of modules that vitest loads one by one. */
const PLAYED = [
  'packages/arena/test/{arena,catan}.test.ts',
  'packages/bots/test/{behaviour,bots,carcassonne-strong,catan,catan-behaviour,consider,greedy,levels,strength,uct}{,.slow}.test.ts',
  'packages/bots/test/catan/*.test.ts',
  'packages/coach/test/*.test.ts',
  'packages/contract/test/conformance.test.ts',
  ...ofEngines('conformance', 'games', 'properties', 'referee', 'search', 'secrets', 'soak'),
];

/** Returns the part of some files that is in the scope. */
const inScope = ({ include, exclude = [], ...options }) => ({
  ...limits,
  include: isRest ? include.map((files) => files.replace(/(\{,\.slow\})?\.test\./, '.slow.test.')) : include,
  exclude: isQuick ? [...exclude, SLOW] : exclude,
  // No state survives a test, so the imports of one file serve the next: they would take a third of the time.
  isolate: false,
  ...options,
});

const PROJECTS = [
  {
    ...fromSources,
    test: inScope({
      name: 'packages',
      include: ['packages/*/test/**/*.test.ts'],
      exclude: [...PLAYED.filter((files) => !BOTH.includes(files)), ISOLATED],
      globalSetup: 'scripts/generate-rules.mjs',
    }),
  },
  {
    test: inScope({
      name: 'played',
      include: [...BOTH, ...PLAYED],
      globalSetup,
      env: { BASTIDE_BUNDLES: '1' },
    }),
  },
  {
    test: inScope({
      name: 'apps',
      include: ['apps/{web,server}/test/**/*.test.ts', 'scripts/test/*.test.mjs'],
      exclude: [PROCESSES, ISOLATED],
      globalSetup,
    }),
  },
  {
    // These start the program, as a shell does, and its workers, with a folder and a process for each file.
    test: inScope({
      isolate: true,
      name: 'program',
      include: ['apps/cli/test/**/*.test.ts', PROCESSES],
      exclude: [ISOLATED],
      globalSetup,
    }),
  },
  {
    test: inScope({
      name: 'isolated',
      include: ['{apps,packages}/*/test/**/*.isolated.test.ts'],
      globalSetup,
      isolate: true,
    }),
  },
];

/** One more than there are cores, because many tests wait for other processes. */
const maxWorkers = availableParallelism() + 1;

/** Runs tests that wait for other processes first: at the end, nothing else would run meanwhile. */
class WaitingFirst extends BaseSequencer {
  async sort(files) {
    const isWaiting = ({ project }) => project.name === 'program';
    const sorted = await super.sort(files);
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}

export default defineConfig({
  test: { projects: PROJECTS, maxWorkers, sequence: { sequencer: WaitingFirst } },
});
