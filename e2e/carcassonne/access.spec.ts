import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { open, wax } from '../page.ts';
import { recordWithTilesLeft } from './position.ts';
import { keptRecord, playWithMouse, untilDecision } from './table.ts';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = serious.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
  expect(told).toEqual([]);
}

for (const theme of ['light', 'dark', 'contrast'])
  test(`no serious faults in the ${theme} theme: start, table, rules, menu, final scoring`, async ({
    page,
  }) => {
    await open(page, { theme });
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
    await page.getByRole('button', { name: 'Open a record' }).click();
    await page.getByLabel('Text of a record').fill(recordWithTilesLeft(0));
    const before = page.url();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    // The table of before is there until the record is read.
    await expect.poll(() => page.url()).not.toBe(before);
    await untilDecision(page);
    await playWithMouse(page, 0);
    await expect(page.locator('.final-rim')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Skip to the result' }).click();
    await expectAccessible(page);
  });

test('everything that can be pressed is large enough', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  await playWithMouse(page, 0);
  await untilDecision(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button:not(.rubric):not(.why), select, [role=radio]')]
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

test('in the grid Space chooses and Enter commits what is planned; then the keyboard is at the sentence', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  await untilDecision(page);
  const laid = async () => (await keptRecord(page)).actions.filter(({ type }) => type === 'place').length;
  const before = await laid();
  await page.keyboard.press('n');
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(wax(page)).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(wax(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Space');
  await expect(wax(page)).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('n');
  expect(await laid()).toBe(before);
  await page.keyboard.press('Enter');
  await expect.poll(laid).toBeGreaterThan(before);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('#decision, [data-cell]')))
    .toBe(true);
});
