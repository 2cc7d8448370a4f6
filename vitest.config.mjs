import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Tests see the sources: a package's name leads to its `src`, and nothing has to be built before. */
const fromSources = { ssr: { resolve: { conditions: ['@bastide/source', ...defaultServerConditions] } } };
const test = { testTimeout: 60_000 };

const PROJECTS = [
  {
    ...fromSources,
    test: {
      ...test,
      name: 'sources',
      include: ['{packages/*,apps/web,apps/server}/test/**/*.test.ts', 'scripts/test/*.test.mjs'],
    },
  },
  {
    // These start the program as a shell does, and its workers: built code, so it is brought up to date before.
    ...fromSources,
    test: {
      ...test,
      name: 'program',
      include: ['apps/cli/test/**/*.test.ts'],
      globalSetup: 'scripts/build-program.mjs',
    },
  },
];

/** What decides whether a bundle plays by the same rules as its sources: `npx vitest run --mode bundles`. */
const BUNDLES = {
  test: {
    ...test,
    name: 'bundles',
    include: [
      'packages/contract/test/sources.test.ts',
      'packages/{carcassonne,catan}/test/{conformance,games,perft,properties,recorded}.test.ts',
    ],
    globalSetup: 'scripts/build-program.mjs',
  },
};

/** As many as there are cores; left to itself vitest keeps one for other things. */
const maxWorkers = availableParallelism();

export default defineConfig(({ mode }) =>
  mode === 'bundles'
    ? { ...BUNDLES, test: { ...BUNDLES.test, maxWorkers } }
    : { test: { projects: PROJECTS, maxWorkers } },
);
