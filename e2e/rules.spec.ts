import { expect, test } from '@playwright/test';
import { axeOn } from './axe.ts';
import { open } from './page.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

test('the rules of every game can be read and searched from the start page, by keyboard alone', {
  tag: '@quick',
}, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /^Rules every/ }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Rules' });
  const games = sheet.getByRole('group', { name: 'Game' });
  await expect(games.getByRole('radio', { name: 'Carcassonne' })).toBeChecked();
  await expect(sheet.getByRole('heading', { name: 'Carcassonne' })).toBeFocused();
  const chapters = sheet.locator('.contents summary');
  const first = await chapters.first().textContent();
  expect((await axeOn(page).analyze()).violations).toEqual([]);

  await games.getByRole('radio', { name: 'Carcassonne' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(chapters.first()).not.toHaveText(first!);
  await expect(games.getByRole('radio', { name: 'Catan' })).toBeChecked();
  await expect(games.getByRole('radio', { name: 'Catan' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(chapters.first()).toHaveText(first!);

  await page.getByRole('searchbox').fill('CAT-ROBBER-01');
  await expect(sheet.getByRole('status')).toHaveText(/^Found in Catan: /);
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(sheet.getByRole('status')).toHaveText('No rule matches. Try fewer or other words.');
  await page.getByRole('searchbox').fill('CAT-ROBBER-01');
  await sheet.getByRole('button', { name: /^CAT-ROBBER-01/ }).press('Enter');
  await expect(sheet.locator('.rule-id')).toHaveText('CAT-ROBBER-01');
  await expect(sheet.locator('.rule h2')).toBeFocused();
  await expect(games.getByRole('radio', { name: 'Catan' })).toBeChecked();
  await sheet.getByRole('button', { name: 'All chapters' }).click();
  await expect(chapters.first()).not.toHaveText(first!);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Rules every/ })).toBeFocused();
});

test('the rules open in Ukrainian, at the game shown last', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bastide.game', 'catan'));
  await open(page, { language: 'uk' });
  await page
    .getByRole('button', { name: /^Правила/ })
    .last()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Правила' });
  await expect(sheet.getByRole('group', { name: 'Гра' }).getByRole('radio', { name: 'Катан' })).toBeChecked();
  await page.getByRole('searchbox').fill('CAR-TB-PIG-05');
  await expect(sheet.getByRole('status')).toHaveText('Знайдено в грі «Каркасон»: 1 правило');
});

test('a link to a rule, a game or a page that does not exist says so', async ({ page }) => {
  await open(page);
  await page.goto('./?rule=NOPE-99');
  await expect(page.getByRole('alert')).toHaveText('There is no rule NOPE-99 in the rulebook.');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.goto('./?library=zzz');
  await expect(page.getByRole('alert')).toContainText('There is no page “zzz” here.');
  await expect(page.getByRole('link', { name: 'Games', exact: true })).toBeVisible();
  await page.goto('./?table=zzz');
  await expect(page.getByRole('alert')).toContainText('This game is not on this device.');
});
