import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { isLong } from './scripts/long.mjs';

/** Tests see the sources: a package's name leads to its `src`, and nothing has to be built before. */
const fromSources = { ssr: { resolve: { conditions: ['@bastide/source', ...defaultServerConditions] } } };
/** In milliseconds; what is made before tests may take as long as they on a busy machine. */
const test = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Tests of servers and workers as processes of the program. */
const PROCESSES = 'apps/server/test/processes/*.test.ts';

const PROJECTS = [
  {
    ...fromSources,
    test: {
      ...test,
      name: 'packages',
      include: ['packages/*/test/**/*.test.ts'],
      // Nothing there lives on from test to test: what a file imported serves the next one.
      isolate: false,
    },
  },
  {
    ...fromSources,
    test: {
      ...test,
      name: 'sources',
      include: ['apps/{web,server}/test/**/*.test.ts', 'scripts/test/*.test.mjs'],
      exclude: [PROCESSES],
    },
  },
  {
    // These start the program as a shell does, and its workers: built code, so it is brought up to date before.
    ...fromSources,
    test: {
      ...test,
      name: 'program',
      include: ['apps/cli/test/**/*.test.ts', PROCESSES],
      globalSetup: 'scripts/build-program.mjs',
    },
  },
];

/**
 * What decides whether a bundle plays by the same rules as its sources: whatever could be done in recorded games comes to the same
 * digest, and the tree of games has as many leaves. In the long form all that is random is played with bundles, too.
 */
const PLAYED = isLong ? ['conformance', 'games', 'perft', 'properties', 'recorded'] : ['perft', 'recorded'];

/** `npx vitest run --mode bundles` */
const BUNDLES = {
  test: {
    ...test,
    name: 'bundles',
    include: [
      'packages/contract/test/sources.test.ts',
      `packages/{carcassonne,catan}/test/{${PLAYED}}.test.ts`,
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
