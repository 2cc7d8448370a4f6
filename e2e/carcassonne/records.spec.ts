import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { handIn, open, openRecord } from '../page.ts';
import { recordWithTilesLeft } from './position.ts';
import { keptRecord, playWithMouse, untilDecision } from './table.ts';

test('a game continues after a reload and on a new visit', { tag: '@long' }, async ({ page, context }) => {
  await open(page);
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  for (let turn = 0; turn < 4 && (await untilDecision(page)); turn++) await playWithMouse(page, turn);
  await untilDecision(page);
  const before = await keptRecord(page);
  await page.reload();
  await untilDecision(page);
  expect(await keptRecord(page)).toEqual(before);

  const later = await context.newPage();
  await later.goto('./');
  await later.getByRole('button', { name: /Continue/ }).click();
  await untilDecision(later);
  expect(later.url()).toBe(page.url());
  await playWithMouse(later, 0);
  await expect(page.getByRole('alert')).toContainText('another window');
  await expect(page.locator('.board-cells > g')).toHaveCount(0);
  await untilDecision(later);
  const ahead = await keptRecord(later);
  expect(ahead.actions.length).toBeGreaterThan(before.actions.length);

  await test.step('the older window can take over the game, and then the other one stops', async () => {
    await page.getByRole('button', { name: 'Show the latest' }).click();
    await untilDecision(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await keptRecord(page)).toEqual(ahead);
    await playWithMouse(page, 1);
    await untilDecision(page);
    await expect(later.getByRole('alert')).toContainText('another window');
  });
  await test.step('the older window can fork the game, and overwrites nothing', async () => {
    const newest = await keptRecord(page);
    await later.getByRole('button', { name: 'Play on here as a separate game' }).click();
    await untilDecision(later);
    expect(later.url()).not.toBe(page.url());
    expect(await keptRecord(later)).toEqual(ahead);
    await playWithMouse(later, 2);
    await untilDecision(later);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await keptRecord(page)).toEqual(newest);
  });
});

test('a record can be saved as a file and opened again, in either form', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  for (let turn = 0; turn < 3 && (await untilDecision(page)); turn++) await playWithMouse(page, turn);
  await untilDecision(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save the game to a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.bastide\.json$/);
  const content = await readFile(await file.path(), 'utf8');
  const tiles = await page.locator('h1 small').textContent();

  await handIn(page, content);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('h1 small')).toHaveText(tiles!);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy the text form' }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^bastide\/1 carcassonne\n/);
  await handIn(page, text);
  await expect(page.locator('h1 small')).toHaveText(tiles!);

  // Until another table is there, the dialog blocks this one.
  await page.getByRole('button', { name: 'Menu' }).click();
  const before = page.url();
  await page.evaluate(() => {
    const closed: string[] = [];
    let isOpen = true;
    new MutationObserver(() => {
      const wasOpen = isOpen;
      isOpen = document.querySelector('dialog') !== null;
      if (wasOpen && !isOpen) closed.push(location.href);
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(globalThis, { leftAt: closed });
  });
  await openRecord(page, recordWithTilesLeft(20));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const closedAt = await page.evaluate(() => (globalThis as unknown as { leftAt: string[] }).leftAt.at(-1));
  expect(closedAt).not.toBe(before);
});

test('a broken record is refused with its place, rule and reason, and nothing is lost', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /Open a game file/ }).click();
  const record = {
    format: 'bastide/1',
    game: 'carcassonne',
    options: { seats: 2 },
    seats: [{ name: 'Blue' }, { name: 'Red' }],
    actions: [
      { by: 'chance', type: 'draw', tile: 'BA-U' },
      { by: 0, type: 'place', at: [5, 5], turned: 0 },
    ],
  };
  await page.getByLabel('Text of the game').fill(JSON.stringify(record));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('action 1');
  await expect(alert).toContainText('CAR-TILE-01');
  await page.getByLabel('Text of the game').fill('{"format":');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(alert).toContainText('not JSON');
});

test('a record that breaks off can be played on from there', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  for (let turn = 0; turn < 2 && (await untilDecision(page)); turn++) await playWithMouse(page, turn);
  await untilDecision(page);
  const kept = await keptRecord(page);
  await page.goBack();
  await page.getByRole('button', { name: /Open a game file/ }).click();
  const broken = { ...kept, actions: [...kept.actions, { by: 0, type: 'place', at: [90, 9], turned: 0 }] };
  await page.getByLabel('Text of the game').fill(JSON.stringify(broken));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(`action ${kept.actions.length}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await untilDecision(page);
  expect((await keptRecord(page)).actions).toEqual(kept.actions);
});

test('a chosen file opens at once, and one with a fault is shown with its fault', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  await untilDecision(page);
  const kept = await keptRecord(page);
  const record = { ...kept, options: { edition: 'c3', seats: 2 }, actions: [] };
  await page.goto('/');
  await page.getByRole('button', { name: /Open a game file/ }).click();
  const choose = (content: object) =>
    page.getByLabel('Choose a file').setInputFiles({
      name: 'game.bastide.json',
      mimeType: 'application/json',
      buffer: Buffer.from(`\uFEFF${JSON.stringify(content)}`),
    });
  await choose({ ...record, options: { edition: 'c9' } });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('.open-form textarea')).toHaveValue(/c9/);
  expect(await keptRecord(page)).toEqual(kept);
  await choose(record);
  await expect.poll(async () => (await keptRecord(page)).options).toMatchObject({ edition: 'c3' });
});
