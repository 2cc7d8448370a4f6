import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { playWithMouse } from './carcassonne/table.ts';
import { open, primaryButton } from './page.ts';

/** A host name that only this browser knows, and which is no loopback: a page without HTTPS, as in a home network. */
const HOST = 'bastide.test';

const acts = async (page: Page) => Number(await page.locator('.app').getAttribute('data-acts'));
const nameField = (page: Page) => page.getByLabel('Your name at the table');

test('everything can be played without HTTPS, and the page explains the missing features', async ({
  baseURL,
}) => {
  const { launchOptions = {} } = test.info().project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  });
  try {
    await playWithout(browser, baseURL!.replace('127.0.0.1', HOST));
  } finally {
    await browser.close();
  }
});

async function playWithout(browser: Browser, baseURL: string): Promise<void> {
  const somebody = async () => {
    const page = await (await browser.newContext({ baseURL, locale: 'en-GB' })).newPage();
    await open(page);
    return page;
  };
  const page = await somebody();
  const absent = await page.evaluate(() => [
    isSecureContext,
    'randomUUID' in crypto,
    'locks' in navigator,
    'clipboard' in navigator,
    'serviceWorker' in navigator,
  ]);
  expect(absent).toEqual([false, false, false, false, false]);
  await page.getByRole('button', { name: /Play online/ }).click();
  await nameField(page).fill('Olena');
  await page.getByRole('button', { name: 'Use this name' }).click();
  await page.getByRole('link', { name: 'Open a table' }).click();
  await page.getByRole('radio', { name: 'Carcassonne' }).check();
  await page.locator('.lobby-page .btn.primary').click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.locator('.copy-field')).toContainText('The text is selected');
  const link = await page.getByLabel('Invitation link').inputValue();

  const other = await somebody();
  await other.goto(link);
  await nameField(other).fill('Ramiro');
  await other.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'All seats are taken.' })).toBeVisible();
  await page.locator('.lobby-page .btn.primary').click();
  // Tabs that cannot exchange messages have a connection each.
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  for (const one of [page, other, tab]) await one.locator('.app').waitFor();
  for (let turn = 0; turn < 4; turn++) {
    await expect
      .poll(async () => (await primaryButton(page).count()) + (await primaryButton(other).count()))
      .toBe(1);
    const mover = (await primaryButton(page).count()) > 0 ? page : other;
    await playWithMouse(mover, turn);
    const now = await acts(mover);
    for (const one of [page, other, tab]) await expect.poll(() => acts(one)).toBe(now);
  }

  await test.step('the page explains the lack of passkeys and notifications, and other tabs learn of the sign-in', async () => {
    await tab.goto('./?lobby');
    await expect(tab.locator('.lobby-own .table-row')).toContainText('Ramiro');
    await expect(tab.locator('.lobby-own')).toContainText('browsers send notifications only over HTTPS');
    await tab.goto('./?me');
    await expect(tab.getByText('Passkeys need an HTTPS address')).toBeVisible();
  });
  await test.step('a game on this device is stored', async () => {
    await tab.goto('./');
    await tab.getByRole('button', { name: 'Play Carcassonne' }).click();
    await primaryButton(tab).waitFor();
    await playWithMouse(tab, 0);
    await tab.goto('./?library');
    await expect(tab.locator('.library-picture')).toHaveCount(1);
    await expect(tab.locator('.library-tools')).toContainText(
      'Without HTTPS, this page needs the computer that serves it',
    );
  });
}
