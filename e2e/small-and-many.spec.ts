import { expect, type Locator, type Page, test } from '@playwright/test';
import { recordOfSix, recordWhere, recordWithTilesLeft, SIX } from './carcassonne/position.ts';
import { chooseCell, chooseCellByKeys, untilDecision } from './carcassonne/table.ts';
import { againstBots, islandWhere } from './catan/position.ts';
import { openIsland } from './catan/table.ts';
import { linesInSight, open, openRecord, primaryButton } from './page.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

async function openTiles(page: Page, record: string, settings: object = {}): Promise<void> {
  await open(page, settings);
  await openRecord(page, record);
  await untilDecision(page);
  await page.locator('.board-cells > g').first().waitFor();
}

const boxOf = async (one: Locator) => (await one.boundingBox())!;
const isInside = (a: DOMRect | Box, b: Box) =>
  a.y >= b.y - 1 &&
  a.y + a.height <= b.y + b.height + 1 &&
  a.x >= b.x - 1 &&
  a.x + a.width <= b.x + b.width + 1;
type Box = Awaited<ReturnType<typeof boxOf>>;

test.describe('a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test('the tile in hand can be turned before a place is chosen, and figures and goods are in sight', async ({
    page,
  }) => {
    await openTiles(page, recordWithTilesLeft(40));
    for (const name of ['Turn left', 'Turn right']) {
      const turn = page.locator('.column').getByRole('button', { name });
      await expect(turn).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator('.seat-holdings .holdings')).toHaveCount(3);
    for (const held of await page.locator('.seat-holdings .good').all())
      await expect(held).toBeInViewport({ ratio: 1 });
  });
});

for (const [what, width, height, where] of [
  ['a phone', 390, 844, '.scoreboard .chip'],
  ['a tablet', 768, 1024, '.folded-sidebar > span[data-colour]'],
] as const)
  test.describe(what, () => {
    test.use({ viewport: { width, height } });

    test('the seats show their figures and goods without the sidebar', async ({ page }) => {
      await openTiles(page, recordWithTilesLeft(40));
      await expect(page.locator('.sidebar')).toHaveCount(0);
      for (const seat of await page.locator(where).all()) {
        await expect(seat.locator('.good')).toHaveCount(3);
        await expect(seat.locator('.holdings .figure')).toHaveCount(2);
        const around = await boxOf(seat);
        for (const sign of await seat.locator(':is(.good, .figure)').all())
          expect(isInside(await boxOf(sign), around)).toBe(true);
      }
    });
  });

test.describe('six seats', () => {
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
  ] as const)
    test.describe(`${width} × ${height}`, () => {
      test.use({ viewport: { width, height } });

      test('seats, stack and three lines of the log are whole', async ({ page }) => {
        await openTiles(page, recordOfSix(60));
        const sidebar = page.locator('.sidebar-parts');
        await expect(async () => {
          expect(await sidebar.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
          expect(isInside(await boxOf(page.locator('.stack')), await boxOf(sidebar))).toBe(true);
          expect(await linesInSight(page)).toBeGreaterThanOrEqual(3);
        }).toPass();
      });
    });

  test('of a chosen cell the sidebar says what fits, in sight even in a low window', async ({ page }) => {
    await openTiles(page, recordOfSix(60));
    await page.setViewportSize({ width: 1280, height: 640 });
    await chooseCell(page);
    const said = page.locator('.stack p').first();
    await expect(said).toHaveText(/^Fit/);
    const parts = await boxOf(page.locator('.sidebar-parts'));
    await expect(async () => expect(isInside(await boxOf(said), parts)).toBe(true)).toPass();
  });

  test('the result names every seat, and the numbers at the curve do not touch', async ({ page }) => {
    await openTiles(page, recordOfSix(0));
    await chooseCell(page);
    await primaryButton(page).click();
    await page.getByRole('button', { name: 'Skip' }).click();
    const names = page.locator('.score-breakdown thead th span:not(.sr)');
    await expect(names).toHaveText(SIX);
    for (const name of await names.all()) {
      const { width, height } = await boxOf(name);
      expect(Math.min(width, height)).toBeGreaterThan(10);
      await expect(name).toBeInViewport();
    }
    await expect(page.locator('.score-breakdown thead th').nth(5)).toHaveAttribute('title', SIX[4]!);
    const curve = await boxOf(page.locator('.curve svg'));
    const labels = await page
      .locator('.curve .line text')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(labels).toHaveLength(6);
    for (const label of labels) expect(isInside(label, curve)).toBe(true);
    const tops = labels.map(({ y }) => y).sort((a, b) => a - b);
    for (const [i, y] of tops.slice(1).entries()) expect(y - tops[i]!).toBeGreaterThan(9);
  });
});

test.describe('1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('at the end of Catan nothing cuts the chart of the dice', async ({ page }) => {
    await openIsland(page, islandWhere({ names: SIX.slice(0, 4), table: againstBots(3) }));
    await page.locator('.score-breakdown').waitFor();
    const chart = page.locator('.dice-chart');
    await chart.scrollIntoViewIfNeeded();
    const box = await boxOf(chart);
    expect(box.y + box.height).toBeLessThanOrEqual((await boxOf(page.locator('.log'))).y + 1);
    expect(await page.locator('.sidebar-parts').evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(
      0,
    );
  });
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the warning of a full storage covers neither title nor tools nor board', async ({ page }) => {
      await page.addInitScript(() => {
        const { put } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = function (...given) {
          const request = put.apply(this, given);
          if (!(window as { isFull?: boolean }).isFull) return request;
          const { transaction } = this;
          request.addEventListener('success', () => {
            Object.defineProperty(transaction, 'error', {
              value: new DOMException('no', 'QuotaExceededError'),
              configurable: true,
            });
            transaction.abort();
          });
          return request;
        };
      });
      await openTiles(page, recordWithTilesLeft(40));
      await page.evaluate(() => Object.assign(window, { isFull: true }));
      await chooseCellByKeys(page);
      await expect(primaryButton(page)).not.toHaveAttribute('aria-disabled', 'true');
      await primaryButton(page).click();
      const warning = page.locator('.warning');
      await expect(warning).toContainText('storage is full');
      const { y, height: high, x, width: wide } = await boxOf(warning);
      for (const other of await page.locator('.turn, .tool, .board, .scoreboard').all()) {
        const box = await boxOf(other);
        const isShared =
          box.x < x + wide - 1 &&
          x < box.x + box.width - 1 &&
          box.y < y + high - 1 &&
          y < box.y + box.height - 1;
        expect(isShared, (await other.getAttribute('class')) ?? '').toBe(false);
      }
      for (const way of await warning.locator('a, button').all()) await way.click({ trial: true });
    });
  });

test('a name that is too long for its place is cut with dots, and a pointer or a reader has it whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTiles(
    page,
    recordWhere({
      options: {},
      names: ['Aleksandra-Viktoria Montgomery', 'Wolfgang-Amadeus von Hohenlohe', 'Mei'],
      seeds: [1],
      wanted: (view) => view.left < 60 && view.phase === 'place',
    }),
  );
  const name = page.locator('.chip .name').first();
  await expect(name).toHaveAttribute('title', 'Aleksandra-Viktoria Montgomery');
  await expect(name.locator('span').first()).toHaveCSS('text-overflow', 'ellipsis');
  await page
    .getByRole('button', { name: /Aleksandra-Viktoria Montgomery/ })
    .first()
    .click();
  const whole = page.locator('.sidebar .seat .name').first();
  await expect(whole).toHaveText('Aleksandra-Viktoria Montgomery');
  expect(await whole.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});
