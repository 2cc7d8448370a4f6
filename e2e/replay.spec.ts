import { expect, type Page, test } from '@playwright/test';
import { wholeGame } from './carcassonne/position.ts';
import { islandWhere } from './catan/position.ts';
import { openIsland } from './catan/table.ts';
import { open, openRecord } from './page.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

const moment = (page: Page) => page.getByRole('slider', { name: 'Move in the game' });
const at = async (page: Page) => Number(await moment(page).inputValue());

/** Expects that nothing plays any more. */
async function expectRest(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const rests = await at(page);
  await page.waitForTimeout(1300);
  expect(await at(page)).toBe(rests);
}

/** Checks the behaviour of every replay. */
async function replayPlays(page: Page): Promise<void> {
  await expect(moment(page)).toBeVisible();
  await test.step('the replay starts at once, and stops when its focused button is pressed', async () => {
    await expect.poll(() => at(page)).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectRest(page);
  });
  await test.step('the address alone starts no replay', async () => {
    await page.reload();
    await expect(moment(page)).toBeVisible();
    await expectRest(page);
  });
  await test.step('the replay plays by itself at the chosen speed, and stops at the end', async () => {
    const before = await at(page);
    await page.getByLabel('Speed').selectOption('4×');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => at(page)).toBeGreaterThan(before + 2);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expectRest(page);
  });
  await test.step('arrow keys step through the replay, and the space bar plays it', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const before = await at(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => at(page)).toBe(before + 1);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => at(page)).toBe(before);
    await page.keyboard.press(' ');
    await expect.poll(() => at(page)).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'To the start' }).click();
    await expectRest(page);
    expect(await at(page)).toBe(0);
  });
  await test.step('the curve has a cursor, which a press moves', async () => {
    const curve = page.locator('.curve svg').first();
    const cursor = () => curve.locator('.cursor').getAttribute('d');
    const before = await cursor();
    const box = (await curve.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.7, box.y + box.height / 2);
    await expect.poll(cursor).not.toBe(before);
  });
  await test.step('the log is at the same moment', async () => {
    await expect(page.locator('.log li.on')).toBeInViewport();
    expect(await page.locator('.log li[data-later]').count()).toBeGreaterThan(0);
  });
}

test('the replay after a game of Carcassonne plays by itself, together with scoreboard, log and curve', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await open(page);
  await openRecord(page, wholeGame());
  await page.locator('.final-action-bar').waitFor();
  await page.getByRole('button', { name: 'Watch again' }).click();
  await expect(page.locator('.final-action-bar')).toHaveCount(0);
  await replayPlays(page);
  await expect(page.locator('.turn-text')).toHaveText(/Viewing tile \d+/);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.final-action-bar')).toBeVisible();
});

test('the replay after a game of Catan plays by itself, together with scoreboard, log and curve', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openIsland(page, islandWhere({ names: ['Olena', 'Ramiro', 'Mei'] }));
  await page.locator('.result-action-bar').waitFor();
  await page.getByRole('button', { name: 'Watch again' }).click();
  await expect(page.locator('.result-action-bar')).toHaveCount(0);
  await replayPlays(page);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.result-action-bar')).toBeVisible();

  await test.step('the replay also plays from the library', async () => {
    await page.goto('./?library');
    await page.getByRole('link', { name: 'Replay from the start' }).click();
    await expect(moment(page)).toBeVisible();
    await expect.poll(() => at(page)).toBeGreaterThan(0);
    await page.goBack();
    await page.goForward();
    await expect(moment(page)).toBeVisible();
    await expectRest(page);
  });
});
