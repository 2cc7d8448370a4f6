// The commands of package.json: start, test, build, lint and the like. Works from a fresh clone: it installs missing
// packages first.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { generateRules } from '../packages/rulebook/scripts/generate.mjs';
import { checkBoundaries } from './boundaries.mjs';
import { buildPackages, buildPage } from './build.mjs';
import { at, runTool, tryRun } from './run-tool.mjs';
import { SCOPE } from './scope.mjs';
import { chromium, chromiumShell, install } from './setup.mjs';
import { testOn } from './test-node.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step under its name and reports its time. */
async function step(name, work) {
  console.log(`\n== ${name}`);
  const since = Date.now();
  let ok = false;
  try {
    ok = await work();
  } catch (error) {
    console.error(error);
  }
  console.log(`== ${name}: ${ok ? 'done' : 'FAILED'} in ${seconds(since)}`);
  return ok;
}

async function build() {
  return (await step('types', buildPackages)) && (await step('page', buildPage));
}

const LINT = {
  style: () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
  boundaries: checkBoundaries,
  'dead code': () => runTool('knip/bin/knip.js', ['--no-config-hints']),
};

async function lint() {
  if (!(await step('rules', generateRules))) return ['rules']; // imports lead to what is generated
  const failed = [];
  for (const [name, work] of Object.entries(LINT)) if (!(await step(name, work))) failed.push(name);
  return failed;
}

/** Serves the table in this process: a child process would go on when npm is stopped. */
async function start() {
  // npm starts this script through a shell; a signal to npm ends only that shell, so watch if the parent is gone.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
  process.argv.splice(2, 1, 'play');
  await import(pathToFileURL(at('apps/cli/bin/bastide.js')).href);
}

/**
 * Runs the checks of `npm test` and, where a second scope is given, its tests after those. The last line counts the tests
 * of all runners; a step that failed otherwise counts as one.
 */
async function test(...scopes) {
  const since = Date.now();
  // A folder for each run, so that two runs at once do not read each other's reports.
  const reports = at('.cache', `reports-${process.pid}`);
  mkdirSync(reports, { recursive: true });
  const count = { passed: 0, failed: 0 };
  const check = async (name, work) => {
    const ok = await step(name, work);
    if (!ok) count.failed++;
    return ok;
  };
  const tests = async (name, work) => {
    let found = { passed: 0, failed: 0 };
    const ok = await step(name, async () => {
      const ended = await work();
      found = ended.counted;
      return ended.ok && found.passed > 0;
    });
    count.passed += found.passed;
    count.failed += ok ? 0 : Math.max(1, found.failed);
  };

  await check('lock file', () => tryRun(process.execPath, [at('scripts/check-lock.mjs')]));
  const isTyped = await check('types', buildPackages);
  count.failed += (await lint()).length;
  const isBuilt = isTyped && (await check('page', buildPage)); // First, because tests of the command line open it.
  for (const scope of scopes) {
    process.env[SCOPE] = scope;
    if (isTyped) await tests(`tests, ${scope}`, () => unitTests(path.join(reports, `unit-${scope}.json`)));
    if (isBuilt)
      await tests(`browser, ${scope}`, () => browserTests(path.join(reports, `browser-${scope}.json`)));
  }
  rmSync(reports, { recursive: true, force: true });
  console.log(`\nin ${seconds(since)}\n${count.passed} passed, ${count.failed} failed`);
  return count.failed === 0;
}

async function unitTests(report) {
  const ok = await runTool('vitest/vitest.mjs', [
    ...['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  ]);
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = read(report);
  sayTen(testResults.map(({ name, startTime, endTime }) => [endTime - startTime, path.relative(at(), name)]));
  return { ok, counted: { passed, failed } };
}

async function browserTests(report) {
  const env = { ...(await browserEnv()), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const ok = await runTool('@playwright/test/cli.js', ['test', '--reporter=line,json'], { env });
  const { suites = [], stats = { expected: 0, flaky: 0, unexpected: 0 } } = read(report);
  suites.forEach(sayChangedPictures);
  suites.forEach(saySecondTries);
  suites.forEach(sayFailures);
  sayTen(suites.map((suite) => [durationOf(suite), `e2e/${suite.file}`]));
  return { ok, counted: { passed: stats.expected + stats.flaky, failed: stats.unexpected } };
}

/** Takes the pictures of docs/gallery anew; further arguments go to Playwright. */
async function gallery() {
  const args = [
    'test',
    'e2e/gallery',
    '--project=tables',
    '--update-snapshots=all',
    ...process.argv.slice(3),
  ];
  return runTool('@playwright/test/cli.js', args, { env: await browserEnv() });
}

/** Environment of browser tests. */
const browserEnv = async () => ({
  ...process.env,
  CHROMIUM_PATH: await chromium(),
  CHROMIUM_SHELL_PATH: await chromiumShell(),
  E2E_PORT: String(await freePort()),
});

/** Prints the lines about changed pictures of the gallery once more: a long log is read from its end. */
function sayChangedPictures({ suites = [], specs = [] }) {
  for (const { tests } of specs)
    for (const { text = '' } of tests.flatMap(({ results }) => results.at(-1)?.stdout ?? []))
      if (text.startsWith('gallery: ')) console.log(`\n${text.trimEnd()}`);
  suites.forEach(sayChangedPictures);
}

/** Milliseconds that the tests of a suite took together. */
const durationOf = ({ suites = [], specs = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + durationOf(suite), 0);

/** Prints the ten slowest of `[milliseconds, file]`. */
function sayTen(files) {
  const slowest = files.sort(([a], [b]) => b - a).slice(0, 10);
  console.log('\nslowest files:');
  for (const [ms, file] of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

/** Prints the browser tests that passed only at the second try: they count as passed, but need a look. */
function saySecondTries({ suites = [], specs = [] }) {
  for (const { file, line, title, tests } of specs)
    if (tests.some(({ status }) => status === 'flaky'))
      console.log(`\nonly at the second try: ${file}:${line} ${title}`);
  suites.forEach(saySecondTries);
}

/** Prints the failures of browser tests once more, in short: a long log is read from its end. */
function sayFailures({ suites = [], specs = [] }) {
  for (const { ok, file, line, title, tests } of specs) {
    if (ok) continue;
    const error = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error;
    console.log(`\n${file}:${line} ${title}\n${stripVTControlCharacters(error?.message ?? '')}`);
  }
  suites.forEach(sayFailures);
}

/** Reads a report; returns an empty one if the runner did not write it. */
function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const COMMANDS = {
  build,
  lint: async () => (await lint()).length === 0,
  rules: generateRules,
  start: async () => {
    if (!(await build())) return false;
    await start();
    return true;
  },
  test: () => test('quick'),
  'test:all': () => test('quick', 'rest'),
  'test:long': () => test('long'),
  schemas: async () => {
    if (!(await step('types', buildPackages))) return false;
    const { writeSchemas } = await import('./schemas.mjs'); // exists only after the installation
    return writeSchemas();
  },
  gallery: async () => (await build()) && gallery(),
  'test:node': () => testOn(process.argv[3]),
  mutate: async () => {
    if (!(await generateRules())) return false;
    const { mutate } = await import('./mutation/run.mjs'); // exists only after the installation
    return mutate(process.argv.slice(3));
  },
};

const command = COMMANDS[process.argv[2]];
if (!command) {
  console.error(`usage: node scripts/run.mjs ${Object.keys(COMMANDS).join(' | ')}`);
  process.exit(2);
}
await install();
if (!(await command())) process.exitCode = 1;
