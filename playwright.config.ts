import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { isLong, isQuick, isRest } from './scripts/scope.mjs';

const port = Number(process.env.E2E_PORT ?? 18_080);
const url = `http://127.0.0.1:${port}/`;
/** Every run has tables of its own. Its workers read this file too, but start no server. */
const data = process.env.TEST_WORKER_INDEX ? '' : mkdtempSync(path.join(tmpdir(), 'bastide-e2e-'));
if (data) process.once('exit', () => rmSync(data, { recursive: true, force: true }));
/** Chromium has no sandbox for processes of root. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Returns the options for a Chromium; Playwright's own if no path is given. */
const by = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...asRoot,
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
});
const WHOLE = by(process.env.CHROMIUM_PATH);
/** Needs half the work for each page; it shows no system notifications. */
const SHELL = { ...by(process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH), reuseContext: true };

const TIMED = '**/frame-rate.spec.ts';
/** Tests that need a complete browser. */
const NOTICES = /@notices/;
/** Tests that run only in the long form: their twins in the other game, size or language run always. */
const LONG = isLong ? [] : [/@long/];
/** A walk through every screen, and one whole game of each kind. */
const QUICK = /@quick/;
/** The tests of the scope; `others` are left out. */
const select = (...others: RegExp[]) => ({
  ...(isQuick ? { grep: QUICK } : {}),
  grepInvert: [...LONG, ...(isRest ? [QUICK] : []), ...others],
});

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  timeout: 120_000,
  // A busy machine may need several seconds to show a change.
  expect: { timeout: 15_000 },
  // A busy machine gets a second try; the end of the report names the tests that needed it.
  retries: 1,
  // Tests that measure time come last, when all others are done.
  projects: [
    { name: 'tables', testIgnore: TIMED, ...select(NOTICES), use: SHELL },
    {
      name: 'notices',
      ...select(),
      grep: isQuick ? /@notices.*@quick|@quick.*@notices/ : NOTICES,
      use: WHOLE,
    },
    {
      name: 'timed',
      testMatch: TIMED,
      ...select(),
      workers: 1,
      dependencies: ['tables', 'notices'],
      use: WHOLE,
    },
  ],
  reporter: 'line',
  use: {
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  },
  webServer: {
    env: { BASTIDE_DATA: data },
    command: `node scripts/run.mjs start --port ${port} --host 127.0.0.1 --no-open`, // as `npm start` does, but for this machine alone
    url,
    reuseExistingServer: false,
  },
});
