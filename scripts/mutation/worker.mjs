// A warm process that tries mutants: it compiles the modules once, and evaluates them again for each.

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createServer, createServerModuleRunner, defaultServerConditions } from 'vite';
import { expect } from 'vitest';
import { at, ROOT } from '../run-tool.mjs';
import { withProbes, withRounds } from './probes.mjs';

/** Limit for the rounds of loops in a test: this factor of the rounds without a mutant, plus a constant. */
const ROUNDS_FACTOR = 20;
const ROUNDS_MORE = 100_000;
/** Limit for loading the modules of a test: the tables of tiles alone need three hundred thousand. */
const ROUNDS_LOADING = 20_000_000;

let rounds = 0;
let roundsAtMost = Number.POSITIVE_INFINITY;
globalThis.$round = () => {
  if (++rounds > roundsAtMost) throw new Error('a loop without an end');
};

/** In tests, the name `vitest` leads to registry.mjs, which offers this. */
globalThis.$expect = expect;

fc.configureGlobal({ seed: 1, endOnFailure: true });

/** Replacements of files by path: with a mutant, or with probes. */
const texts = new Map();

const server = await createServer({
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  optimizeDeps: { noDiscovery: true, include: [] },
  resolve: { alias: { vitest: at('scripts/mutation/registry.mjs') } },
  ssr: { resolve: { conditions: ['@bastide/source', ...defaultServerConditions] } },
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load: (file) =>
        file.endsWith('.ts') ? withRounds(file, texts.get(file) ?? readFileSync(file, 'utf8')) : null,
    },
  ],
});
const { ssr } = server.environments;
const runner = createServerModuleRunner(ssr, { hmr: false, sourcemapInterceptor: false });

function standIn(file, text) {
  if (text === undefined) texts.delete(file);
  else texts.set(file, text);
  for (const module of ssr.moduleGraph.getModulesByFile(file) ?? []) ssr.moduleGraph.invalidateModule(module);
}

/** Returns the tests of a file; after a clearing, evaluates it again with all its imports. */
async function testsOf(file) {
  globalThis.$tests = [];
  await runner.import(file);
  return globalThis.$tests;
}

/** Returns the code that each test reaches and its time, without any mutant. */
async function survey({ sources, tests }) {
  const stretches = [];
  const files = [];
  for (const file of sources) {
    const probed = withProbes(file, readFileSync(at(file), 'utf8'), stretches.length);
    for (const place of probed.stretches) stretches.push(place);
    files.push({ file, stretches: probed.stretches });
    standIn(at(file), probed.text);
  }
  const reached = new Uint8Array(stretches.length);
  globalThis.$at = (i) => {
    reached[i] = 1;
  };
  const hits = () => [...reached.keys()].filter((i) => reached[i]);
  const found = [];
  const atLoading = new Set();
  for (const file of tests) {
    reached.fill(0);
    const own = await testsOf(at(file));
    for (const i of hits()) atLoading.add(i);
    for (const [index, { name, body }] of own.entries()) {
      reached.fill(0);
      rounds = 0;
      const since = process.cpuUsage(); // a clock would count the work of other programs
      try {
        body();
      } catch (cause) {
        throw new Error(`fails without a mutant: ${file}: ${name}`, { cause });
      }
      const { user, system } = process.cpuUsage(since);
      found.push({ file, index, name, ms: (user + system) / 1000, rounds, reached: hits() });
    }
  }
  for (const file of sources) standIn(at(file), undefined);
  return { files, tests: found, atLoading: [...atLoading] };
}

/** Runs tests in the given order until one fails. */
async function attempt({ file, start, end, text, tests }) {
  const original = readFileSync(at(file), 'utf8');
  standIn(at(file), original.slice(0, start) + text + original.slice(end));
  runner.clearCache();
  const loaded = new Map();
  try {
    for (const [order, test] of tests.entries()) {
      try {
        if (!loaded.has(test.file)) {
          limitRounds(ROUNDS_LOADING);
          loaded.set(test.file, await testsOf(at(test.file)));
        }
        const own = loaded.get(test.file)[test.index];
        if (own?.name !== test.name) return { by: order, because: 'the tests are other ones' };
        limitRounds(test.rounds * ROUNDS_FACTOR + ROUNDS_MORE);
        own.body();
      } catch (error) {
        return { by: order, because: String(error?.message ?? error).slice(0, 200) };
      }
    }
    return {};
  } finally {
    limitRounds(Number.POSITIVE_INFINITY);
    standIn(at(file), undefined);
  }
}

/** Limits the rounds of loops from here on. */
function limitRounds(most) {
  rounds = 0;
  roundsAtMost = most;
}

process.on('message', async ({ survey: asked, mutant }) => {
  try {
    process.send(asked ? await survey(asked) : await attempt(mutant));
  } catch (error) {
    process.send({ failed: String(error?.stack ?? error) });
  }
});
process.on('disconnect', () => process.exit());
process.send({ ready: true });
