import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { serve } from '../apps/cli/src/play/serve.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

/** Limit in milliseconds from the first page to the first move. */
const MINUTE = 60_000;

/** Opens a page on a device of its own. */
async function device(browser: Browser, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

const nameField = (page: Page) => page.getByLabel('Your name at the table');
const wax = (page: Page) => page.locator('.lobby-page .btn.primary');

test('a laptop and two phones start to play within a minute', async ({ browser }) => {
  const { url, network } = await serve({
    page: path.join(import.meta.dirname, '../apps/web/dist'),
    where: { data: mkdtempSync(path.join(tmpdir(), 'bastide-kitchen-')) },
    config: { log: 'warn' },
    host: '0.0.0.0',
    ports: [0],
  });
  const since = performance.now();
  const laptop = await device(browser);
  await laptop.goto(`${url}?lobby=open`);
  await nameField(laptop).fill('Ann');
  await laptop.getByRole('radio', { name: 'Catan' }).check();
  await laptop.getByRole('button', { name: /^Players/ }).click();
  await laptop.getByRole('menuitemradio', { name: '3 people' }).click();
  await wax(laptop).click();
  // Opened at localhost, the page invites by an address that phones can reach, if this machine has one.
  const line = laptop.getByLabel('Invitation link');
  const host = new URL(network[0] ?? url).host;
  await expect(line).toHaveValue(new RegExp(`^http://${host.replaceAll('.', '\\.')}/\\?join=`));
  const link = await line.inputValue();
  const phones = await Promise.all(
    ['Bob', 'Cid'].map(async (name) => {
      const phone = await device(browser, {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      await phone.goto(link);
      await nameField(phone).fill(name);
      await phone.keyboard.press('Enter');
      return phone;
    }),
  );
  await expect(laptop.getByRole('heading', { name: 'All seats are taken.' })).toBeVisible();
  await wax(laptop).click();
  for (const page of [laptop, ...phones]) await expect(page.locator('.app')).toBeVisible();
  expect(performance.now() - since).toBeLessThan(MINUTE);
  for (const page of [laptop, ...phones]) await page.context().close();
});
