import { readFile } from 'node:fs/promises';
import { catan } from '@bastide/catan';
import { replay, Sfc32 } from '@bastide/contract';
import { expect, type Page, test } from '@playwright/test';
import { open, withSameChance } from '../page.ts';
import { countOf, type Hands, keptIsland, keyboard, mouse, playCatan, playOne, untilAsked } from './table.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

/** Plays on until the game is over or that many decisions were taken; returns the kinds of actions taken. */
async function playOn(page: Page, hands: Hands, most = 400): Promise<ReadonlySet<string>> {
  const random = new Sfc32(1);
  const taken = new Set<string>();
  for (let i = 0; i < most && (await untilAsked(page)); i++)
    for (const { type } of await playOne(page, hands, random)) taken.add(type);
  return taken;
}

test('a whole game of Catan against bots can be played with the mouse', { tag: '@quick' }, async ({
  page,
}) => {
  await withSameChance(page, 7);
  await open(page);
  await page.locator('#catan-name + .sentence').getByRole('button', { name: 'three bots' }).click();
  await page.getByRole('menuitemradio', { name: 'two bots' }).click();
  await page.getByRole('button', { name: '10 points' }).click();
  await page.getByRole('menuitemradio', { name: '5 points' }).click();
  await playCatan(page).click();
  const taken = await playOn(page, mouse);
  expect([...taken]).toEqual(expect.arrayContaining(['settle', 'road', 'roll', 'end']));

  await test.step('the result names the winner, and the score breakdown adds up', async () => {
    await expect(page.locator('.result-action-bar .head-line')).toContainText(/wins? with \d+ points/);
    await expect(page.getByRole('img', { name: /^Points of each player/ })).toBeVisible();
    const { result } = await keptIsland(page);
    const table = page.getByRole('table');
    const totals = await table.locator('tfoot td').allTextContents();
    expect(totals.map(Number)).toEqual(result!.points);
    const rows = await table
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent) || 0)),
      );
    expect(result!.points.map((_, seat) => rows.reduce((sum, row) => sum + row[seat]!, 0))).toEqual(
      result!.points,
    );
  });

  await test.step('the saved record leads to the same result', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the game to a file' }).click();
    const record = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(record).toEqual(await keptIsland(page));
    const replayed = replay(catan, record);
    expect(replayed.ok && catan.outcome(replayed.state)).toEqual(record.result);
    expect(Math.max(...record.result.points)).toBeGreaterThanOrEqual(5);
  });

  await test.step('another game begins with the same setup', async () => {
    await page.getByRole('button', { name: 'Play again' }).click();
    // The finished game stays visible until the other one appears.
    await expect.poll(() => countOf(page)).toBeLessThan(20);
    await untilAsked(page);
    expect((await keptIsland(page)).options).toMatchObject({ victoryTarget: 5, seats: 3 });
  });
});

test('the set-up phase and some turns of Catan can be played with the keyboard alone', async ({ page }) => {
  await withSameChance(page, 11);
  await open(page);
  await playCatan(page).focus();
  await page.keyboard.press('Enter');
  const taken = await playOn(page, keyboard, 12);
  expect([...taken]).toEqual(expect.arrayContaining(['settle', 'road', 'roll', 'end']));
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('some turns of Catan can be played with one thumb, and the prompt leaves room for the island', {
    tag: '@long',
  }, async ({ page }) => {
    await withSameChance(page, 4);
    await open(page);
    await playCatan(page).tap();
    const random = new Sfc32(1);
    for (let i = 0; i < 10 && (await untilAsked(page)); i++) {
      const sheet = page.locator('.bottom-sheet:not(.read)');
      if ((await sheet.count()) > 0) expect((await sheet.boundingBox())!.height).toBeLessThan(844 * 0.53);
      await playOne(page, mouse, random);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    await untilAsked(page);
    await page.getByRole('button', { name: 'Scores, dice, game log' }).tap();
    await expect(
      page.getByRole('dialog').getByRole('heading', { name: 'Game log', exact: true }),
    ).toBeVisible();
  });
});
