import { expect, type Locator, test } from '@playwright/test';
import { playWithMouse, untilDecision } from './carcassonne/table.ts';
import { open, primaryButton } from './page.ts';

test('the strong bot thinks without blocking the page, and explains its move', async ({ page }) => {
  await open(page);
  await page
    .getByRole('button', { name: /^Strength of the bots/ })
    .first()
    .click();
  const levels = page.getByRole('menuitemradio');
  await expect(levels).toHaveText([
    /^beginner/,
    /^casual player/,
    /^club player/,
    /^master/,
    /farmer/,
    /builder/,
    /baron/,
  ]);
  await levels.nth(3).click();
  await expect(page.locator('.game').first()).toContainText('one bot (master)');
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  for (let turn = 0; turn < 2; turn++) {
    await untilDecision(page);
    await playWithMouse(page, turn);
    // The bot's thinking is shown, but for no longer than two moves may take.
    if (turn === 0) await expect(page.locator('.seat .dots')).toBeVisible();
  }
  await expect(primaryButton(page)).toBeVisible({ timeout: 15_000 });

  await page.getByRole('button', { name: 'Why did Ramiro make this move?' }).click();
  const said = page.getByRole('region', { name: 'Ramiro: why this move?' });
  const moves = said.locator('.weighed-moves > li');
  await expect(moves.first()).toContainText('%', { timeout: 15_000 });
  expect(await moves.count()).toBeGreaterThan(1);
  await expect(moves.filter({ hasText: '(played)' })).toHaveCount(1);
  // The board shows each with its number.
  await expect(page.locator('.board-option')).toHaveCount(await moves.count());
  await page.keyboard.press('Escape');
  await expect(said).toHaveCount(0);
});

/** Returns the pixels by which a list is wider than its chosen value and its arrow. */
const roomLeft = (list: Locator) =>
  list.evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = font;
    const arrow = 16;
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    return select.clientWidth - padding - arrow - pen.measureText(select.selectedOptions[0]!.text).width;
  });

test('levels are chosen seat by seat, and games with secrets have no explanations before the end', async ({
  page,
}) => {
  await open(page);
  await page
    .locator('.game')
    .nth(1)
    .getByRole('button', { name: /^Opponents/ })
    .click();
  await page.getByRole('menuitemradio', { name: /^Players on this device/ }).click();
  const seats = page.getByRole('dialog');
  await seats.getByLabel('Player, seat 2').selectOption({ label: 'bot: the merchant' });
  await expect(seats).toContainText('trades whenever it pays');
  await page.setViewportSize({ width: 390, height: 844 });
  await seats.getByLabel('Player, seat 3').selectOption({ label: 'bot: the robber baron' });
  for (const seat of [1, 2, 3])
    expect(await roomLeft(seats.getByLabel(`Player, seat ${seat}`))).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await seats.getByRole('button', { name: 'Play Catan' }).click();
  await expect(page.locator('.seats .seat').nth(1)).toContainText('bot');
  await expect(page.locator('.seats .seat').nth(1)).toContainText('the merchant');
  await expect(page.locator('.seats .seat').nth(2)).toContainText('the robber baron');
  await expect(page.getByRole('button', { name: /^Why did/ })).toHaveCount(0);
});
