import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { open } from '../page.ts';
import { keptRecord, playWithMouse, untilDecision } from './table.ts';

test('a reload in the middle goes on where it was; so does a new visit', async ({ page, context }) => {
  await open(page);
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  for (let turn = 0; turn < 4 && (await untilDecision(page)); turn++) await playWithMouse(page, turn);
  await untilDecision(page);
  const before = await keptRecord(page);
  await page.reload();
  await untilDecision(page);
  expect(await keptRecord(page)).toEqual(before);

  const later = await context.newPage();
  await later.goto(page.url());
  await later.getByRole('button', { name: /Go on playing/ }).click();
  await untilDecision(later);
  await playWithMouse(later, 0);
  await expect(page.getByRole('alert')).toContainText('another window');
  await expect(page.locator('.board-cells > g')).toHaveCount(0);
  await untilDecision(later);
  const ahead = await keptRecord(later);
  expect(ahead.actions.length).toBeGreaterThan(before.actions.length);

  await test.step('what cannot be read is not written over; the reader chooses', async () => {
    const kept = await page.evaluate(() => localStorage.getItem('bastide.table')!);
    const putKept = (text: string) =>
      page.evaluate((one) => localStorage.setItem('bastide.table', one), text);
    const broken = kept.replace('bastide/1', 'bastide/?');
    await putKept(broken);
    await page.getByRole('button', { name: 'Go on here' }).click();
    await expect(page.getByRole('alert')).toContainText('could not be read');
    await expect(page.getByRole('button', { name: 'Go back to what is shown here' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('bastide.table'))).toBe(broken);
    await putKept(kept);
  });
  await test.step('the older window goes on where the other one is, and that one rests', async () => {
    await page.getByRole('button', { name: 'Go on here' }).click();
    await untilDecision(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await keptRecord(page)).toEqual(ahead);
    await expect(later.getByRole('alert')).toContainText('another window');
  });
  await test.step('or takes what it shows itself', async () => {
    await playWithMouse(page, 1);
    await untilDecision(page);
    await later.getByRole('button', { name: 'Go back to what is shown here' }).click();
    await untilDecision(later);
    expect(await keptRecord(later)).toEqual(ahead);
    await expect(page.getByRole('alert')).toContainText('another window');
  });
});

test('a record is saved as a file and opened again, in either form', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  for (let turn = 0; turn < 3 && (await untilDecision(page)); turn++) await playWithMouse(page, turn);
  await untilDecision(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save the record' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.bastide\.json$/);
  const content = await readFile(await file.path(), 'utf8');
  const tiles = await page.locator('h1 small').textContent();

  await page.getByRole('button', { name: 'Open a record' }).click();
  await page.getByLabel('Text of a record').fill(content);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('h1 small')).toHaveText(tiles!);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy the text form' }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^bastide\/1 carcassonne\n/);
  await page.getByRole('button', { name: 'Open a record' }).click();
  await page.getByLabel('Text of a record').fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('h1 small')).toHaveText(tiles!);
});

test('a broken record is refused with its place, rule and reason, and nothing is lost', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /Open a record/ }).click();
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
  await page.getByLabel('Text of a record').fill(JSON.stringify(record));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('action 1');
  await expect(alert).toContainText('CAR-TILE-01');
  await page.getByLabel('Text of a record').fill('{"format":');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(alert).toContainText('no JSON');
});

test('a table that cannot be read is said to be so', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('bastide.table', '{"content": "{}"}');
    sessionStorage.setItem('bastide.open', '1');
  });
  await open(page);
  await expect(page.getByRole('alert')).toContainText('cannot be read');
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  await untilDecision(page);
});

test('a chosen file is shown before it takes the place of the kept table', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  await untilDecision(page);
  const kept = await keptRecord(page);
  const record = { ...kept, options: { edition: 'c3', seats: 2 }, actions: [] };
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await page.getByRole('button', { name: /Open a record/ }).click();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'game.bastide.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  const button = page.getByRole('button', { name: 'Open', exact: true });
  await expect(button).toBeFocused();
  expect(await keptRecord(page)).toEqual(kept);
  await button.click();
  await expect.poll(async () => (await keptRecord(page)).options).toMatchObject({ edition: 'c3' });
});
