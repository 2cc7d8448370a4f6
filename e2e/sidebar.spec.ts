import { expect, type Page, test } from '@playwright/test';
import { playWithMouse, untilDecision } from './carcassonne/table.ts';
import { againstBots, islandWhere } from './catan/position.ts';
import { openIsland, untilAsked } from './catan/table.ts';
import { fingers, open } from './page.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

/** Moves a finger from one place to another. */
async function swipe(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const touch = await fingers(page);
  await touch('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
  // The finger stops first: browsers ignore a tap during a fling.
  await page.waitForTimeout(150);
  await touch('touchMove', [to[0], to[1] + 1]);
  await touch('touchEnd');
}

const leaf = (page: Page) => page.locator('.sidebar');

async function expectAll(page: Page, parts: readonly string[]): Promise<void> {
  await expect(leaf(page).locator('.seat')).not.toHaveCount(0);
  for (const part of [...parts, '.log']) await expect(leaf(page).locator(part)).toBeAttached();
  await expect(leaf(page).getByRole('button', { name: 'Replay' })).toBeAttached();
}

/**
 * Expects that the browser's back button closes the sidebar and opens it again; closing it by its own button leaves
 * no entry.
 */
async function goesBack(page: Page, seat: string): Promise<void> {
  const table = page.url();
  await page.locator(seat).first().tap();
  await expect(leaf(page)).toBeVisible();
  await page.goBack();
  await expect(leaf(page)).toHaveCount(0);
  expect(page.url()).toBe(table);
  await page.goForward();
  await expect(leaf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaf(page)).toHaveCount(0);
  await expect.poll(() => page.url()).toBe(table);
}

/**
 * Expects that a replay opened in the sidebar is an entry of the history, and that lines of the log pressed there are
 * not.
 */
async function goesBackFromReplay(page: Page, seat: string): Promise<void> {
  const table = page.url();
  await page.locator(seat).first().tap();
  await leaf(page).getByRole('button', { name: 'Replay' }).tap();
  await expect(page).toHaveURL(/&at=\d+$/);
  const entries = await page.evaluate(() => history.length);
  await page.locator(seat).first().tap();
  await leaf(page).locator('.log li button').first().tap();
  await expect(leaf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/&at=\d+$/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL(table);
  await expect(page.locator('.scrubber')).toHaveCount(0);
  await expect(leaf(page)).toHaveCount(0);
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the browser’s back button leads from the sidebar to the table, and then to the start page', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('button', { name: 'Play Carcassonne' }).tap();
    await playWithMouse(page, 0);
    await untilDecision(page);
    await goesBack(page, '.scoreboard .chip');
    await goesBackFromReplay(page, '.scoreboard .chip');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Play Carcassonne' })).toBeVisible();
  });
});

for (const [what, width, height, seat] of [
  ['on a phone held sideways', 844, 390, '.column .chip'],
  ['on a desk at 200 %', 720, 450, '.column .chip'],
  ['on a slim tablet', 800, 1000, '.folded-sidebar'],
] as const)
  for (const [game, parts, ready] of [
    ['Carcassonne', ['.stack'], untilDecision],
    ['Catan', ['.dice-chart', '.supply'], untilAsked],
  ] as const)
    test.describe(`${game} ${what}`, () => {
      test.use({ viewport: { width, height }, hasTouch: true });

      test('a finger opens the sidebar by a seat, by its grip and by a swipe, and closes it again', async ({
        page,
      }) => {
        await open(page);
        await page.getByRole('button', { name: `Play ${game}` }).tap();
        await ready(page);
        await expect(leaf(page)).toHaveCount(0);
        await page.locator(seat).first().tap();
        await expectAll(page, parts);
        await leaf(page).getByRole('button', { name: 'Close' }).tap();
        await expect(leaf(page)).toHaveCount(0);
        await goesBack(page, seat);

        const grip = page.locator('.grip, .folded-sidebar');
        const box = (await grip.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        await grip.tap();
        await expect(leaf(page)).toBeVisible();
        await swipe(page, [width - 150, height / 2], [width - 30, height / 2 + 20]);
        await expect(leaf(page)).toHaveCount(0);

        await swipe(page, [width - 30, height / 3], [width - 150, height / 3]);
        await expect(leaf(page)).toBeVisible();
        await leaf(page).getByRole('button', { name: 'Replay' }).tap();
        await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
        await expect(leaf(page)).toHaveCount(0);
      });
    });

for (const [width, height] of [
  [1280, 800],
  [1280, 960],
] as const)
  test(`before the first roll of four players, the box of the dice says so at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await page.getByRole('button', { name: 'Play Catan' }).click();
    await expect(leaf(page).locator('.seat')).toHaveCount(4);
    const note = page.locator('.dice-chart').getByText('No rolls yet.');
    await expect(note).toBeVisible();
    const [box, chart] = [(await note.boundingBox())!, (await page.locator('.dice-chart').boundingBox())!];
    expect(box.y).toBeGreaterThan(chart.y);
    expect(box.y + box.height).toBeLessThan(chart.y + chart.height);
    for (const number of await page.locator('.dice-chart text').all()) {
      const { y, height: high } = (await number.boundingBox())!;
      expect(y >= box.y + box.height || y + high <= box.y).toBe(true);
    }
  });

test('the back button closes the menu and the rules of the table, and leaves the table only after that', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  await page.locator('.app').waitFor();
  const dialog = page.getByRole('dialog');
  for (let n = 0; n < 2; n++) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('.app')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play Carcassonne' })).toBeVisible();
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`the back button closes good moves and the trade at ${width}×${height}, and the table only after that`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openIsland(
      page,
      islandWhere({
        names: ['Olena', 'Ramiro', 'Mei'],
        table: againstBots(2),
        wanted: (view) =>
          view.you === 0 && view.seat === 0 && view.phase === 'main' && view.seats[0]!.cards > 1,
      }),
      { hints: true },
    );
    const panels = [
      ['A good move', page.getByRole('region', { name: 'A good move' })],
      [/^Trade/, page.locator('.trade')],
    ] as const;
    const table = page.url();
    for (const [name, panel] of panels) {
      await page.getByRole('button', { name }).first().click();
      await expect(panel).toBeVisible();
      await page.goBack();
      await expect(panel).toHaveCount(0);
      expect(page.url()).toBe(table);
      // Closed by its own button, it leaves nothing to go back from.
      await page.getByRole('button', { name }).first().click();
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(panel).toHaveCount(0);
    }
    await page.goBack();
    await expect(page.locator('.app')).toHaveCount(0);
  });
