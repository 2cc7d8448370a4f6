import { expect, type Page } from '@playwright/test';

import { andSee, primaryButton } from '../page.ts';

export { keptRecord } from '../page.ts';

export const isOver = (page: Page) => page.locator('.final-action-bar').isVisible();

/** Waits until a person is to decide or the game is over; returns false if it is over. */
export async function untilDecision(page: Page): Promise<boolean> {
  await page.locator('.acts .btn.primary').first().waitFor();
  return !(await isOver(page));
}

/** Presses the middle of a legal cell that is visible and uncovered; returns false if there is none. */
async function pressLegalCell(page: Page): Promise<boolean> {
  const spots = await page.evaluate(() =>
    [...document.querySelectorAll('.board-cells > g')].map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    }),
  );
  for (const [x, y] of spots) {
    const onBoard = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)?.closest('.board') != null,
      [x, y],
    );
    if (!onBoard) continue;
    await page.mouse.click(x, y);
    return true;
  }
  return false;
}

/** Chooses a legal cell with the mouse. A board that still moves may be missed by the first press. */
export async function chooseCell(page: Page): Promise<void> {
  await expect(async () => {
    // If all places are out of sight, the key scrolls to the next one.
    if (!(await pressLegalCell(page))) await page.keyboard.press('n');
    await expect(page.locator('.board-ghost')).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
}

/** Chooses a legal cell by keys. A page that is still rendering may miss the first one. */
export async function chooseCellByKeys(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('n');
    expect(await page.evaluate(() => document.activeElement?.matches('[data-cell]'))).toBe(true);
  }).toPass({ timeout: 10_000 });
  await page.keyboard.press('Enter');
}

/** Plays one turn with the mouse: a place, a figure if there is one, and the confirm button. */
export async function playWithMouse(page: Page, turn: number): Promise<void> {
  const placing = (await primaryButton(page).getAttribute('aria-disabled')) === 'true';
  if (placing) await chooseCell(page);
  const figures = page.getByRole('radio');
  const count = await figures.count();
  if (count > 1) await figures.nth(turn % count).click();
  await expect(primaryButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await andSee(page, () => primaryButton(page).click());
}

/** Plays one turn with the keyboard only. */
export async function playWithKeys(page: Page, turn: number): Promise<void> {
  const placing = (await primaryButton(page).getAttribute('aria-disabled')) === 'true';
  if (placing) await chooseCellByKeys(page);
  const count = await page.getByRole('radio').count();
  if (count > 1) await page.keyboard.press(String(1 + (turn % count)));
  await andSee(page, () => page.keyboard.press('Enter'));
}
