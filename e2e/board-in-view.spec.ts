import { expect, type Page, test } from '@playwright/test';
import { recordWithTilesLeft } from './carcassonne/position.ts';
import { chooseCell, untilDecision } from './carcassonne/table.ts';
import { againstBots, islandWhere, may } from './catan/position.ts';
import { openIsland, untilAsked } from './catan/table.ts';
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
      await chooseCell(page);
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

const NAMES = ['Olena', 'Ramiro', 'Mei', 'Yusuf'];
const openBuilding = async (page: Page) => {
  await openIsland(
    page,
    islandWhere({
      names: NAMES,
      table: againstBots(3),
      wanted: (view) => view.you === 0 && view.seat === 0 && view.phase === 'main' && may(view, 'road'),
    }),
  );
  await untilAsked(page);
};

/** Zooms in on the middle of the board with the wheel. */
async function zoomIn(page: Page): Promise<void> {
  const { x, y, width, height } = (await page.locator('.board').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -600);
  await page.locator('.edge-arrow').first().waitFor();
}

test('arrows at the edges count the places beyond them, and bring them into view', async ({ page }) => {
  await openTiles(page, 40);
  await expect(page.locator('.edge-arrow')).toHaveCount(0);
  await zoomIn(page);
  const arrow = page.locator('.edge-arrow', { hasText: 'place' }).first();
  const name = await arrow.getAttribute('aria-label');
  expect(name).toMatch(/^\d+ places? (above|below|on the left|on the right)$/);
  const beyond = await page.locator('.edge-arrow').count();
  const before = await hidden(page);
  await arrow.click();
  await expect(page.locator(`.edge-arrow[aria-label="${name}"]`)).toHaveCount(0);
  expect((await hidden(page)).length).toBeLessThan(before.length + 40);
  expect(beyond).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect(page.locator('.edge-arrow')).toHaveCount(0);
  await expect.poll(() => hidden(page)).toEqual([]);
});

test('arrows cover no legal place', async ({ page }) => {
  await openTiles(page, 40);
  await zoomIn(page);
  const shared = await page.evaluate(() => {
    const arrows = [...document.querySelectorAll('.edge-arrow')].map((one) => one.getBoundingClientRect());
    return [...document.querySelectorAll('.board-cells > g')]
      .map((one) => one.getBoundingClientRect())
      .filter((a) =>
        arrows.some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      ).length;
  });
  expect(shared).toBe(0);
});

test('arrows speak of hexes, and go with the view of the whole island', async ({ page }) => {
  await openBuilding(page);
  await zoomIn(page);
  await expect(page.locator('.edge-arrow', { hasText: /place|hex/ }).first()).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.locator('.edge-arrow')).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1280, 800],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the island is above the decision also while cards are given back', async ({ page }) => {
      await openIsland(
        page,
        islandWhere({
          names: NAMES,
          table: againstBots(3),
          wanted: (view) => view.you === 0 && view.phase === 'discard',
        }),
      );
      await page.locator('.discard').waitFor();
      await expect
        .poll(() =>
          page.evaluate(() => {
            const island = Math.max(
              ...[...document.querySelectorAll('.board-map image')].map(
                (one) => one.getBoundingClientRect().bottom,
              ),
            );
            return island - document.querySelector('.action-area')!.getBoundingClientRect().top;
          }),
        )
        .toBeLessThanOrEqual(2);
    });
  });
