import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { isLong } from '../scripts/scope.mjs';
import { playWithMouse, untilDecision } from './carcassonne/table.ts';
import { keptRecord, open } from './page.ts';

const ROUNDS = isLong ? 20 : 3;

/** Kills every process of the browser with that profile, like a crash or an empty battery. */
function kill(profile: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(profile))
        process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
}

/** Resolves with the number of actions shown, as soon as it is more than `before`. */
const shownAfter = (page: Page, before: number) =>
  new Promise<number>((resolve) => {
    page.on('console', (message) => {
      const [word, count] = message.text().split(' ');
      if (word === 'acts' && Number(count) > before) resolve(Number(count));
    });
  });

test(`no move is lost when a browser is killed ${ROUNDS} times right after showing one`, async ({
  baseURL,
  launchOptions,
}) => {
  test.skip(process.platform !== 'linux', 'processes are found in /proc');
  test.setTimeout(300_000);
  const profile = mkdtempSync(path.join(tmpdir(), 'bastide-kill-'));
  let context: BrowserContext | undefined;
  const launch = async () => {
    context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: 'en-GB',
      viewport: { width: 1000, height: 700 },
      serviceWorkers: 'block',
    });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.addInitScript(() => {
      const look = () => {
        const acts = document.querySelector<HTMLElement>('.app')?.dataset.acts;
        if (acts !== undefined) console.log(`acts ${acts}`);
      };
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        attributeFilter: ['data-acts'],
      });
    });
    return page;
  };
  try {
    let page = await launch();
    await open(page);
    await page.getByRole('button', { name: 'Play Carcassonne' }).click();
    for (let round = 0; round < ROUNDS; round++) {
      expect(await untilDecision(page)).toBe(true);
      const before = (await keptRecord(page)).actions.length;
      const address = page.url();
      const seen = shownAfter(page, before);
      // The browser dies during the press.
      playWithMouse(page, round).catch(() => {});
      const shown = await seen;
      kill(profile);
      await context?.close().catch(() => {});
      page = await launch();
      await page.goto(address);
      await untilDecision(page);
      expect((await keptRecord(page)).actions.length, `round ${round}`).toBeGreaterThanOrEqual(shown);
    }
  } finally {
    kill(profile);
    // Child processes of the browser end a moment later, and write until then.
    await expect(() => rmSync(profile, { recursive: true, force: true })).toPass({ timeout: 10_000 });
  }
});
