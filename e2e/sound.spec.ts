import { expect, type Page, test } from '@playwright/test';
import { playWithMouse, untilDecision } from './carcassonne/table.ts';
import { open } from './page.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

/** Counts the layers of sound that the page plays, and the browser's warnings. */
async function listenTo(page: Page) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const own = message.text().includes('Service Worker registration blocked');
    if (['warning', 'error'].includes(message.type()) && !own) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    const count = () => {
      const { dataset } = document.documentElement;
      dataset.heard = String(Number(dataset.heard ?? 0) + 1);
    };
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const begin = kind.prototype.start;
      kind.prototype.start = function (when?: number) {
        count();
        begin.call(this, when);
      };
    }
  });
  return {
    complaints,
    heard: () => page.evaluate(() => Number(document.documentElement.dataset.heard ?? 0)),
  };
}

for (const game of ['Carcassonne', 'Catan'])
  test(`the sound of ${game} is off by default, and the setting survives a reload`, async ({ page }) => {
    const { complaints, heard } = await listenTo(page);
    await open(page);
    await page.getByRole('button', { name: `Play ${game}` }).click();
    const button = page.getByRole('button', { name: 'Sound', exact: true });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    if (game === 'Carcassonne') {
      await untilDecision(page);
      await playWithMouse(page, 0);
      await untilDecision(page);
    }
    expect(await heard()).toBe(0);

    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(heard).toBeGreaterThan(0);
    await page.reload();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    // Nobody has pressed anything on this page yet.
    await page.waitForTimeout(1000);
    expect(await heard()).toBe(0);
    await page.getByRole('button', { name: 'Replay' }).click();
    await expect.poll(heard).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Back to now' }).click();
    if (game === 'Carcassonne') {
      await untilDecision(page);
      const before = await heard();
      await playWithMouse(page, 0);
      await expect.poll(heard).toBeGreaterThan(before + 2);
    }
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(complaints).toEqual([]);
  });
