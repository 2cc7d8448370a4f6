import { expect, type Page, test } from '@playwright/test';
import { open, openRecord, primaryButton } from '../page.ts';
import { recordWithManyPlaces } from './position.ts';
import { keptRecord, untilDecision } from './table.ts';

async function openAt(page: Page): Promise<void> {
  await open(page);
  await openRecord(page, recordWithManyPlaces());
  await untilDecision(page);
  await page.locator('.board-mark').first().waitFor();
}

const places = (page: Page) => page.getByRole('radiogroup', { name: 'Figure', exact: true });
const kinds = (page: Page) => page.getByRole('radiogroup', { name: 'Which figure' });

/** Pixels by which the nearest two marks of the board are apart; negative: they overlap. */
const leastGap = (page: Page) =>
  page.locator('.board-mark').evaluateAll((marks) => {
    const discs = marks.map((mark) => {
      const { x, y, width } = mark.getBoundingClientRect();
      return { x: x + width / 2, y: y + width / 2, radius: width / 2 };
    });
    return Math.min(
      ...discs.flatMap((a, i) =>
        discs.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius),
      ),
    );
  });

for (const [width, height] of [
  [360, 780],
  [780, 360],
  [1280, 800],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('each part of the tile is offered once, and no mark covers another at any size', async ({
      page,
    }) => {
      await openAt(page);
      const marks = await page.locator('.board-mark').count();
      expect(marks).toBeGreaterThanOrEqual(6);
      await expect(places(page).getByRole('radio')).toHaveCount(marks + 1);
      for (const key of ['+', '+', '+', '-', '-', '-', '-', '-', '-']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(300);
        expect(await leastGap(page)).toBeGreaterThanOrEqual(0);
      }
    });

    test('a second choice asks which figure, and everything is large enough for a thumb', async ({
      page,
    }) => {
      await openAt(page);
      await expect(kinds(page)).toHaveCount(0);
      await places(page).getByRole('radio').nth(1).click();
      await expect(kinds(page).getByRole('radio')).toHaveText(['Meeple', 'Big meeple']);
      await expect(kinds(page).getByRole('radio').first()).toHaveAttribute('aria-checked', 'true');
      const small = await page
        .getByRole('radio')
        .evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .filter((box) => box.width < 44 || box.height < 44 || box.left < 0 || box.right > innerWidth),
        );
      expect(small).toEqual([]);
      const before = (await keptRecord(page)).actions.length;
      await kinds(page).getByRole('radio', { name: 'Big meeple' }).click();
      await primaryButton(page).click();
      await expect.poll(async () => (await keptRecord(page)).actions.length).toBeGreaterThan(before);
      expect((await keptRecord(page)).actions[before]).toMatchObject({ type: 'deploy', figure: 'big' });
    });
  });

test('keys choose place and figure: a number, the same again, or arrows in each group', async ({ page }) => {
  await openAt(page);
  const chosen = () => page.locator('[role=radio][aria-checked=true]').allInnerTexts();
  const [, first = '', second = ''] = await places(page).getByRole('radio').allInnerTexts();
  await page.keyboard.press('2');
  await expect.poll(chosen).toEqual([first, 'Meeple']);
  await page.keyboard.press('2');
  await expect.poll(chosen).toEqual([first, 'Big meeple']);
  await page.keyboard.press('2');
  await expect.poll(chosen).toEqual([first, 'Meeple']);
  await page.keyboard.press('3');
  await expect.poll(chosen).toEqual([second, 'Meeple']);
  await places(page).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(chosen).toEqual([first, 'Meeple']);
  await page.keyboard.press('Tab');
  await expect(kinds(page).getByRole('radio', { name: 'Meeple', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(chosen).toEqual([first, 'Big meeple']);
  await page.keyboard.press('o');
  await expect(page.locator('.toast')).toContainText('(Meeple and Big meeple)');
});

test('without confirmation the figure waits until it is known which one, then for three seconds', async ({
  page,
}) => {
  await open(page, { confirm: 'never' });
  await openRecord(page, recordWithManyPlaces());
  await untilDecision(page);
  const before = (await keptRecord(page)).actions.length;
  await places(page).getByRole('radio').nth(1).click();
  await page.waitForTimeout(3300);
  expect((await keptRecord(page)).actions.length).toBe(before);
  await kinds(page).getByRole('radio', { name: 'Big meeple' }).click();
  await expect(page.locator('.acts .btn.primary')).toHaveClass(/pending/);
  await expect
    .poll(async () => (await keptRecord(page)).actions.length, { timeout: 6000 })
    .toBeGreaterThan(before);
});
