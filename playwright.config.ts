import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { isLong } from './scripts/long.mjs';

const port = Number(process.env.E2E_PORT ?? 18_080);
const url = `http://127.0.0.1:${port}/`;
/** Chromium does not sandbox what root starts. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Which Chromium is started; Playwright's own where none is named. */
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
/** Half the work for each page that is opened; it shows no notices of the system. */
const SHELL = { ...by(process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH), reuseContext: true };

const TIMED = '**/smooth.spec.ts';
/** Tests of what only a whole browser has. */
const NOTICES = /@notices/;
/** What has a twin in the other game, another size or another language, which `npm test` runs. */
const LEFT_OUT = isLong ? [] : [/@long/];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  timeout: 120_000,
  // A machine that was held up by something else is asked once more; what passes only then is named at the end.
  retries: 1,
  // What takes the time has the machine for itself: it comes when all others are done.
  projects: [
    { name: 'tables', testIgnore: TIMED, grepInvert: [...LEFT_OUT, NOTICES], use: SHELL },
    { name: 'notices', grep: NOTICES, grepInvert: LEFT_OUT, use: WHOLE },
    {
      name: 'timed',
      testMatch: TIMED,
      grepInvert: LEFT_OUT,
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
    // Every run has tables of its own.
    env: { BASTIDE_DATA: mkdtempSync(path.join(tmpdir(), 'bastide-e2e-')) },
    command: `node scripts/run.mjs start --port ${port} --host 127.0.0.1 --no-open`, // as `npm start` does, but for this machine alone
    url,
    reuseExistingServer: false,
  },
});
