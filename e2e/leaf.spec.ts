import { expect, type Page, test } from '@playwright/test';
import { untilDecision } from './carcassonne/table.ts';
import { untilAsked } from './catan/table.ts';
import { open } from './page.ts';

// Nothing is fetched for a later visit.
test.use({ serviceWorkers: 'block' });

/** A finger goes from one place to another. */
async function swipe(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const touches = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
  await send('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1])
    await send('touchMove', [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
  // It comes to rest: a browser takes the tap after a fling for the end of the fling.
  await page.waitForTimeout(150);
  await send('touchMove', [to[0], to[1] + 1]);
  await send('touchEnd');
}

const leaf = (page: Page) => page.locator('.leaf');

async function expectAll(page: Page, parts: readonly string[]): Promise<void> {
  await expect(leaf(page).locator('.seat')).not.toHaveCount(0);
  for (const part of [...parts, '.log']) await expect(leaf(page).locator(part)).toBeAttached();
  await expect(leaf(page).getByRole('button', { name: 'Replay' })).toBeAttached();
}

for (const [what, width, height, seat] of [
  ['on a phone held sideways', 844, 390, '.column .chip'],
  ['on a desk at 200 %', 720, 450, '.column .chip'],
  ['on a slim tablet', 800, 1000, '.folded'],
] as const)
  for (const [game, parts, ready] of [
    ['Carcassonne', ['.stack'], untilDecision],
    ['Catan', ['.dice-chart', '.supply'], untilAsked],
  ] as const)
    test.describe(`${game} ${what}`, () => {
      test.use({ viewport: { width, height }, hasTouch: true });

      test('a finger opens the leaf by a seat, by its grip and by a swipe, and closes it again', async ({
        page,
      }) => {
        await open(page);
        await page.getByRole('button', { name: `Play ${game}` }).tap();
        await ready(page);
        await expect(leaf(page)).toHaveCount(0);
        await page.locator(seat).first().tap();
        await expectAll(page, parts);
        await leaf(page).getByRole('button', { name: 'Close' }).tap();
        await expect(leaf(page)).toHaveCount(0);

        const grip = page.locator('.grip, .folded');
        const box = (await grip.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        await grip.tap();
        await expect(leaf(page)).toBeVisible();
        await swipe(page, [width - 150, height / 2], [width - 30, height / 2 + 20]);
        await expect(leaf(page)).toHaveCount(0);

        await swipe(page, [width - 30, height / 3], [width - 150, height / 3]);
        await expect(leaf(page)).toBeVisible();
        await leaf(page).getByRole('button', { name: 'Replay' }).tap();
        await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
        await expect(leaf(page)).toHaveCount(0);
      });
    });
