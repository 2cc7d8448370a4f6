import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { isLong } from './scripts/long.mjs';

/** In milliseconds; what is made before tests may take as long as they on a busy machine. */
const test = { testTimeout: 60_000, hookTimeout: 60_000 };

/** A package's name leads to its `src`, and nothing has to be built before but the modules of the rulebook. */
const fromSources = { ssr: { resolve: { conditions: ['@bastide/source', ...defaultServerConditions] } } };
/** A package's name leads to the bundle that the program and the page run, brought up to date before. */
const globalSetup = 'scripts/build-program.mjs';

/** Tests of servers and workers as processes of the program. */
const PROCESSES = 'apps/server/test/processes/*.test.ts';

/** Of both engines, by the name of the file. */
const ofEngines = (...names) => names.map((name) => `packages/{carcassonne,catan}/test/${name}.test.ts`);

/**
 * What decides whether a bundle plays by the same rules as its sources is run with both: whatever could be done in recorded
 * games comes to the same digest, and the tree of games has as many leaves. In the long form all that is random, too.
 */
const BOTH = [
  'packages/contract/test/sources.test.ts',
  ...ofEngines('perft', 'recorded', ...(isLong ? ['conformance', 'games', 'properties'] : [])),
];

/** What plays for long: bundles do it in less than half the time that modules take which vitest loads one by one. */
const PLAYED = [
  'packages/arena/test/{arena,catan}.test.ts',
  'packages/bots/test/{behaviour,bots,carcassonne-strong,catan,catan-behaviour,consider,greedy,levels,strength,uct}.test.ts',
  'packages/bots/test/catan/*.test.ts',
  'packages/coach/test/*.test.ts',
  'packages/contract/test/conformance.test.ts',
  ...ofEngines('conformance', 'games', 'properties', 'referee', 'search', 'secrets', 'soak'),
];

const PROJECTS = [
  {
    ...fromSources,
    test: {
      ...test,
      name: 'packages',
      include: ['packages/*/test/**/*.test.ts'],
      exclude: PLAYED.filter((files) => !BOTH.includes(files)),
      // Nothing there lives on from test to test: what a file imported serves the next one.
      isolate: false,
      globalSetup: 'scripts/generate-rules.mjs',
    },
  },
  {
    test: {
      ...test,
      name: 'played',
      include: [...BOTH, ...PLAYED],
      globalSetup,
      env: { BASTIDE_BUNDLES: '1' },
    },
  },
  {
    test: {
      ...test,
      name: 'apps',
      include: ['apps/{web,server}/test/**/*.test.ts', 'scripts/test/*.test.mjs'],
      exclude: [PROCESSES],
      globalSetup,
    },
  },
  {
    // These start the program as a shell does, and its workers.
    test: { ...test, name: 'program', include: ['apps/cli/test/**/*.test.ts', PROCESSES], globalSetup },
  },
];

/** One more than there are cores: many tests wait for other processes. */
const maxWorkers = availableParallelism() + 1;

/** Those that wait for other processes come first: last, they would wait with nothing to do beside them. */
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
