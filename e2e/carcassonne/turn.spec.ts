import { expect, type Page, test } from '@playwright/test';
import { open, openRecord, primaryButton } from '../page.ts';
import { keptRecord, untilDecision } from './table.ts';

/** A position with one drawn tile, always the same. */
const RECORD = `bastide/1 carcassonne
options {"edition":"c2","sets":["traders"],"seats":2}
seats [{"name":"Olena"},{"name":"Ramiro"}]

0 BA-E 0,-1 180 meeple c1
1 BA-V`;

async function openPosition(page: Page, settings: object = {}): Promise<void> {
  await open(page, settings);
  await openRecord(page, RECORD);
  await untilDecision(page);
}

/** Chooses a cell in the text board by its place, so that the zoom does not matter. */
const choose = async (page: Page, cell: string) => {
  await page.keyboard.press('n');
  await page.locator(`[data-cell="${cell}"]`).focus();
  await page.keyboard.press('Enter');
};

test('a tile that does not fit gets a reason, a rule link and a way out', async ({ page }) => {
  await openPosition(page);
  await choose(page, '1,0');
  await expect(primaryButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  for (let i = 0; i < 4 && (await primaryButton(page).getAttribute('aria-disabled')) !== 'true'; i++)
    await page.keyboard.press('r');
  await expect(page.getByRole('alert')).toContainText(/would meet/);
  await expect(page.locator('.action-bar')).toContainText('Does not fit this way round.');
  await page.getByRole('alert').getByRole('button', { name: 'Rule CAR-TILE-02' }).click();
  await expect(page.getByRole('heading', { name: 'Edges must match' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Turn it' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(primaryButton(page)).not.toHaveAttribute('aria-disabled', 'true');
});

test('choices can be undone one by one, and nothing is sent before the confirm button', async ({ page }) => {
  await openPosition(page);
  const before = (await keptRecord(page)).actions.length;
  await choose(page, '1,0');
  await page.keyboard.press('2');
  await expect(page.getByRole('radio').nth(1)).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio').first()).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.locator('.action-bar')).toContainText('Choose a place.');
  expect((await keptRecord(page)).actions.length).toBe(before);
});

test('shortcuts announce their effect, and letters can be turned off', async ({ page }) => {
  await openPosition(page);
  await page.keyboard.press('s');
  await expect(page.locator('.toast')).toContainText('Scores: Olena: 4 points');
  await page.keyboard.press('w');
  await expect(page.locator('.toast')).toContainText('Your turn, Ramiro.');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Single-key shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a line of the log shows its moment, and the way back', async ({ page }) => {
  await openPosition(page);
  const tiles = page.locator('[data-cell]');
  await expect(tiles).not.toHaveCount(0);
  const now = await tiles.count();
  await page.locator('.log button').last().click();
  await expect(page.getByText('Viewing tile 2 of 96')).toBeVisible();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(tiles).toHaveCount(now);
});

test('a planned tile cannot be laid while the board shows the past', async ({ page }) => {
  await openPosition(page);
  await choose(page, '1,0');
  const before = (await keptRecord(page)).actions.length;
  const lay = page.locator('.acts .btn.primary');
  await page.locator('.log button').last().click();
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(lay).toHaveAttribute('aria-disabled', 'true');
  await page.locator('body').press('Enter');
  await expect(page.getByRole('slider')).toBeVisible();
  // Pressed all the same, it shows the plan again; only then it commits.
  await lay.press('Enter');
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.locator('.board-ghost')).toBeVisible();
  expect((await keptRecord(page)).actions.length).toBe(before);
  await lay.click();
  await expect.poll(async () => (await keptRecord(page)).actions.length).toBeGreaterThan(before);
});

test('a line of the log names who acted', async ({ page }) => {
  await openPosition(page);
  await expect(page.locator('.log li').last().locator('b').first()).toHaveText(/^(Olena|Ramiro|Mei)$/);
});

test('the setting without confirmation leaves three seconds to undo', async ({ page }) => {
  await openPosition(page, { confirm: 'never' });
  const before = (await keptRecord(page)).actions.length;
  await choose(page, '1,0');
  await page.getByRole('radio').nth(1).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForTimeout(3200);
  expect((await keptRecord(page)).actions.length).toBe(before);
  await page.getByRole('radio').nth(1).click();
  await expect
    .poll(async () => (await keptRecord(page)).actions.length, { timeout: 6000 })
    .toBeGreaterThan(before);
});

test('a chosen figure is placed only by the confirm button or a second press', async ({ page }) => {
  await openPosition(page, { confirm: undefined });
  const taken = async () => (await keptRecord(page)).actions.length;
  const before = await taken();
  await choose(page, '1,0');
  const highwayman = page.getByRole('radio', { name: 'Highwayman' });
  await highwayman.click();
  await expect(highwayman).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('radio', { name: 'None' }).click();
  await page.getByRole('radio', { name: 'None' }).click();
  await page.getByRole('button', { name: 'Highwayman' }).click();
  await expect(highwayman).toHaveAttribute('aria-checked', 'true');
  await page.waitForTimeout(400);
  expect(await taken()).toBe(before);
  await highwayman.click();
  await expect.poll(taken).toBeGreaterThan(before);
});

test('a second press on the mark of the chosen figure places the tile', async ({ page }) => {
  await openPosition(page, { confirm: undefined });
  const taken = async () => (await keptRecord(page)).actions.length;
  const before = await taken();
  await choose(page, '1,0');
  const mark = (await page.locator('.board-mark').first().boundingBox())!;
  const press = () => page.mouse.click(mark.x + mark.width / 2, mark.y + mark.height / 2);
  await press();
  await expect(page.getByRole('radio').first()).toHaveAttribute('aria-checked', 'false');
  await page.waitForTimeout(400);
  expect(await taken()).toBe(before);
  await press();
  await expect.poll(taken).toBeGreaterThan(before);
});

test('the setting for risks only leaves three seconds to undo all other turns', async ({ page }) => {
  await openPosition(page, { confirm: 'risky' });
  const taken = async () => (await keptRecord(page)).actions.length;
  const before = await taken();
  await choose(page, '1,0');
  await page
    .getByRole('radio', { name: /Farmer/ })
    .first()
    .click();
  await page.waitForTimeout(3200);
  expect(await taken()).toBe(before);
  await page.getByRole('radio', { name: 'Highwayman' }).click();
  await expect(page.locator('.acts .btn.primary')).toHaveClass(/pending/);
  expect(await taken()).toBe(before);
  await expect.poll(taken, { timeout: 6000 }).toBeGreaterThan(before);
});

test('the tile can be dragged from the action bar to a legal place, and returns from elsewhere', async ({
  page,
}) => {
  await openPosition(page);
  const hand = (await page.locator('.in-hand').boundingBox())!;
  const drag = async (x: number, y: number) => {
    await page.mouse.move(hand.x + 20, hand.y + 20);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(hand.x + 300, hand.y);
  await expect(page.locator('.action-bar')).toContainText('Choose a place.');
  const cell = (await page.locator('.board-cells > g').first().boundingBox())!;
  await drag(cell.x + cell.width / 2, cell.y + cell.height / 2);
  await expect(primaryButton(page)).not.toHaveAttribute('aria-disabled', 'true');
});

test('"Why not?" names every figure that cannot be placed, with its rule', async ({ page }) => {
  await openPosition(page);
  await choose(page, '1,0');
  await page.getByRole('button', { name: 'Why not …?' }).click();
  const slip = page.locator('.toast');
  await expect(slip).toContainText('Builder');
  await expect(slip.getByRole('button', { name: 'Rule CAR-TB-BUILDER-02' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slip).toHaveCount(0);
  await expect(page.locator('[data-cell="1,0"]')).toBeFocused();
  const { actions } = await keptRecord(page);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await keptRecord(page)).actions.length).toBeGreaterThan(actions.length);
});
