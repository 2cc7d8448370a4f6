import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';

// Each test has a server of its own, and with it a service worker of its own.
test.use({ reuseContext: false });

const DIST = path.resolve(import.meta.dirname, '../apps/web/dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Serves the page as built; once `isNew`, another version of it, which has no file of the version before by its name. */
async function host() {
  const state = { isNew: false };
  const server: Server = createServer(async ({ url = '/' }, response) => {
    const asked = new URL(url, 'http://host').pathname.slice(1) || 'index.html';
    const name = state.isNew ? asked.replace('.new.', '.') : asked;
    const isHashed = asked.startsWith('assets/');
    try {
      if (isHashed && asked.includes('.new.') !== state.isNew) throw new Error('of another version');
      const file = await readFile(path.join(DIST, name));
      response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'application/octet-stream');
      response.end(state.isNew && /\.(js|html|css)$/.test(name) ? renewed(name, String(file)) : file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { state, url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Gives every file of the build another name, wherever it stands. */
const renewed = (name: string, text: string): string => {
  const named = text.replace(/([\w-]+-[\w-]{8})\.(js|css|woff2|svg|avif)\b/g, '$1.new.$2');
  if (name === 'sw.js') return named.replace(/'bastide-\w+'/, "'bastide-renewed'");
  return name === 'index.html' ? named.replace('<html', '<html data-version="new"') : named;
};

const notice = (page: Page) => page.locator('.update-notice');
const isNewPage = (page: Page) => page.evaluate(() => document.documentElement.dataset.version === 'new');

/** Visits the page until its service worker has all files. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.reload();
}

test('a new version says that it is ready, and comes with a reload', async ({ page }) => {
  const { state, url, close } = await host();
  try {
    await visit(page, url);
    await expect(notice(page)).toHaveCount(0);
    state.isNew = true;
    await page.reload();
    expect(await isNewPage(page)).toBe(false);
    await expect(notice(page)).toContainText('A new version is ready.');
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => isNewPage(page)).toBe(true);
    await expect(notice(page)).toHaveCount(0);
    // The files of the version before are gone once no window needs them.
    await expect.poll(() => page.evaluate(() => caches.keys())).not.toContainEqual(/^bastide-(?!renewed)/);
    await page.context().setOffline(true);
    await page.reload();
    expect(await isNewPage(page)).toBe(true);
  } finally {
    close();
  }
});

test('a game goes on undisturbed while a new version waits, with all files of its own', async ({ page }) => {
  const { state, url, close } = await host();
  try {
    await visit(page, url);
    await page.locator('.game-acts .btn.primary').first().click();
    await page.locator('.board-cells > g').first().waitFor();
    state.isNew = true;
    await page.reload();
    await page.locator('.board-cells > g').first().waitFor();
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain('bastide-renewed');
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration())!;
          return [installing?.state, waiting?.state, active?.state];
        }),
      )
      .toEqual([undefined, undefined, 'activated']);
    await expect(notice(page)).toHaveCount(0);
    expect(await isNewPage(page)).toBe(false);
    // A part that was not loaded yet, and which the server does not have any more.
    await page.keyboard.press('?');
    await page.locator('.key-map').waitFor();
    await page.keyboard.press('Escape');
    await page.goto(url);
    expect(await isNewPage(page)).toBe(true);
  } finally {
    close();
  }
});
