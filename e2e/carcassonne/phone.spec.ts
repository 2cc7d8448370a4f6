import { expect, type Page, test } from '@playwright/test';
import { fingers, open, openRecord } from '../page.ts';
import { recordWithMeeplesLeft } from './position.ts';
import { keptRecord, untilDecision } from './table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function openAt(page: Page, tilesLeft: number): Promise<void> {
  await open(page, { speed: 1 });
  await openRecord(page, recordWithMeeplesLeft(tilesLeft));
  await untilDecision(page);
  await page.locator('.board-cells > g').first().waitFor();
  await page.waitForTimeout(600);
}

/** Returns the legal cells that are completely visible, the highest first. */
const cellsInSight = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('.board')!.getBoundingClientRect();
    return [...document.querySelectorAll('.board-cells > g')]
      .map((cell) => cell.getBoundingClientRect())
      .filter((one) => one.left > board.left + 24 && one.right < board.right - 24)
      .filter((one) => one.top > board.top + 24 && one.bottom < board.bottom - 24)
      .sort((a, b) => a.top - b.top)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  });

test('a new table opens in the middle of the board', async ({ page }) => {
  await open(page);
  await page.locator('.game-acts .btn.primary').first().tap();
  await page.locator('.board-cells > g').first().waitFor();
  await page.waitForTimeout(400);
  const [map, board] = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.board-cells > g, .board-map g > g > g > image')].map(
      (one) => one.getBoundingClientRect(),
    );
    const { top, height } = document.querySelector('.board')!.getBoundingClientRect();
    const [first, last] = [
      Math.min(...boxes.map((one) => one.top)),
      Math.max(...boxes.map((one) => one.bottom)),
    ];
    return [(first + last) / 2, top + height / 2];
  });
  expect(Math.abs(map - board)).toBeLessThan(12);
});

test('the board stays in place under the finger while the sheet grows', async ({ page }) => {
  await openAt(page, 76);
  const [high] = await cellsInSight(page);
  await page.touchscreen.tap(high!.x, high!.y);
  await expect(page.locator('.bottom-sheet .figures, .bottom-sheet .prompt')).not.toHaveCount(0);
  await page.waitForTimeout(700);
  const ghost = (await page.locator('.board-ghost .board-edge').first().boundingBox())!;
  expect(Math.abs(ghost.x + ghost.width / 2 - high!.x)).toBeLessThan(8);
  expect(Math.abs(ghost.y + ghost.height / 2 - high!.y)).toBeLessThan(12);
});

test('the other legal places stay in sight above the grown sheet', async ({ page }) => {
  await openAt(page, 76);
  const [high] = await cellsInSight(page);
  await page.touchscreen.tap(high!.x, high!.y);
  await expect(page.locator('.board-ghost .board-edge').first()).toBeVisible();
  const covered = () =>
    page.evaluate(() => {
      const { bottom } = document.querySelector('.board')!.getBoundingClientRect();
      return [...document.querySelectorAll('.board-cells > g')].filter(
        (cell) => cell.getBoundingClientRect().bottom > bottom + 2,
      ).length;
    });
  await expect.poll(covered).toBe(0);
});

test('a long press on the tile opens the loupe, whose segments choose a figure without placing it', async ({
  page,
}) => {
  await openAt(page, 76);
  const taken = (await keptRecord(page)).actions.length;
  const [high] = await cellsInSight(page);
  await page.touchscreen.tap(high!.x, high!.y);
  await page.waitForTimeout(700);
  const ghost = (await page.locator('.board-ghost .board-edge').first().boundingBox())!;
  const touch = await fingers(page);
  const [x, y] = [ghost.x + ghost.width / 2, ghost.y + ghost.height / 2];
  await touch('touchStart', [x, y]);
  const tile = page.locator('.closeup');
  await expect(tile).toBeVisible();
  const view = () => page.locator('.board-over').first().getAttribute('style');
  const before = await view();
  for (const by of [20, 40, 60]) await touch('touchMove', [x, y + by]);
  await page.waitForTimeout(300);
  expect(await view()).toBe(before);
  await touch('touchEnd');
  expect((await tile.boundingBox())!.width).toBe(260);
  for (const mark of await tile.locator('.board-mark').all())
    expect((await mark.boundingBox())!.width).toBeGreaterThanOrEqual(44);
  await tile.locator('.board-mark').first().tap();
  await expect(tile).toHaveCount(0);
  await expect(page.getByRole('radio').first()).toHaveAttribute('aria-checked', 'false');
  expect((await keptRecord(page)).actions.length).toBe(taken);
  // The sheet shows reasons, not a toast over the board.
  await page.getByRole('button', { name: 'Why not …?' }).tap();
  await expect(page.locator('.bottom-sheet .toast')).toContainText('Why not?');
  await expect(page.locator('.table > .toast')).toHaveCount(0);
});
