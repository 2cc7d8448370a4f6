import { expect, type Page, test } from '@playwright/test';
import { recordWithTilesLeft } from './position.ts';

// A browser on its first visit, without a service worker that would answer for the network.
test.use({ reuseContext: false, serviceWorkers: 'block' });

const SETS = ['river', 'inns', 'traders', 'abbot'];

/** Opens the table of a game with some tiles left in the stack; returns the number of tiles that lie. */
async function resume(page: Page, left: number): Promise<number> {
  const content = recordWithTilesLeft(left, { sets: SETS });
  await page.addInitScript((kept) => {
    localStorage.setItem('bastide.table', JSON.stringify({ page: '', at: 0, content: kept }));
  }, content);
  await page.goto('./');
  await page.locator('button.resume').click();
  await page.locator('.board-map').waitFor();
  const { actions } = JSON.parse(content) as { actions: readonly { type: string }[] };
  return actions.filter(({ type }) => type === 'place').length + 1;
}

/** Pictures of tiles, from packs and from the worker. */
const packed = (page: Page) => page.locator('.board-map image[width="240"][href^="data:image/avif"]');
const painted = (page: Page) => page.locator('.board-map image[width="240"][href^="blob:"]');
/** Squares of land that are drawn under the pictures. */
const sketched = async (page: Page) => {
  const land = await page.locator('.board-map path[fill="#b8b872"]').first().getAttribute('d');
  return land?.match(/M/g)?.length;
};

test('a late game shows all tiles as the build has painted them, also without a network later', async ({
  page,
}) => {
  const laid = await resume(page, 12);
  await expect(packed(page)).toHaveCount(laid);
  const kept = () => page.evaluate(async () => (await (await caches.open('paintings-packs')).keys()).length);
  await expect.poll(kept).toBeGreaterThan(3);
  await page.route(/\.bin$/, (route) => route.abort());
  await page.reload();
  await expect(packed(page)).toHaveCount(laid);
});

test('a late game is painted in the browser if its packs cannot be loaded', async ({ page }) => {
  await page.route(/\.bin$/, (route) => route.fulfill({ status: 404 }));
  const laid = await resume(page, 12);
  await expect.poll(() => painted(page).count()).toBeGreaterThanOrEqual(laid);
  await expect(packed(page)).toHaveCount(0);
});

test('until the pictures come, the land is drawn in plain shapes, and so are single tiles', async ({
  page,
}) => {
  await page.route(/\.bin$|sprite-worker-/, () => {}); // never answered
  const laid = await resume(page, 40);
  expect(await sketched(page)).toBe(laid);
  await page.locator('.stack button').click();
  const tiles = page.locator('.remaining .tile');
  await expect(tiles).not.toHaveCount(0);
  await expect(page.locator('.remaining .tile > svg.sketch')).toHaveCount(await tiles.count());
});

test('all tiles that are left come with one pack of each set', async ({ page }) => {
  const laid = await resume(page, 90);
  // The board asks for packs of its own, with turned tiles.
  await expect(page.locator('.board-map image[width="240"][href]')).toHaveCount(laid);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/-(single|turned)-/.test(request.url())) asked.push(request.url());
  });
  await page.locator('.stack button').click();
  const tiles = page.locator('.remaining .tile');
  await expect.poll(() => tiles.count()).toBeGreaterThan(43);
  await expect(page.locator('.remaining .tile img[src^="data:image/avif"]')).toHaveCount(await tiles.count());
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((url) => url.includes('-turned-'))).toEqual([]);
});

test('a new game downloads no packs: the browser paints its few tiles', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.bin')) asked.push(request.url());
  });
  await page.goto('./');
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  await expect(page.locator('.hand .tile img[src^="blob:"]')).toBeVisible();
  await expect(painted(page).first()).toBeAttached();
  expect(asked).toEqual([]);
});
