import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { expect, type Page, test } from '@playwright/test';
import { fairnessOf, playedFairly, sharesFor } from '../packages/fair/test/table.ts';
import { axeOn } from './axe.ts';
import { open } from './page.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

const island = playedFairly(catan, { seats: 3 });
const landscape = playedFairly(carcassonne, {});
const fairness = fairnessOf(sharesFor(3));
const draws = island.actions.filter(({ by }) => by === 'chance').length;

const verdict = (page: Page) => page.locator('.fairness-verdict');
const choose = (page: Page, record: object) =>
  page.locator('.fairness input[type=file]').setInputFiles({
    name: 'game.bastide.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });

async function expectClean(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);
  // Nothing sticks out at the side.
  const [within, whole] = await page
    .locator('.fairness')
    .evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
  expect(whole).toBe(within);
}

test('a fair game is verified draw by draw from the library, by keyboard', { tag: '@quick' }, async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: /Games on this device/ }).click();
  await page.getByRole('link', { name: 'Was it fair?' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?verify/);
  await expect(page).toHaveTitle(/^Was it fair/);
  await expectClean(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('Choose a game file').focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({
    name: 'game.bastide.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(island)),
  });
  await expect(verdict(page)).toContainText(`Fair: all ${draws} draws match the sealed secret`);
  for (const hex of [fairness.commitment, fairness.secret, ...fairness.nonces])
    await expect(page.locator('.hex-code').filter({ hasText: hex })).toHaveCount(1);
  const dice = page.getByRole('table', { name: 'Dice' });
  await expect(dice.getByRole('row')).toHaveCount(12);
  await expect(dice.locator('.fairness-band')).toHaveCount(11);
  const ticks = page.locator('.fairness-draws li');
  const first = await ticks.count();
  expect(first).toBeLessThan(draws);
  await page.getByRole('button', { name: `Show all ${draws}` }).press('Enter');
  await expect(ticks).toHaveCount(draws);
  await expectClean(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectClean(page);
});

test('a record is compared with the notes of this device about its table', async ({ page }) => {
  const keep = (key: string, noted: string) =>
    page.evaluate(
      ([key, kept]) => localStorage.setItem(`bastide.${key}`, kept!),
      [key, JSON.stringify([[fairness.game, noted]])],
    );
  const seen = (commitment: string) => keep('commitments', commitment);
  await open(page);
  await page.goto('./?verify');
  await seen(fairness.commitment);
  await choose(page, island);
  await expect(page.getByText('The fingerprint is the one this device saw at the table.')).toBeVisible();
  await seen('0'.repeat(64));
  await choose(page, island);
  await expect(verdict(page).last()).toContainText('This is not the fingerprint this device saw');
  await expectClean(page);
  await seen(fairness.commitment);
  await keep('numbers', fairness.nonces[1]!);
  await choose(page, island);
  await expect(page.getByText('and the number it made for its seat is in the file.')).toBeVisible();
  await expect(
    page.locator('.fairness-inputs > div').filter({ hasText: 'Made on this device' }),
  ).toContainText(fairness.nonces[1]!);
  await keep('numbers', 'ab'.repeat(16));
  await choose(page, island);
  await expect(verdict(page).last()).toContainText('The number this device made is not in the file');
  await expectClean(page);
});

test('the check of a changed roll shows the expected and the actual one', async ({ page }) => {
  const at = island.actions.findIndex(({ type }) => type === 'dice');
  const { dice } = island.actions[at] as { readonly dice: readonly [number, number] };
  const found = [dice[0], (dice[1] % 6) + 1] as const;
  const told = ([a, b]: readonly [number, number]) => `${a} and ${b} = ${a + b}`;
  await open(page);
  await page.goto('./?verify');
  await choose(page, {
    ...island,
    actions: island.actions.map((one, i) => (i === at ? { ...one, dice: found } : one)),
  });
  await expect(verdict(page)).toContainText(/Draw \d+ is wrong/);
  await expect(verdict(page)).toContainText(`action ${at}`);
  await expect(verdict(page).locator('dd')).toHaveText([told(dice), told(found)]);
  await expect(page.locator('.fairness-draws li.wrong')).toHaveCount(1);
  await expectClean(page);
});

test('the check says why a record cannot be verified', async ({ page }) => {
  const { secret: _, ...hidden } = fairness;
  const { fairness: __, ...local } = landscape;
  await open(page);
  await page.goto('./?verify');
  await choose(page, { ...island, fairness: hidden });
  await expect(verdict(page)).toContainText('The file does not contain the secret');
  const stopped = { ...island, actions: island.actions.slice(0, 40), result: undefined, at: undefined };
  await choose(page, stopped);
  await expect(verdict(page)).toContainText(/All \d+ draws so far match the sealed secret/);
  await expect(verdict(page)).toContainText('The file stops after 40 actions, and the game is not over');
  await choose(page, { ...stopped, fairness: hidden });
  await expect(verdict(page)).toContainText('The secret is not revealed yet');
  await expect(page.locator('.fairness-inputs')).toContainText('not revealed yet');
  await expectClean(page);
  await choose(page, local);
  await expect(verdict(page)).toContainText('There is nothing to check here');
  await choose(page, { ...island, fairness: { ...fairness, secret: 'ab'.repeat(32) } });
  await expect(verdict(page)).toContainText('not the one that was sealed');
  await choose(page, { ...island, fairness: { ...fairness, nonces: [] } });
  await expect(verdict(page)).toContainText('There must be 3 nonces');
  await choose(page, { ...island, actions: [...island.actions.slice(0, 3), { by: 0, type: 'roll' }] });
  await expect(verdict(page)).toContainText('The error is at action 3');
});

test('a dropped record of the other game is checked in another language', { tag: '@long' }, async ({
  page,
}) => {
  await open(page);
  await page.goto('./?verify&lang=uk');
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'game.bastide.json', { type: 'application/json' }));
    return transfer;
  }, JSON.stringify(landscape));
  await page.locator('.page-main').dispatchEvent('drop', { dataTransfer: data });
  await expect(verdict(page)).toContainText('відповідають секрету');
  await expect(page.getByRole('table', { name: 'Витягнуті монастирі' }).getByRole('row')).toHaveCount(3);
  await expectClean(page);
});
