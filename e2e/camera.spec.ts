import { expect, type Page, test } from '@playwright/test';
import { fingers, open } from './page.ts';

/** Returns the zoom and position of the board; changes with every movement. */
const view = (page: Page) => page.locator('.board-over').getAttribute('style');

/** Does something with the board, and checks if it has moved. */
async function handle(page: Page, isMoved: boolean, act: () => Promise<void>): Promise<void> {
  const before = await view(page);
  await act();
  if (isMoved) await expect.poll(() => view(page)).not.toBe(before);
  else {
    await page.waitForTimeout(300);
    expect(await view(page)).toBe(before);
  }
}

/** Waits until the board has come to rest. */
async function untilStill(page: Page): Promise<void> {
  await expect(async () => {
    const before = await view(page);
    await page.waitForTimeout(400);
    expect(await view(page)).toBe(before);
  }).toPass();
}

for (const speed of [0, 1])
  test(`wheel, drag, keys and double click move the board, at speed ${speed}`, async ({ page }) => {
    await open(page, { speed });
    await page.locator('.game-acts .btn.primary').first().click();
    await page.locator('.board-cells > g').first().waitFor();
    const box = (await page.locator('.board').boundingBox())!;
    const [x, y] = [box.x + box.width * 0.8, box.y + box.height * 0.25];
    await page.mouse.move(x, y);
    await handle(page, true, () => page.mouse.wheel(0, -200));
    await page.waitForTimeout(300);
    await handle(page, true, async () => {
      await page.mouse.down();
      await page.mouse.move(x - 60, y + 40, { steps: 4 });
      await page.mouse.up();
    });
    await handle(page, true, () => page.keyboard.press('-'));
    await page.waitForTimeout(400);
    await handle(page, false, () => page.mouse.dblclick(x, y));
  });

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('one finger moves the board, two fingers zoom it, and two taps stay taps', async ({ page }) => {
    await open(page);
    await page.locator('.game-acts .btn.primary').first().tap();
    await page.locator('.board-cells > g').first().waitFor();
    const touch = await fingers(page);
    const [x, y] = [320, 160];
    await handle(page, true, async () => {
      await touch('touchStart', [x, y]);
      for (const by of [20, 40, 60]) await touch('touchMove', [x - by, y + by]);
      await touch('touchEnd');
    });
    await page.waitForTimeout(600);
    await handle(page, true, async () => {
      await touch('touchStart', [180, 200], [220, 200]);
      for (const by of [20, 40, 60]) await touch('touchMove', [180 - by, 200], [220 + by, 200]);
      await touch('touchEnd');
    });
    await page.waitForTimeout(600);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(300);
    await expect(page.locator('.board')).toBeVisible();
  });

  test('the board opens in the middle, whatever takes up space, and does not move under a finger that taps', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('button', { name: 'Play Carcassonne' }).tap();
    await page.locator('.board-cells > g').first().waitFor();
    // As when the bars of a browser come and go.
    await page.setViewportSize({ width: 390, height: 760 });
    await page.waitForTimeout(500);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForTimeout(500);
    await page.setViewportSize({ width: 390, height: 790 });
    await page.waitForTimeout(500);
    await handle(page, false, () => page.getByRole('button', { name: 'Fit' }).tap());
    const sheet = await page.locator('.bottom-sheet').boundingBox();
    await untilStill(page);
    // A place that the higher sheet will not cover.
    const spots = await page.locator('.board-cells > g').evaluateAll((all) =>
      all.map((cell) => {
        const { x, y, width, height, bottom } = cell.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, bottom };
      }),
    );
    const [spot] = spots.sort((a, b) => a.bottom - b.bottom);
    expect(spot!.bottom).toBeLessThan(430);
    await page.touchscreen.tap(spot!.x, spot!.y);
    await expect(page.locator('.acts .btn.primary')).toHaveText('Place tile');
    // The board may zoom out around the tile, for the sake of the other places; the tile stays under the finger.
    // A ghost is drawn lifted: by 4 and 8 of the 240 units of a tile.
    await expect(async () => {
      const tile = (await page.locator('.board-ghost .board-edge').first().boundingBox())!;
      expect(Math.abs(tile.x + tile.width / 2 - spot!.x)).toBeLessThan(5);
      expect(Math.abs(tile.y + tile.height / 2 - spot!.y)).toBeLessThan(5);
    }).toPass({ timeout: 10_000 });
    expect((await page.locator('.bottom-sheet').boundingBox())!.height).not.toBe(sheet!.height);
  });
});
