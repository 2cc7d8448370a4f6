import { LANGUAGES } from '@bastide/rulebook';
import { expect, type Page, test } from '@playwright/test';
import { recordWithTilesLeft } from './carcassonne/position.ts';

/** Bytes over the network: compressed, with headers and fonts. */
const AT_MOST = 300_000;

// A browser on its first visit. Everything else is loaded for the next visit, after the first table.
test.use({ reuseContext: false, serviceWorkers: 'block' });

for (const language of LANGUAGES)
  test.describe(language, { tag: language === 'en' ? '@quick' : [] }, () => {
    test.use({ locale: language });
    test('the first table loads few bytes, including everything that loads by itself', async ({ page }) => {
      const fetched = await listenTo(page);
      await page.goto('./');
      await page.locator('.game-acts .btn.primary').first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.locator('.board-cells > g').first().waitFor();
      // Chinese has no italics.
      if (language !== 'zh')
        await page.waitForFunction(() =>
          [...document.fonts].some(({ style, status }) => style === 'italic' && status === 'loaded'),
        );
      await page.waitForTimeout(1500); // More italics may still be loading.
      const bytes = [...fetched.values()].reduce((sum, size) => sum + size, 0);
      expect(fetched.size).toBeGreaterThan(5);
      test.info().annotations.push({ type: 'bytes', description: `${language}: ${bytes}` });
      expect(bytes, told(fetched)).toBeLessThanOrEqual(AT_MOST);
    });
  });

test('a table loads nothing of another game, whatever is opened there', async ({ page }) => {
  await page.addInitScript((content) => {
    if (location.search === '')
      localStorage.setItem('bastide.table', JSON.stringify({ page: '', at: 0, content }));
  }, recordWithTilesLeft(30));
  await page.goto('./');
  await page.getByRole('button', { name: /Continue/ }).click();
  await page.locator('.board-cells > g').first().waitFor();
  const table = page.url();
  await page.goto('about:blank');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const fetched = await listenTo(page);
  await page.goto(table);
  await page.locator('.board-cells > g').first().waitFor();
  await page.keyboard.press('?');
  await page.locator('.key-map').waitFor();
  expect([...fetched.keys()].filter((address) => address.includes('catan'))).toEqual([]);
});

/** Counts bytes by address, as they arrive. */
async function listenTo(page: Page): Promise<ReadonlyMap<string, number>> {
  const network = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const fetched = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? requestId;
    // Pictures drawn in the page have no source.
    if (encodedDataLength > 0) fetched.set(address, (fetched.get(address) ?? 0) + encodedDataLength);
  });
  await network.send('Network.enable');
  return fetched;
}

const told = (fetched: ReadonlyMap<string, number>) =>
  [...fetched].map(([address, bytes]) => `${bytes} ${new URL(address).pathname}`).join('\n');
