import { expect, type Locator, type Page, test } from '@playwright/test';
import { recordWithTilesLeft } from './carcassonne/position.ts';
import { againstBots, islandWhere, may } from './catan/position.ts';
import { openIsland } from './catan/table.ts';
import { open, openRecord } from './page.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

const TABLES = {
  carcassonne: async (page: Page) => {
    await open(page);
    await openRecord(page, recordWithTilesLeft(40));
  },
  catan: (page: Page) =>
    openIsland(
      page,
      islandWhere({
        names: ['Olena', 'Ramiro', 'Mei', 'Yusuf'],
        table: againstBots(3),
        wanted: (view) => view.you === 0 && view.seat === 0 && view.phase === 'main' && may(view, 'road'),
      }),
    ),
};

/** Opens a table in a window of ordinary size, and then zooms the page. */
async function openZoomed(page: Page, game: keyof typeof TABLES, width: number, height: number) {
  await TABLES[game](page);
  await page.locator('#decision').waitFor();
  await page.setViewportSize({ width, height });
  await page.locator('.board-map').waitFor();
  await page.waitForTimeout(300);
}

/** Returns the controls that cannot be scrolled to, or that something covers then. */
const unreachable = (controls: Locator) =>
  controls.evaluateAll((all) =>
    all.flatMap((one) => {
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      const isHit =
        at !== null && (one.contains(at) || at.contains(one) || at.closest('label')?.contains(one));
      return isHit ? [] : [`${one.className} ${one.getAttribute('aria-label') ?? one.textContent}`];
    }),
  );

/** Windows of 1280 × 1024, 1536 × 864 and 1707 × 960 at 400 %, and of 1707 × 960 at 300 %, in CSS pixels. */
for (const [width, height] of [
  [320, 256],
  [384, 216],
  [427, 240],
  [568, 320],
] as const)
  for (const game of ['carcassonne', 'catan'] as const)
    test(`at ${width} × ${height} the board of ${game} keeps its height, and every button can be pressed`, async ({
      page,
    }) => {
      await openZoomed(page, game, width, height);
      const free = await page.evaluate(() => {
        const board = document.querySelector('.board')!.getBoundingClientRect();
        const head = document.querySelector('.head')!.getBoundingClientRect();
        return { width: board.width, height: board.bottom - Math.max(board.top, head.top + 44) };
      });
      expect(free.width).toBeGreaterThanOrEqual(240);
      expect(free.height).toBeGreaterThanOrEqual(240);
      const buttons = page.locator('.app button:visible:not(.skip)');
      expect(await buttons.count()).toBeGreaterThan(5);
      expect(await unreachable(buttons)).toEqual([]);
    });

test('at 384 × 216 the wheel scrolls the page, also over the board', async ({ page }) => {
  await openZoomed(page, 'carcassonne', 384, 216);
  const { x, y, width } = (await page.locator('.board').boundingBox())!;
  const before = await page.locator('.board-over').getAttribute('style');
  await page.mouse.move(x + width / 2, y + 40);
  await page.mouse.wheel(0, 150);
  await expect
    .poll(() =>
      page
        .locator('.board')
        .boundingBox()
        .then((box) => box!.y),
    )
    .toBeLessThan(y - 50);
  expect(await page.locator('.board-over').getAttribute('style')).toBe(before);
});

for (const game of ['carcassonne', 'catan'] as const)
  test(`at 360 × 225 the menu of ${game} opens, and each entry can be pressed`, async ({ page }) => {
    await openZoomed(page, game, 360, 225);
    await page.getByRole('button', { name: 'Menu' }).click();
    const entries = page.locator('dialog[open] :is(button, select, input):visible');
    await expect.poll(() => entries.count()).toBeGreaterThan(8);
    expect(await unreachable(entries)).toEqual([]);
  });
