import { expect, test } from '@playwright/test';
import { isLong } from '../../scripts/scope.mjs';
import { open, openRecord, primaryButton } from '../page.ts';
import { recordWithTilesLeft } from './position.ts';
import { keptRecord, playWithKeys, playWithMouse, untilDecision } from './table.ts';

// Whole games of two people are played online, in Catan, and in a third game.
test('a whole game against a bot can be played with the mouse', { tag: '@quick' }, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  let turns = 0;
  while (await untilDecision(page)) await playWithMouse(page, turns++);
  expect(turns).toBeGreaterThan(20);

  await test.step('the final scoring leads step by step to the result', async () => {
    for (
      let stops = 0;
      stops < 60 && !(await page.getByRole('button', { name: 'Play again' }).isVisible());
      stops++
    )
      await primaryButton(page).click();
    await expect(page.locator('.final-action-bar .head-line')).toContainText(/win/);
    await expect(page.getByRole('img', { name: /^Points of each player/ })).toBeVisible();
  });

  await test.step('the result of the record agrees with the score breakdown', async () => {
    const { result } = (await keptRecord(page)) as { result: { points: number[] } };
    const totals = await page.locator('.score-breakdown tfoot td').allTextContents();
    expect(totals.map((text) => Number(text.replace('–', '0')))).toEqual(result.points);
  });
});

test(`${isLong ? 'a whole game' : 'the first turns of a game, and the last of another,'} can be played with the keyboard alone`, async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Play Carcassonne' }).focus();
  await page.keyboard.press('Enter');
  let turns = 0;
  const playOn = async (most: number) => {
    for (let i = 0; i < most && (await untilDecision(page)); i++) await playWithKeys(page, turns++);
  };
  await playOn(isLong ? 100 : 5);
  if (!isLong) {
    await page.goto('./');
    await openRecord(page, recordWithTilesLeft(6));
    await playOn(100);
  }
  expect(turns).toBeGreaterThan(isLong ? 20 : 10);
  await page.getByRole('button', { name: 'Skip to the result' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.final-action-bar .head-line')).toContainText(/win/);
});

test('the action bar names the player whose turn it is, on a shared screen', async ({ page }) => {
  const seats = [
    { name: 'Olena', colour: 'woad', player: 'person' },
    { name: 'Ramiro', colour: 'madder', player: 'person' },
  ];
  await open(page, {}, { edition: 'c2', sets: [], seats });
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  await expect(page.locator('h1')).toContainText('Your turn, Olena.');
  await playWithMouse(page, 0);
  await expect(page.locator('h1')).toContainText('Your turn, Ramiro.');
  await expect(page.locator('.action-bar')).toHaveAttribute('data-colour', 'madder');
});
