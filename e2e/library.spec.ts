import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { axeOn } from './axe.ts';
import { playWithMouse, untilDecision } from './carcassonne/table.ts';
import { islandWhere } from './catan/position.ts';
import { openIsland } from './catan/table.ts';
import { keptRecord, open } from './page.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

const cards = (page: Page) => page.locator('.library-game');
const toLibrary = (page: Page) => page.getByRole('button', { name: /Games on this device/ }).click();

/** Opens a game of Carcassonne after some turns. */
async function begin(page: Page, turns: number): Promise<void> {
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  for (let turn = 0; turn < turns && (await untilDecision(page)); turn++) await playWithMouse(page, turn);
  await untilDecision(page);
}

test('the library lists every game, and each can be renamed, replayed, saved, deleted and restored', {
  tag: '@quick',
}, async ({ page }) => {
  await open(page);
  await toLibrary(page);
  await expect(page.getByText('No games here yet.')).toBeVisible();
  await page.goBack();
  await begin(page, 2);
  const first = await keptRecord(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Play Catan' }).click();
  await page.locator('.app.catan').waitFor();
  await page.goBack();
  await toLibrary(page);
  await expect(cards(page)).toHaveCount(2);
  await expect(page.locator('.library-picture img')).toHaveCount(2);
  const { violations } = await axeOn(page).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);

  const card = cards(page).filter({ hasText: 'Carcassonne with' });
  await test.step('a game can be renamed', async () => {
    await card.getByRole('button', { name: 'Rename' }).click();
    const field = page.getByLabel('Name of this game');
    const room = page.locator('.name-field').getByRole('status');
    await field.fill('x'.repeat(55));
    await expect(room).toHaveText('5 more characters.');
    await field.fill('x'.repeat(70));
    await expect(field).toHaveValue('x'.repeat(60));
    await expect(room).toHaveText('No more characters.');
    await field.fill('  Rainy   Sunday ');
    await expect(room).toBeEmpty();
    await page.keyboard.press('Enter');
    await expect(cards(page).getByRole('heading', { name: 'Rainy Sunday' })).toBeVisible();
    await page.reload();
    await expect(cards(page).getByRole('heading', { name: 'Rainy Sunday' })).toBeVisible();
  });
  const named = cards(page).filter({ hasText: 'Rainy Sunday' });
  await test.step('a game can be deleted and restored', async () => {
    await named.getByRole('button', { name: 'Delete' }).click();
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards(page)).toHaveCount(2);
  });
  await test.step('all games can be saved as one file, deleted, and imported again', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save all to one file' }).click();
    const file = await (await download).path();
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2);
    await page.getByLabel('Import games').setInputFiles(file);
    await expect(page.locator('.library-outcome')).toContainText('2 were here already');
    for (let left = 2; left > 0; left--) {
      await cards(page).first().getByRole('button', { name: 'Delete' }).click();
      await expect(cards(page)).toHaveCount(left - 1);
    }
    await page.goto('./?library');
    await page.getByLabel('Import games').setInputFiles(file);
    await expect(page.locator('.library-outcome')).toContainText('2 games imported');
    await expect(named).toHaveCount(1);
  });
  await test.step('a game can be replayed from its start, and continued', async () => {
    await named.getByRole('link', { name: 'Replay from the start' }).click();
    await expect(page.locator('.scrubber')).toBeVisible();
    await page.getByRole('button', { name: /Back to now/ }).click();
    await untilDecision(page);
    expect((await keptRecord(page)).actions).toEqual(first.actions);
  });
});

test('the statistics show sources of points, also as the first page of a visit', { tag: '@quick' }, async ({
  page,
}) => {
  await openIsland(page, islandWhere({ names: ['Olena', 'Ramiro'] }));
  for (const visit of ['the first', 'again, counted before'])
    await test.step(visit, async () => {
      await page.goto('./?library=statistics');
      await expect(page.locator('.library-sources dt').filter({ hasText: 'Settlements' })).toBeVisible();
    });
});

