import { expect, type Page, test } from '@playwright/test';
import { open, openRecord, primaryButton } from '../page.ts';
import { recordWithTilesLeft } from './position.ts';
import { playWithMouse, untilDecision } from './table.ts';

// A clock of its own must not reach other tests.
test.use({ reuseContext: false });

const headline = (page: Page) => page.locator('.final-action-bar .head-line');

/** Opens a game before its last tile, and lays it. */
async function finish(page: Page, settings: object): Promise<void> {
  await open(page, { confirm: 'always', ...settings });
  await page.clock.install();
  await openRecord(page, recordWithTilesLeft(0));
  await untilDecision(page);
  await playWithMouse(page, 0);
  await headline(page).waitFor();
}

test('the final scoring plays by itself up to the result, which is celebrated', async ({ page }) => {
  await finish(page, { speed: 1 });
  const stops = new Set<string>();
  for (let i = 0; i < 60 && !(await page.getByRole('button', { name: 'Play again' }).isVisible()); i++) {
    stops.add(await page.locator('.final-action-bar').innerText());
    await page.clock.runFor(1700);
  }
  expect(stops.size).toBeGreaterThan(5);
  await expect(headline(page)).toContainText(/win/);
  await expect(page.locator('.celebration-papers i')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Show the scoring again' }).click();
  await page.getByRole('button', { name: 'Skip to the result' }).click();
  await expect(page.locator('.celebration-line')).toHaveCount(1);
  await expect(page.locator('.celebration-papers')).toHaveCount(0);
});

test('the final scoring stops for a pause, for another stop, and goes on', async ({ page }) => {
  await finish(page, { speed: 1 });
  await page.getByRole('button', { name: 'Pause' }).click();
  const first = await page.locator('.final-action-bar').innerText();
  await page.clock.runFor(20_000);
  expect(await page.locator('.final-action-bar').innerText()).toBe(first);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(async () => {
    await page.clock.runFor(2000);
    expect(await page.locator('.final-action-bar').innerText()).not.toBe(first);
  }).toPass({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('for a reader who wants no motion the scoring waits, and nothing falls', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await finish(page, { speed: 1 });
  const first = await page.locator('.final-action-bar').innerText();
  await page.clock.runFor(20_000);
  expect(await page.locator('.final-action-bar').innerText()).toBe(first);
  await primaryButton(page).click();
  await page.getByRole('button', { name: 'Skip to the result' }).click();
  await expect(page.locator('.celebration-line')).toHaveCount(1);
  await expect(page.locator('.celebration-papers')).toHaveCount(0);
});
