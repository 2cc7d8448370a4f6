import { expect, type Page, test } from '@playwright/test';
import { axeOn } from '../axe.ts';
import { open, openRecord, primaryButton } from '../page.ts';
import { waitForColours } from '../wait-for-colours.ts';
import { recordWithTilesLeft } from './position.ts';
import { keptRecord, playWithMouse, untilDecision } from './table.ts';

/** Preferences of the system, by the theme that follows from them. */
const WISHES = {
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
  light: { colorScheme: 'light', contrast: 'no-preference' },
} as const;

/** Checks every theme. All but the first are checked only for colours and edges, because nothing else differs. */
async function expectAccessible(page: Page): Promise<void> {
  await expectNoFaults(page, 'light');
  for (const theme of ['dark', 'contrast', 'light'] as const) {
    await page.emulateMedia(WISHES[theme]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    if (theme !== 'light') await expectNoFaults(page, theme, ['color-contrast']);
  }
}

async function expectNoFaults(page: Page, theme: string, rules?: readonly string[]): Promise<void> {
  await waitForColours(page);
  // The page has no frames: without them axe needs no second page to join its results.
  const axe = axeOn(page).setLegacyMode(true);
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = serious.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
  expect(told, theme).toEqual([]);
}

test.describe('the light, the dark and the contrast theme', () => {
  test('start, table, rules, menu and final scoring have no serious accessibility faults', async ({
    page,
  }) => {
    await open(page, { theme: 'system' });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Play Carcassonne' }).click();
    for (let turn = 0; turn < 3 && (await untilDecision(page)); turn++) await playWithMouse(page, turn);
    await untilDecision(page);
    await expectAccessible(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('two tiles');
    await page.locator('.rule-list button').first().click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await openRecord(page, recordWithTilesLeft(0));
    await playWithMouse(page, 0);
    await expect(page.locator('.final-action-bar')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Skip to the result' }).click();
    await expectAccessible(page);
  });
});

test('every control is large enough', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  await playWithMouse(page, 0);
  await untilDecision(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button:not(.section-title):not(.why), select, [role=radio]')]
      .filter((element) => element.checkVisibility() && !element.closest('.log, .board'))
      .map((element) => ({
        text: element.textContent || element.getAttribute('aria-label'),
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ text, box }) => `${text}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
});

test('Space chooses and Enter commits in the grid, and then the focus is on the prompt', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  await untilDecision(page);
  const laid = async () => (await keptRecord(page)).actions.filter(({ type }) => type === 'place').length;
  const before = await laid();
  await page.keyboard.press('n');
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(primaryButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(primaryButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Space');
  await expect(primaryButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('n');
  expect(await laid()).toBe(before);
  await page.keyboard.press('Enter');
  await expect.poll(laid).toBeGreaterThan(before);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('#decision, [data-cell]')))
    .toBe(true);
});

test('high contrast has plain tiles, until the reader chooses pictures', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await open(page, { theme: 'system' });
  await openRecord(page, recordWithTilesLeft(40));
  await untilDecision(page);
  const plain = page.locator('.board-map g > image[href^="data:image/svg"]');
  const tiles = await plain.count();
  expect(tiles).toBeGreaterThan(30);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Plain tiles: shapes instead of pictures').uncheck();
  await page.keyboard.press('Escape');
  await expect.poll(() => plain.count(), { timeout: 15_000 }).toBeLessThan(3);
});