test('an import reports unreadable records, and keeps the others', async ({ page }) => {
  await open(page, {});
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  await untilDecision(page);
  const record = await keptRecord(page);
  const good = JSON.stringify({ ...record, seats: [{ name: 'Olena' }, { name: 'Mei' }] });
  const bad = good.replace('"draw"', '"drew"');
  await page.goto('./?library');
  await page.getByLabel('Import games').setInputFiles({
    name: 'all.jsonl',
    mimeType: 'application/json',
    buffer: Buffer.from(`${bad}\n${good}\n`),
  });
  await expect(page.locator('.library-outcome')).toContainText('1 game imported');
  await expect(page.locator('.library-outcome')).toContainText('1 game cannot be opened');
  await expect(page.locator('.library-outcome')).toContainText('Game 1');
});

test('back, forward, reload and a shared address lead to the right screen', async ({ page }) => {
  await open(page);
  await begin(page, 3);
  const table = page.url();
  await test.step('a moment of the past has an address', async () => {
    await page.getByRole('button', { name: 'Replay' }).first().click();
    await expect(page.locator('.scrubber')).toBeVisible();
    expect(page.url()).toMatch(/&at=\d+$/);
    await page.keyboard.press('.');
    // The replay has stopped; the address follows after it.
    let moment = '';
    await expect
      .poll(
        () => {
          const before = moment;
          moment = page.url();
          return moment === before;
        },
        { intervals: [500] },
      )
      .toBe(true);
    await page.reload();
    await expect(page.locator('.scrubber')).toBeVisible();
    expect(page.url()).toBe(moment);
    await page.goBack();
    await untilDecision(page);
    await expect(page.locator('.scrubber')).toHaveCount(0);
    expect(page.url()).toBe(table);
    await page.goForward();
    await expect(page.locator('.scrubber')).toBeVisible();
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect(page.locator('.scrubber')).toHaveCount(0);
    await expect.poll(() => page.url()).toBe(table);
  });
  await test.step('the rules over a table have an address', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.locator('.app')).toBeVisible();
  });
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play Carcassonne' })).toBeVisible();
  await page.goForward();
  await untilDecision(page);
  await page.reload();
  await untilDecision(page);
  expect(page.url()).toBe(table);
  await test.step('a shared rule has an address', async () => {
    await page.goto('./?rules=CAR-FARM-01');
    await page.locator('.rule h2').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.locator('.rule h2')).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
  });
  await test.step('a table that is not on this device has a message', async () => {
    await page.goto('./?table=nowhere');
    await expect(page.getByRole('alert')).toContainText('not on this device');
    await page.getByRole('link', { name: 'To the start' }).click();
    await expect(page.getByRole('button', { name: 'Play Carcassonne' })).toBeVisible();
  });
});

test('a moment of Catan has an address, and deleted games are restored one by one', async ({ page }) => {
  await open(page);
  for (let n = 0; n < 2; n++) {
    await page.getByRole('button', { name: 'Play Catan' }).click();
    await page.locator('.app.catan').waitFor();
    await page.goBack();
  }
  await toLibrary(page);
  await page.getByRole('link', { name: 'Replay from the start' }).first().click();
  await expect(page.locator('.scrubber')).toBeVisible();
  expect(page.url()).toMatch(/&at=0$/);
  await page.goBack();
  for (let left = 2; left > 0; left--) {
    await cards(page).first().getByRole('button', { name: 'Delete' }).click();
    await expect(cards(page)).toHaveCount(left - 1);
  }
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  for (let back = 1; back <= 2; back++) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards(page)).toHaveCount(back);
  }
});

test('a game can be played if the browser stores nothing, and the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await open(page);
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  await untilDecision(page);
  await expect(page.getByRole('alert')).toContainText('isn’t saving the game');
  await playWithMouse(page, 0);
  await untilDecision(page);
  await page.goto('./?library');
  await expect(page.getByRole('alert')).toContainText('can’t save games');
});
