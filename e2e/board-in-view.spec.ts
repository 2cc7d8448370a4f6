import { expect, type Page, test } from '@playwright/test';
import { recordWithTilesLeft } from './carcassonne/position.ts';
import { pressLegalCell, untilDecision } from './carcassonne/table.ts';
import { againstBots, islandWhere } from './catan/position.ts';
import { openIsland } from './catan/table.ts';
import { open, openRecord, primaryButton } from './page.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

/** Selects tiles, figures and places of both boards. */
const THINGS =
  '.board-map g > g > g > image, .board-cells > g, .board-ghost .board-edge, .island-marks > *, .island-ghost';

/** Returns the things of the board that are out of its frame, or covered by something that is none of it. */
const hidden = (page: Page) =>
  page.evaluate((things) => {
    const board = document.querySelector('.board')!.getBoundingClientRect();
    return [...document.querySelectorAll(things)].flatMap((one) => {
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
      if (width === 0 && height === 0) return [];
      const isOut =
        left < board.left - 2 || top < board.top - 2 || right > board.right + 2 || bottom > board.bottom + 2;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const over = document.elementFromPoint(x, y);
      return isOut || !over?.closest('.board')
        ? [`${one.parentElement?.getAttribute('class')} ${x} ${y}`]
        : [];
    });
  }, THINGS);

async function openTiles(page: Page, left: number): Promise<void> {
  await open(page);
  await openRecord(page, recordWithTilesLeft(left));
  await untilDecision(page);
  await page.locator('.board-cells > g').first().waitFor();
}

const SIZES = [
  [390, 844],
  [844, 390],
  [1280, 800],
] as const;

for (const [width, height] of SIZES)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a table of fifty tiles shows every tile and every legal place', async ({ page }) => {
      await openTiles(page, 40);
      await expect.poll(() => hidden(page)).toEqual([]);
    });

    test('scoring and result show the whole board, even if a hand has moved it', async ({ page }) => {
      await openTiles(page, 0);
      await pressLegalCell(page);
      const box = (await page.locator('.board').boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.wheel(0, -600);
      await expect.poll(() => hidden(page)).not.toEqual([]);
      await primaryButton(page).click();
      await expect(page.locator('.final-action-bar')).toBeVisible();
      await expect.poll(() => hidden(page)).toEqual([]);
      await page.getByRole('button', { name: 'Skip' }).click();
      await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
      await expect.poll(() => hidden(page)).toEqual([]);
    });

    test('the island is whole at the end', async ({ page }) => {
      await openIsland(
        page,
        islandWhere({ names: ['Olena', 'Ramiro', 'Mei', 'Yusuf'], table: againstBots(3) }),
      );
      await page.locator('.result-action-bar').waitFor();
      await expect.poll(() => hidden(page)).toEqual([]);
    });
  });
