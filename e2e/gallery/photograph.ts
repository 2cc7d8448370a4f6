import { expect, type Page } from '@playwright/test';

/** Counts the pictures that the painting workers of a page have not painted yet. */
export async function countPaintings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let unpainted = 0;
    const count = (change: number) => {
      unpainted += change;
      document.documentElement.dataset.unpainted = String(unpainted);
    };
    window.Worker = new Proxy(Worker, {
      construct(made, given) {
        const worker: Worker = Reflect.construct(made, given);
        if (!String(given[0]).includes('sprite-worker')) return worker;
        const post = worker.postMessage.bind(worker);
        worker.postMessage = (message: unknown) => {
          count(1);
          post(message);
        };
        worker.addEventListener('message', () => count(-1));
        return worker;
      },
    });
  });
}

/** Runs in the page, once its fonts are there. */
const unpainted = () =>
  document.fonts.ready.then(() => Number(document.documentElement.dataset.unpainted ?? 0));

/** Photographs a page as soon as everything is painted and nothing changes any more. */
export async function photograph(page: Page, covered?: string): Promise<Buffer> {
  const mask = covered ? [page.locator(covered)] : [];
  let picture: Buffer | undefined;
  await expect(async () => {
    expect(await page.evaluate(unpainted)).toBe(0);
    const before = picture;
    picture = await page.screenshot({ animations: 'disabled', mask, maskColor: '#888888' });
    expect(before && picture.equals(before)).toBe(true);
  }).toPass({ intervals: [400] });
  return picture!;
}
