import { expect, test } from '@playwright/test';
import { open, openRecord, primaryButton } from '../page.ts';
import { recordWithTilesLeft } from './position.ts';
import { untilDecision } from './table.ts';

test('a purist table reveals neither places nor fields nor the stack, to eyes or screen readers', async ({
  page,
}) => {
  await open(page, { purist: true, textBoard: true });
  await openRecord(page, recordWithTilesLeft(40));
  await untilDecision(page);

  await expect(page.locator('.action-bar')).toContainText('Choose a place.');
  await expect(page.locator('.action-bar .detail-line')).toHaveText(/^\s*$/);
  await expect(page.locator('[aria-live=assertive]')).toContainText('Your tile:');
  await expect(page.locator('[aria-live=assertive]')).not.toContainText('place');
  await expect(page.getByRole('button', { name: 'Fields' })).toHaveCount(0);
  await expect(page.locator('.stack')).toContainText('40 tiles left');
  await expect(page.locator('.stack :is(img, button)')).toHaveCount(0);
  await expect(page.getByRole('grid')).not.toContainText(/fit/);
  await expect(page.locator('.board-cells > g')).toHaveCount(0);
  await expect(page.locator('.board-tight > g')).toHaveCount(0);
  for (const key of ['n', 'g', 't']) {
    await page.keyboard.press(key);
    await expect(page.locator('.toast')).toContainText('A purist table does not show');
    await expect(page.locator('.toast')).toContainText('You can always see how many tiles are left.');
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('o');
  await expect(page.locator('.toast')).toContainText(/^Your tile: [^.]*\.$/);
  await page.keyboard.press('Escape');

  // Refusals stay, but do not say where else the tile would fit; and the tile turns only by hand.
  const empty = page.locator('[data-cell]', { hasText: ': empty' });
  for (const cell of await empty.all()) {
    await cell.click();
    if ((await page.getByRole('alert').count()) > 0) break;
  }
  await expect(page.getByRole('alert')).toContainText(/CAR-TILE/);
  await expect(page.getByRole('alert').getByRole('button')).toHaveCount(1);
  await expect(page.locator('.action-bar')).not.toContainText(/other place|whichever way|turn/);
  await expect(primaryButton(page)).toHaveAttribute('aria-disabled', 'true');
});

test('another table marks spaces that few tiles fit, and tells the chance to draw one', async ({ page }) => {
  await open(page, { textBoard: true });
  await openRecord(page, recordWithTilesLeft(40));
  await untilDecision(page);
  await expect(page.locator('.board-tight > g')).not.toHaveCount(0);
  await expect(page.locator('.stack')).toContainText('Spaces marked ✕');
  await expect(page.getByRole('grid')).toContainText(/No tile left fits here\./);
  // Where many tiles fit, everybody is sure to draw one, and nothing is said.
  const said = page.getByText(/Chance of drawing one: you \d+%, the others \d+%\./);
  const fitting = await page.locator('[data-cell]', { hasText: 'Your tile fits' }).all();
  for (let i = 0; i < fitting.length && !(await said.isVisible()); i++) {
    await fitting[i]!.click();
    await expect(page.locator('.stack')).toContainText('Fit this space');
  }
  await expect(said).toBeVisible();
});
