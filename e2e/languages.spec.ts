import { expect, test } from '@playwright/test';
import { islandWhere } from './catan/position.ts';
import { openIsland, takeScreen } from './catan/table.ts';
import { open, primaryButton } from './page.ts';

// Each test starts with an empty cache and storage.
test.use({ reuseContext: false });

test('the language of a link is stored, and leaves the address', async ({ page }) => {
  await page.goto('./?rules=CAT-ROBBER-03&lang=uk-UA');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await expect(page.locator('.rule h2')).toContainText('Розбійник');
  expect(new URL(page.url()).search).toBe('?rules=CAT-ROBBER-03');
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText('Правила');
  await page.goto('./?lang=tlh');
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByRole('button', { name: 'Грати в «Катан»' })).toBeVisible();
});

test('every screen lets the reader choose another language', { tag: '@quick' }, async ({ page }) => {
  await open(page);
  for (const address of ['./', './?library=games', './?rules=', './?page=carcassonne', './?table=nowhere']) {
    await page.goto(address);
    const screen = page.locator(address.includes('rules') ? 'dialog[open]' : '#root');
    const languages = screen.getByRole('combobox', { name: /^(Language|Мова)$/ }).first();
    await languages.selectOption('Українська');
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /app\.uk\./);
    await languages.selectOption('English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
});

test('no file of another language is loaded, and the read one works without a network', async ({
  page,
  context,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('./?lang=uk');
  await expect(page.getByRole('button', { name: 'Грати в «Катан»' })).toBeVisible();
  expect(fetched.filter((address) => /\/en(-\w+)?-[\w-]{8}\.js/.test(address))).toEqual([]);
  const kept = () =>
    page.evaluate(async () => {
      const caught = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return caught.flat().map(({ url }) => url);
    });
  const ukrainian = (addresses: readonly string[]) =>
    addresses.filter((address) => /\/uk(-\w+)?-[\w-]{8}\.js$/.test(address)).length;
  await expect.poll(async () => ukrainian(await kept())).toBe(8);
  expect((await kept()).filter((address) => /\/en(-\w+)?-[\w-]{8}\.js/.test(address))).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await page
    .getByRole('button', { name: /^Правила/ })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Підготовка');
});

test('each person at one screen may read their own language', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Players on this device' }).last().click();
  const seats = page.getByRole('dialog');
  await seats.getByLabel('Name, seat 1').fill('Ann');
  await seats.getByLabel('Name, seat 2').fill('Olena');
  await seats.getByLabel('Language, seat 2').selectOption('Українська');
  await seats.getByRole('button', { name: 'Done' }).click();
  const record = islandWhere({
    names: ['Ann', 'Olena'],
    wanted: (view) => view.you === 0 && view.phase === 'main',
  });
  await openIsland(page, record);
  await expect(page.locator('.pass-device')).toContainText('Pass the screen to Ann.');
  await takeScreen(page);
  await primaryButton(page).click();
  await expect(page.locator('.pass-device')).toContainText('Передайте екран: черга — Olena.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.reload();
  await expect(page.locator('.pass-device')).toContainText('Передайте екран: черга — Olena.');
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
