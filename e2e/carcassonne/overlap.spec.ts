import { expect, type Page, test } from '@playwright/test';
import { linesInSight, open, openRecord } from '../page.ts';
import { recordWithManyPlaces, recordWithMeeplesLeft, recordWithTilesLeft } from './position.ts';
import { chooseCell, chooseCellByKeys, untilDecision } from './table.ts';

async function openAt(page: Page, record: string): Promise<void> {
  await open(page);
  await openRecord(page, record);
  await untilDecision(page);
  await page.locator('.board-cells > g, .board-mark').first().waitFor();
  await page.waitForTimeout(400);
}

/** Returns the elements that cover a control of the board, with the pixels that both share. */
const covering = (page: Page, paper: string) =>
  page.evaluate((selector) => {
    const board = document.querySelector('.board')!.getBoundingClientRect();
    const pressed = [...document.querySelectorAll('.board-cells > g, .board-ghost .board-edge, .board-mark')];
    return [...document.querySelectorAll(selector)].flatMap((one) => {
      const a = one.getBoundingClientRect();
      return pressed.flatMap((other) => {
        const b = other.getBoundingClientRect();
        const width = Math.min(a.right, b.right, board.right) - Math.max(a.left, b.left, board.left);
        const height = Math.min(a.bottom, b.bottom, board.bottom) - Math.max(a.top, b.top, board.top);
        return width > 1 && height > 1 ? [`${one.className}: ${width} × ${height}`] : [];
      });
    });
  }, paper);

for (const [width, height] of [
  [1024, 768],
  [1280, 800],
  [390, 844],
  [844, 390],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('no prompt and no tool covers the board', async ({ page }) => {
      await openAt(page, recordWithTilesLeft(40));
      const board = (await page.locator('.board').boundingBox())!;
      for (const part of await page.locator('.head .turn-text, .head small, .head .tool').all()) {
        const box = (await part.boundingBox())!;
        expect(box.y + box.height).toBeLessThanOrEqual(board.y + 1);
      }
      expect(await covering(page, '.head *')).toEqual([]);
    });
  });

for (const locale of ['en-GB', 'uk-UA'])
  test.describe(locale, () => {
    test.use({ locale });

    test('the action bar stays low with any number of figures, and leaves none alone in a row', async ({
      page,
    }) => {
      await openAt(page, recordWithManyPlaces());
      const rowsOf = async () => {
        const boxes = await page
          .getByRole('radio')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
        expect(boxes.every(({ width, height }) => width >= 44 && height >= 44)).toBe(true);
        return [...new Set(boxes.map(({ y }) => y))].map((y) => boxes.filter((box) => box.y === y).length);
      };
      const count = await page.getByRole('radio').count();
      expect(count).toBeGreaterThanOrEqual(7);
      expect(await rowsOf()).toEqual([count]);
      expect((await page.locator('.action-bar').boundingBox())!.height).toBeLessThanOrEqual(150);
      await page.setViewportSize({ width: 1024, height: 768 });
      await expect.poll(rowsOf).toEqual([Math.ceil(count / 2), Math.floor(count / 2)]);
      await page.setViewportSize({ width: 1366, height: 625 });
      await expect.poll(() => linesInSight(page)).toBeGreaterThanOrEqual(3);
    });
  });

test('flags and toasts cover nothing that can be pressed', async ({ page }) => {
  await openAt(page, recordWithMeeplesLeft(76));
  let told = 0;
  for (let i = 0; i < 4; i++) {
    await chooseCellByKeys(page);
    await page.waitForTimeout(300);
    const figures = page.getByRole('radio');
    for (let at = 1; at < Math.min(3, await figures.count()); at++) {
      await figures.nth(at).focus();
      await page.keyboard.press(String(at + 1));
      await page.waitForTimeout(300);
      expect(await covering(page, '.board-flag')).toEqual([]);
      told += await page.locator('.board-flag').count();
    }
    await page.getByRole('button', { name: 'Why not …?' }).click();
    await expect(page.locator('.table > .toast')).toBeVisible();
    expect(await covering(page, '.table > .toast')).toEqual([]);
    await page.keyboard.press('Escape');
    for (let step = 0; step < 4; step++) await page.keyboard.press('Escape');
  }
  expect(told).toBeGreaterThan(0);
});

test('the description of a feature stands beside it, not on it', async ({ page }) => {
  await openAt(page, recordWithTilesLeft(50));
  const box = (await page.locator('.board-tiles, .board-map g > g > g > image').nth(3).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  const slip = page.locator('.toast.feature');
  await expect(slip).toBeVisible();
  const paper = (await slip.boundingBox())!;
  const isOver = x > paper.x && x < paper.x + paper.width && y > paper.y && y < paper.y + paper.height;
  expect(isOver).toBe(false);
  expect(await covering(page, '.toast.feature')).toEqual([]);
});

test.describe('a small board', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('every word of the footer has an icon, and goods stand below the figures', async ({ page }) => {
    await openAt(page, recordWithTilesLeft(40));
    const feet = page.locator('.sidebar-foot button');
    await expect(feet).toHaveCount(3);
    for (const foot of await feet.all()) await expect(foot.locator('.icon')).toBeVisible();
    const foot = (await page.locator('.sidebar-foot').boundingBox())!;
    const last = (await feet.last().boundingBox())!;
    expect(last.x + last.width).toBeLessThanOrEqual(foot.x + foot.width + 0.5);
    const [figures, goods] = await Promise.all(
      ['.seat .kit', '.seat .kit.goods'].map((one) => page.locator(one).first().boundingBox()),
    );
    expect(goods!.x).toBe(figures!.x);
  });

  test('a rule link is large enough to hit, and columns have names for screen readers', async ({ page }) => {
    await openAt(page, recordWithTilesLeft(0));
    await chooseCell(page);
    await page.locator('.acts .btn.primary').click();
    await expect(page.locator('.final-action-bar')).toBeVisible();
    const small = await page
      .locator('button.section-title')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((n) => n < 24));
    expect(small).toEqual([]);
    const names = await page.locator('.score-breakdown thead th').allInnerTexts();
    expect(names).toEqual(['Points for', 'Olena', 'Ramiro', 'Mei']);
  });
});
