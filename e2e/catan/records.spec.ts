import { catan, type View } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { expect, type Page, test } from '@playwright/test';
import { handIn, open, primaryButton, withSameChance } from '../page.ts';
import { againstBots, islandWhere, may, stateAfter } from './position.ts';
import { countOf, keptIsland, mouse, openIsland, playOne, stateOf, untilAsked } from './table.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

const NAMES = ['Olena', 'Ramiro', 'Mei'];
const inTurn = (wanted: (view: View) => boolean) =>
  islandWhere({
    names: NAMES,
    table: againstBots(2),
    wanted: (view) => view.you === 0 && view.seat === 0 && wanted(view),
  });

test('a game of Catan continues after a reload and on a new visit', async ({ page, context }) => {
  const record = inTurn((view) => view.phase === 'main' && may(view, 'road'));
  await openIsland(page, record);
  await untilAsked(page);
  const said = await page.locator('h1').textContent();
  const hand = await page.locator('.hand-cards').textContent();
  await page.reload();
  await untilAsked(page);
  expect((await keptIsland(page)).actions).toEqual(record.actions);
  await expect(page.locator('h1')).toHaveText(said!);
  await expect(page.locator('.hand-cards')).toHaveText(hand!);
  await expect(primaryButton(page)).toHaveText('End turn');

  const later = await context.newPage();
  await later.goto('./');
  const resume = later.getByRole('button', { name: /Continue/ });
  await expect(resume).toContainText('Catan with Ramiro and Mei');
  await resume.click();
  await untilAsked(later);
  await playOne(later, mouse, new Sfc32(2));
  await expect(page.getByRole('alert')).toContainText('another window');

  await test.step('the older window ignores all keys', async () => {
    const ahead = await countOf(later);
    for (const key of ['Enter', 't', 'n', '1', 'u']) await page.keyboard.press(key);
    await expect(page.locator('.trade, .hand-cards, .island-ghost')).toHaveCount(0);
    expect(await countOf(page)).toBe(ahead);
  });
  await test.step('the older window can take over the game', async () => {
    const kept = await keptIsland(later);
    await primaryButton(page).focus();
    await page.keyboard.press('Enter');
    await untilAsked(page);
    await expect(primaryButton(page)).not.toHaveText('Show the latest');
    expect((await keptIsland(page)).actions.slice(0, kept.actions.length)).toEqual(kept.actions);
    await playOne(page, mouse, new Sfc32(3));
    await expect(later.getByRole('alert')).toContainText('another window');
  });
});

test('the check of the dice shows deviations in words and numbers', async ({ page }) => {
  await openIsland(
    page,
    inTurn(({ phase, turn }) => phase === 'main' && turn > 30),
  );
  await untilAsked(page);
  const link = page.getByRole('button', { name: /rolls: were the dice fair/ });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Were the dice fair?' });
  await expect(dialog).toContainText(
    /(one game in \d+ differs|more than half of all games differ) more than this/,
  );
  await expect(dialog).toContainText(/p [=<] 0\.\d+/);
  await expect(dialog.getByRole('row')).not.toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();

  await test.step('the check opens from the sidebar on a phone, and leads back to it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.scoreboard .chip').first().click();
    await link.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('rolls in rounds without a 7 are not compared', async ({ page }) => {
  const record = islandWhere({
    names: NAMES,
    options: { noSevenRounds: 2 },
    table: againstBots(2),
    wanted: (view) => view.you === 0 && view.seat === 0 && view.phase === 'main' && view.turn > 6,
  });
  await openIsland(page, record);
  await page.getByRole('button', { name: '7 rolls: were the dice fair?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Were the dice fair?' });
  await expect(dialog).toContainText('from 12 rolls on');
  await expect(dialog).toContainText(
    'No 7 can come up in the first 2 rounds, so only later rolls are compared.',
  );
  await expect(dialog).toContainText('expected: 0.2');
});

test('the check says that a deck of dice is one', async ({ page }) => {
  const record = islandWhere({
    names: NAMES,
    options: { dice: 'deck-5' },
    table: againstBots(2),
    wanted: (view) => view.you === 0 && view.seat === 0 && view.phase === 'main' && view.turn > 3,
  });
  await openIsland(page, record);
  await page.getByRole('button', { name: /rolls: were the dice fair/ }).click();
  await expect(page.getByRole('dialog', { name: 'Were the dice fair?' })).toContainText('five are left');
});

test('a record of Catan can be opened again, in either form', async ({ page }) => {
  const record = inTurn((view) => view.phase === 'main' && view.turn > 3);
  await openIsland(page, record);
  await untilAsked(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('button', { name: 'Copy the text form' }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^bastide\/1 catan\n/);
  await page.keyboard.press('Escape');
  for (const form of [text, JSON.stringify(record)]) {
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await page.getByRole('button', { name: 'Open a game file' }).click();
    await page.getByLabel('Text of the game').fill(form);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Open a game file' })).toHaveCount(0);
    await untilAsked(page);
    expect((await keptIsland(page)).actions).toEqual(record.actions);
  }
});

test('a broken record of Catan is refused with its place, rule and reason', async ({ page }) => {
  const record = inTurn(({ phase }) => phase === 'robber');
  const { robber } = catan.view(stateAfter(record));
  const broken = { ...record, actions: [...record.actions, { by: 0, type: 'robber', to: robber }] };
  await open(page);
  await handIn(page, JSON.stringify(broken));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(`action ${record.actions.length}`);
  await expect(alert).toContainText('CAT-ROBBER-03');
  await expect(alert).toContainText('The robber is already there: it must move.');
  await page.getByLabel('Text of the game').fill(JSON.stringify(record));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(primaryButton(page)).toHaveText('Choose a hex');
});

test('a line of the log shows its moment, and the way back', async ({ page }) => {
  const record = inTurn(({ phase, turn }) => phase === 'main' && turn > 6);
  await openIsland(page, record);
  await untilAsked(page);
  const now = await page.locator('.island-text').textContent();
  await page.locator('.log li button').last().click();
  await expect(page.getByText('Viewing the set-up').first()).toBeVisible();
  await expect(page.locator('.island-text')).not.toHaveText(now!);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.locator('.island-text')).toHaveText(now!);
});

/** Returns Latin text in other scripts, without names, keys and rule ids. */
async function latinIn(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const table = document.querySelector('.app.catan')!;
    const all = [table, ...table.querySelectorAll('*')];
    const named = all.flatMap((element) => [
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
    ]);
    return [table.textContent, ...named].join('\n');
  });
  return [...new Set(said.replace(/CAT-[A-Z]+-\d+|Ramiro|Mei|Yusuf|Home/g, '').match(/[A-Za-z]{2,}/g))];
}

test('a turn in Ukrainian contains no English word', async ({ page }) => {
  await withSameChance(page, 3);
  await open(page);
  await page.locator('.languages select').selectOption('Українська');
  await page.getByRole('button', { name: 'Грати в «Катан»' }).click();
  const random = new Sfc32(1);
  for (let turns = 0; turns < 2; ) {
    await untilAsked(page);
    const steps = await playOne(page, mouse, random);
    if (steps.some(({ type }) => type === 'roll')) await expect(page.locator('h1')).toContainText('Ваш хід.');
    if (steps.some(({ type }) => type === 'end')) turns++;
    expect(await latinIn(page)).toEqual([]);
  }
  expect(await countOf(page)).toBeGreaterThan(20);
  expect(catan.view(await stateOf(page)).turn).toBeGreaterThan(4);
});
