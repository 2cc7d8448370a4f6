import { expect, test } from '@playwright/test';
import { wholeGame } from './carcassonne/position.ts';
import { islandWhere } from './catan/position.ts';
import { openIsland } from './catan/table.ts';
import { stoppableCoach } from './explanation.ts';
import { andSee, open, openRecord, primaryButton } from './page.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

test('the review of a finished game appears step by step, with chances, key moments and better moves', {
  tag: '@quick',
}, async ({ page }) => {
  const stopCoach = await stoppableCoach(page);
  await open(page);
  await openRecord(page, wholeGame());
  await page.getByRole('button', { name: 'Review' }).click();
  // A worker computes the first chances; on a busy machine that takes a while.
  await expect(page.getByRole('img', { name: /^Chances to win, move by move/ })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('progressbar')).toBeVisible();

  const moments = page.locator('.key-moments button');
  await expect.poll(() => moments.count()).toBe(3);
  await moments.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/at=\d+/);
  await expect(page.locator('.scrubber')).toContainText(/Olena \d+%, Mei \d+%/);

  await test.step('a key moment is told in words, and shows the board before the move', async () => {
    const turn = moments.filter({ hasText: ' instead of ' }).first();
    await expect(turn).toBeVisible();
    // Finer looks may find other moments.
    await stopCoach();
    await turn.click();
    const tile = Number(/Tile (\d+)/.exec(await turn.innerText())![1]);
    await expect(page.locator('.turn-text')).toHaveText(`Viewing tile ${tile}`);
    await expect(page.locator('.verdict-text')).toContainText(/(Olena|Mei): .+ instead of .+−\d+%/);
  });
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
    [1920, 1080],
  ] as const)
    await test.step(`the better move is in sight at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.verdict-text')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.board-flag.better')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.board-sketch').first()).toBeInViewport({ ratio: 1 });
    });
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step('another move can be played on from a moment with a choice', async () => {
    const keyMoment = page.url();
    await page.getByRole('slider', { name: 'Move in the game' }).fill('9');
    await expect(page).not.toHaveURL(keyMoment);
    const judged = page.locator('.review-decision').first();
    await expect(judged.locator('.weighed-moves li').nth(1)).toBeVisible();
    await expect(judged.locator('.weighed-moves .on')).toHaveCount(1);
    // The runner hears of a new address later than the page has it.
    const review = new URL(await page.evaluate(() => location.href));
    await judged.getByRole('button', { name: 'Try another move' }).click();
    await page.waitForURL((now) => now.searchParams.get('table') !== review.searchParams.get('table'));
    await expect(page.locator('.acts .btn.primary')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the review' }).click();
    await expect(page).toHaveURL(review.href);
    await expect(page.locator('.key-moments button').first()).toBeVisible();
  });
});

test('the line above the replay leads to better moves on a phone', async ({ page }) => {
  await open(page);
  await openRecord(page, wholeGame());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${page.url()}&at=40`);
  await page.getByRole('button', { name: 'What else could be played?' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'Here' })).toBeInViewport({ ratio: 1 });
  // However the page is scrolled, the way out stays visible, and the header does not cover the rest.
  const way = sheet.getByRole('button', { name: 'Close', exact: true });
  await way.click({ trial: true });
  await page.mouse.wheel(0, -5000);
  await expect(sheet.locator('.seats')).toBeInViewport();
  await way.click();
  await expect(sheet).toHaveCount(0);
});

test('the review of a game of Catan shows the cards that a seat had before its decision', async ({
  page,
}) => {
  await openIsland(page, islandWhere({ names: ['Olena', 'Ramiro', 'Mei'] }));
  await page.getByRole('button', { name: 'Review' }).click();
  const turn = page.locator('.key-moments button').filter({ hasText: ' instead of ' }).first();
  await expect(turn).toBeVisible({ timeout: 90_000 });
  const text = await turn.evaluate((button: HTMLElement) => {
    button.click();
    return button.innerText;
  });
  const [, when] = /(Turn \d+|Set-up)/.exec(text)!;
  const head = when === 'Set-up' ? 'Viewing the set-up' : `Viewing turn ${when!.slice(5)}`;
  await expect(page.locator('.turn-text')).toHaveText(head);
  // Before the game begins nobody has cards.
  if (when !== 'Set-up') await expect(page.locator('.verdict-hand')).not.toBeEmpty();
});

for (const game of ['Carcassonne', 'Catan'])
  test(`a table of ${game} gives a hint only if the settings allow it`, async ({ page }) => {
    const hint = page.getByRole('button', { name: 'A good move' });
    await open(page);
    await page.getByRole('button', { name: `Play ${game}` }).click();
    await expect(page.locator('.app')).toBeVisible();
    await expect(hint).toBeHidden();
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('bastide.settings')!);
      localStorage.setItem('bastide.settings', JSON.stringify({ ...kept, hints: true }));
    });
    await page.reload();
    await hint.click();
    const panel = page.getByRole('region', { name: 'A good move' });
    await expect(panel.locator('.weighed-moves li').first()).toContainText('%');
    // The board stays in view, with the moves on it.
    const count = await panel.locator('.weighed-moves li').count();
    await expect(page.locator('.board-option')).toHaveText(['1', '2', '3'].slice(0, count));
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.locator('.board-option')).toHaveCount(0);
    await expect(hint).toBeFocused();

    // One press chooses the advised move; only the confirm button takes it.
    const acts = () => page.locator('.app').getAttribute('data-acts');
    const before = await acts();
    await hint.click();
    await panel.getByRole('button', { name: 'Set up this move' }).first().click();
    await expect(panel).toBeHidden();
    await expect(page.locator('#decision')).toBeFocused();
    await expect(primaryButton(page)).not.toHaveAttribute('aria-disabled', 'true');
    expect(await acts()).toBe(before);
    await andSee(page, () => primaryButton(page).click());
  });
