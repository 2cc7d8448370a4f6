import AxeBuilder from '@axe-core/playwright';
import type { View } from '@bastide/catan';
import { expect, type Page, test } from '@playwright/test';
import { mouse, openIsland, untilAsked } from './catan.ts';
import { againstBots, islandWhere, may } from './catan-position.ts';
import { open } from './table.ts';

// Nothing is fetched for a later visit.
test.use({ serviceWorkers: 'block' });

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

const NAMES = ['Olena', 'Ramiro', 'Mei'];
const inTurn = (wanted: (view: View) => boolean) =>
  islandWhere({
    names: NAMES,
    table: againstBots(2),
    wanted: (view) => view.you === 0 && view.seat === 0 && wanted(view),
  });

/** What is looked at, and the way there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'the start with both games'(page) {
    await open(page);
    await page.getByRole('button', { name: 'Play Catan' }).hover();
    await page.locator('.game .island').waitFor();
  },
  async 'the table before the roll'(page) {
    await openIsland(
      page,
      inTurn((view) => view.phase === 'start' && may(view, 'play')),
    );
    await untilAsked(page);
  },
  async 'a trade'(page) {
    const wanted = (view: View) => view.phase === 'main' && may(view, 'bank') && may(view, 'road');
    await openIsland(page, inTurn(wanted));
    await untilAsked(page);
    await mouse.trade(page);
    await page.locator('.trade .five-add').first().click();
    await page.locator('.trade .five-row').nth(1).locator('.five-add').nth(3).click();
  },
  async discards(page) {
    await openIsland(
      page,
      inTurn(({ phase, seats }) => phase === 'discard' && seats[0]!.due > 0),
    );
    await page.getByRole('button', { name: 'Suggest' }).click();
  },
  async 'the screen changing hands'(page) {
    const people = islandWhere({ names: NAMES, wanted: ({ turn, phase }) => turn > 5 && phase === 'start' });
    await openIsland(page, people);
    await page.locator('.hand-over').waitFor();
  },
  async 'the end of a game'(page) {
    await openIsland(
      page,
      islandWhere({ names: NAMES, options: { victoryTarget: 5 }, table: againstBots(2) }),
    );
    await page.locator('.result-rim').waitFor();
  },
};

/** In the dark only colours differ. */
async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  // The page has no frames: without them axe needs no second page to join what it finds.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  const told = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(told).toEqual([]);
}

for (const [name, show] of Object.entries(SCREENS))
  test(`no serious faults in light and dark, on a desk and on a phone: ${name}`, async ({ page }) => {
    await show(page);
    for (const size of SIZES)
      await test.step(`${size.width} pixels`, async () => {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: 'light' });
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await expectAccessible(page, ['color-contrast']);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          size.width,
        );
        expect(await smallOnes(page)).toEqual([]);
      });
  });

/** Buttons that are too small to hit, counting what reaches beyond what is drawn. */
const smallOnes = (page: Page) =>
  page.evaluate(() => {
    const reach = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const around = ['::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(({ content, position }) => content === '""' && position === 'absolute');
      const most = (a: 'left' | 'top', b: 'right' | 'bottom') =>
        Math.max(0, ...around.map((style) => -Number.parseFloat(style[a]) - Number.parseFloat(style[b])));
      return [width + most('left', 'right'), height + most('top', 'bottom')] as const;
    };
    return [...document.querySelectorAll('button:not(.rubric, .link, .word), select, [role=radio]')]
      .filter((element) => element.checkVisibility() && !element.closest('.log, .board, .text-area'))
      .map((element) => ({ element, box: reach(element) }))
      .filter(({ box }) => box.some((side) => side < 43.5))
      .map(
        ({ element, box }) =>
          `${element.getAttribute('aria-label') || element.textContent}: ${box.map(Math.round).join(' × ')}`,
      );
  });
