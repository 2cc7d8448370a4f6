import { expect, type Page, test } from '@playwright/test';
import { open, openRecord } from '../page.ts';
import { untilDecision } from './table.ts';

/** A tile that fits to the east of the two others in more than one way. */
const RECORD = `bastide/1 carcassonne
options {"edition":"c2","sets":["traders"],"seats":2}
seats [{"name":"Olena"},{"name":"Ramiro"}]

0 BA-E 0,-1 180 meeple c1
1 BA-V`;

/** Puts the tile in hand on the cell, and returns the middle of it on the page. */
async function holdTile(page: Page): Promise<readonly [x: number, y: number]> {
  await open(page);
  await openRecord(page, RECORD);
  await untilDecision(page);
  await page.keyboard.press('n');
  await page.locator('[data-cell="1,0"]').focus();
  await page.keyboard.press('Enter');
  const box = (await ghost(page).locator('.board-edge').last().boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const ghost = (page: Page) => page.locator('.board-ghost');

/** Picture of the tile in hand: another one for each turn. */
const picture = (page: Page) => ghost(page).locator('image').last().getAttribute('href');

/** Does something, and waits until the tile in hand has another picture, which it returns. */
async function turned(page: Page, act: () => Promise<unknown>): Promise<string | null> {
  const before = await picture(page);
  await act();
  await expect.poll(() => picture(page)).not.toBe(before);
  return picture(page);
}

test.describe('with a mouse', () => {
  test('the right button turns the tile in hand to any side and opens no menu of the browser', async ({
    page,
  }) => {
    const [x, y] = await holdTile(page);
    await page.evaluate(() =>
      addEventListener('contextmenu', ({ defaultPrevented }) => {
        document.body.dataset.menu = defaultPrevented ? 'kept' : 'opened';
      }),
    );
    const first = await picture(page);
    const press = () => page.mouse.click(x, y, { button: 'right' });
    for (let i = 0; i < 3; i++) expect(await turned(page, press)).not.toBe(first);
    // Four quarters are a whole turn.
    expect(await turned(page, press)).toBe(first);
    expect(await page.evaluate(() => document.body.dataset.menu)).toBe('kept');
  });

  test('the wheel with Alt turns the tile in hand both ways, and leaves the zoom as it is', async ({
    page,
  }) => {
    const [x, y] = await holdTile(page);
    const seen = () => page.locator('.board-map > g').getAttribute('transform');
    await page.mouse.move(x, y);
    const [first, before] = [await picture(page), await seen()];
    await page.keyboard.down('Alt');
    await turned(page, () => page.mouse.wheel(0, 100));
    await page.waitForTimeout(200);
    expect(await turned(page, () => page.mouse.wheel(0, -100))).toBe(first);
    await page.keyboard.up('Alt');
    expect(await seen()).toBe(before);
  });
});
