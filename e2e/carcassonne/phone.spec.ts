import { expect, type Page, test } from '@playwright/test';
import { fingers, open, openRecord } from '../page.ts';
import { recordWithManyPlaces, recordWithMeeplesLeft, recordWithTilesLeft } from './position.ts';
import { keptRecord, playWithMouse, untilDecision } from './table.ts';

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

test('the stop after a word of the set-up follows it, however long the word is', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'everything' }).tap();
  const gaps = await page.locator('.sentence .tied').evaluateAll((all) => {
    const edges = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].at(-1)!;
    };
    return all
      .filter((one) => one.lastChild?.nodeType === Node.TEXT_NODE)
      .map((one) => edges(one.lastChild!).left - edges(one.querySelector('.word')!.firstChild!).right);
  });
  expect(gaps.length).toBeGreaterThan(0);
  for (const gap of gaps) expect(gap).toBeLessThan(32);
});

test('in the river the prompt says what to do, and says once why', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'everything' }).tap();
  await page.getByRole('button', { name: 'Play Carcassonne' }).tap();
  await untilDecision(page);
  await expect(page.locator('.bottom-sheet .head-line')).toHaveText('Choose a place.');
  await expect(page.getByText('The river comes first.')).toHaveCount(1);
});

test('the prompt sends a reader who looks back to the present', async ({ page }) => {
  await openAt(page, 76);
  await page.getByRole('button', { name: 'Scores, stack, game log' }).tap();
  await page.getByRole('button', { name: 'Replay' }).tap();
  await page.getByRole('button', { name: 'One tile back' }).tap();
  await expect(page.locator('.bottom-sheet .prompt')).toContainText('Press “Back to now” to play on.');
  await expect(page.locator('.bottom-sheet .prompt')).not.toContainText('Fits in');
  await page.getByRole('button', { name: 'Back to now' }).tap();
  await expect(page.locator('.bottom-sheet .prompt')).toContainText('Fits in');
});

test('figures and goods of six players stay below their own score', async ({ page }) => {
  await open(page);
  await openRecord(page, recordWithManyPlaces());
  await untilDecision(page);
  const outside = await page.locator('.scoreboard .chip').evaluateAll((chips) =>
    chips.flatMap((chip) => {
      const { left, right } = chip.getBoundingClientRect();
      return [...chip.querySelectorAll('.holdings *')]
        .map((one) => one.getBoundingClientRect())
        .filter((one) => one.width > 1 && (one.left < left - 0.5 || one.right > right + 0.5));
    }),
  );
  expect(outside).toEqual([]);
});

test('the table of points keeps off the edges of its sheet', async ({ page }) => {
  await open(page);
  await openRecord(page, recordWithTilesLeft(0));
  await untilDecision(page);
  await playWithMouse(page, 0);
  await page.getByRole('button', { name: 'Skip to the result' }).tap();
  await page.getByRole('button', { name: 'Where the points came from' }).tap();
  const title = await page.getByRole('heading', { name: 'Where the points came from' }).boundingBox();
  const [first, last] = await page
    .locator('.score-breakdown tfoot')
    .locator('th, td')
    .evaluateAll((cells) => {
      const inside = cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect();
      });
      return [inside[0]!.left, inside.at(-1)!.right];
    });
  expect(Math.abs(first! - title!.x)).toBeLessThan(2);
  expect(last!).toBeLessThan(390 - 8);
});

test('each box to play with shows what lies in it, and the game still starts without scrolling', async ({
  page,
}) => {
  await open(page);
  const pictures = (name: string) => page.getByRole('button', { name }).locator('svg');
  await expect(pictures('the 2003 box')).toHaveCount(3);
  await expect(pictures('the 2021 box, with chickens')).toHaveCount(3);
  await expect(pictures('everything')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Play Carcassonne' })).toBeInViewport({ ratio: 1 });
});
