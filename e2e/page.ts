import type { Page } from '@playwright/test';

/** Settings as the page keeps them: no motion, so that a whole game takes seconds; nothing is laid without the wax button. */
export const FAST = { speed: 0, confirm: 'always' } as const;

/** Opens the page with settings that a reader could have chosen, and fails the test on any error of the page's own. */
export async function open(page: Page, settings: object = {}, setup?: object): Promise<void> {
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addInitScript(
    ([kept, agreed]) => {
      localStorage.getItem('bastide.settings') ?? localStorage.setItem('bastide.settings', kept!);
      if (agreed) localStorage.getItem('bastide.setup') ?? localStorage.setItem('bastide.setup', agreed);
    },
    [JSON.stringify({ ...FAST, ...settings }), setup ? JSON.stringify(setup) : undefined],
  );
  await page.goto('./');
}

/** The button that commits: there is one to a decision, sealed with wax. */
export const wax = (page: Page) => page.locator('.acts .btn.wax');
