import AxeBuilder from '@axe-core/playwright';
import { BASE_ISLAND, catan, intersectionName, pathName, type State, type View } from '@bastide/catan';
import { expect, type Page, test } from '@playwright/test';
import { isLong } from '../../scripts/scope.mjs';
import { open, primaryButton, withSameChance } from '../page.ts';
import { waitForColours } from '../wait-for-colours.ts';
import { againstBots, type IslandRecord, islandWhere, may } from './position.ts';
import {
  countOf,
  ghosts,
  keptIsland,
  keyboard,
  mouse,
  openIsland,
  pointOf,
  stateOf,
  untilAsked,
} from './table.ts';

// The service worker would load files for a later visit.
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

/** Screens to check, and the way to each. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'the start with both games'(page) {
    await open(page);
    await expect(page.locator('.game .picture img')).toHaveCount(2);
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
    await page.locator('.pass-device').waitFor();
  },
  async 'the end of a game'(page) {
    await openIsland(
      page,
      islandWhere({ names: NAMES, options: { victoryTarget: 5 }, table: againstBots(2) }),
    );
    await page.locator('.result-action-bar').waitFor();
  },
};

/** Checks the dark theme for colours only, because nothing else differs. */
async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  await waitForColours(page);
  // The page has no frames: without them axe needs no second page to join its results.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  const told = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(told).toEqual([]);
}

for (const [name, show] of Object.entries(SCREENS))
  test(`${name} has no serious accessibility faults, in light and dark, on a desk and on a phone`, async ({
    page,
  }) => {
    await show(page);
    for (const size of SIZES)
      await test.step(`it has none at ${size.width} pixels`, async () => {
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

/** Returns the buttons that are too small to hit, including their invisible margins. */
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
    return [...document.querySelectorAll('button:not(.section-title, .link, .word), select, [role=radio]')]
      .filter((element) => element.checkVisibility() && !element.closest('.log, .board, .text-area'))
      .map((element) => ({ element, box: reach(element) }))
      .filter(({ box }) => box.some((side) => side < 43.5))
      .map(
        ({ element, box }) =>
          `${element.getAttribute('aria-label') || element.textContent}: ${box.map(Math.round).join(' × ')}`,
      );
  });

const ROAD = () => inTurn((view) => view.phase === 'main' && may(view, 'road'));
const isFocused = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);

test('Space chooses and Enter commits on the island, and Esc goes one step back', async ({ page }) => {
  const record = ROAD();
  await openIsland(page, record);
  await untilAsked(page);
  await keyboard.take(page, 0);
  await page.keyboard.press('n');
  await isFocused(page, '.island-stops');

  await test.step('Enter also chooses if nothing is planned', async () => {
    await page.keyboard.press('Enter');
    await expect(ghosts(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(ghosts(page)).toHaveCount(0);
    await expect(primaryButton(page)).toHaveText('Choose a path');
  });
  await test.step('Space changes the plan, and Enter builds it', async () => {
    await page.keyboard.press('Space');
    await expect(primaryButton(page)).toHaveText('Build road');
    await page.keyboard.press('n');
    expect(await countOf(page)).toBe(record.actions.length);
    await page.keyboard.press('Enter');
    await expect.poll(() => countOf(page)).toBe(record.actions.length + 1);
  });
  await test.step('the focus is then on the prompt', () => isFocused(page, '#decision'));
});

test('the focus moves to the island at the reader’s turn, if it was at the table', async ({ page }) => {
  // Until the reader's next turn nobody asks them for anything.
  await withSameChance(page, 4);
  await openIsland(
    page,
    inTurn((view) => view.phase === 'main'),
  );
  await untilAsked(page);
  await primaryButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(primaryButton(page)).toHaveText('Roll');
  await isFocused(page, '.island-stops');
});

/** Returns the keys that lead along the paths to an intersection, and to one of its paths. */
function wayTo(from: string, road: string): readonly string[] {
  const keyOf = (path: number, at: number) => {
    const end = BASE_ISLAND.ends[path]!.find((one) => one !== at)!;
    const [x, y] = pointOf(intersectionName(at));
    const [toX, toY] = pointOf(intersectionName(end));
    if (Math.abs(toX - x) < 1) return toY < y ? 'ArrowUp' : 'ArrowDown';
    return toX > x ? 'ArrowRight' : 'ArrowLeft';
  };
  const start = BASE_ISLAND.intersectionNumber(from);
  const known = new Map<number, readonly string[]>([[start, []]]);
  for (const [at, keys] of known)
    for (const path of BASE_ISLAND.pathsAt[at]!) {
      const key = keyOf(path, at);
      if (pathName(path) === road) return [...keys, key];
      const end = BASE_ISLAND.ends[path]!.find((one) => one !== at)!;
      if (!known.has(end)) known.set(end, [...keys, key, key]);
    }
  throw new Error(`no way to ${road}`);
}

test('a road can be built from the text board, with the keyboard alone', async ({ page }) => {
  const record = ROAD();
  await openIsland(page, record);
  await untilAsked(page);
  const { buildings, actions } = catan.view(await stateOf(page), 0);
  const road = actions.findLast((action) => action.type === 'road')!.on;
  const said = () => page.evaluate(() => document.activeElement?.textContent);

  await page.keyboard.press('y');
  await expect.poll(said).toMatch(/^Row 1, hex 1:/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(said).toMatch(/^Row 1, hex 2:/);
  await page.keyboard.press('ArrowDown');
  await expect.poll(said).toMatch(/^Row 2, hex [23]:/);
  await page.keyboard.press('Tab');
  await expect.poll(said).toMatch(/^Here: .* Your settlement\./);
  for (const key of wayTo(buildings.find(({ seat }) => seat === 0)!.at, road)) await page.keyboard.press(key);
  await expect.poll(said).toMatch(/^Path to the .*: free\. You can build a road\.$/);
  await page.keyboard.press('Space');
  await expect(primaryButton(page)).toHaveText('Build road');
  await expect.poll(said).toMatch(/^Path to the/);
  await page.keyboard.press('Enter');
  await expect.poll(() => countOf(page)).toBe(record.actions.length + 1);
  expect((await keptIsland(page)).actions.at(-1)).toMatchObject({ type: 'road', on: road });
  await isFocused(page, '#decision');
});

/** Slows bots down, so that their actions can be seen. */
const slowly = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('bastide.settings', JSON.stringify({ speed: 2 })));

const where = (wanted: (view: View, state: State) => boolean) =>
  islandWhere({ names: NAMES, table: againstBots(2), wanted });
const PHASES: Readonly<Record<string, () => IslandRecord>> = {
  'the first settlements': () => inTurn((view) => view.phase === 'settle'),
  'the roll': () => inTurn((view) => view.phase === 'start'),
  'a card before the roll': () => inTurn((view) => view.phase === 'start' && may(view, 'play')),
  'trade and building': () => inTurn((view) => view.phase === 'main' && view.turn > 9),
  'the robber': () => inTurn((view) => view.phase === 'robber'),
  'own discards': () => inTurn((view) => view.phase === 'discard' && view.seats[0]!.due > 0),
  'discards of others': () =>
    where(({ phase, you, seats }) => phase === 'discard' && you !== 0 && seats[0]!.due === 0),
  'somebody else’s turn': () => where(({ phase, seat }) => phase === 'main' && seat === 1),
};

/** `npm test` takes each size and each language once, the long form all combinations. */
const WIDE = [SIZES[0], { width: 1920, height: 1080 }].flatMap((size, i) =>
  ['en-GB', 'uk-UA'].filter((_, j) => isLong || i === j).map((locale) => ({ size, locale })),
);
for (const { size, locale } of WIDE)
  test.describe(`${size.width} pixels, ${locale}${isLong ? '' : ', in short'}`, () => {
    test.use({ locale, viewport: size });
    test('the island stays in place for every prompt of the action bar', async ({ browser }) => {
      const middles: Record<string, readonly [number, number, number]> = {};
      for (const [phase, record] of Object.entries(PHASES)) {
        const page = await browser.newPage({ locale, viewport: size, serviceWorkers: 'block' });
        await slowly(page);
        await openIsland(page, record());
        await page.locator('#decision').waitFor();
        await page.evaluate(() => document.fonts.ready);
        middles[phase] = await page.evaluate(() => {
          const { a, e, f } = document.querySelector<SVGGElement>('.board-map > g')!.getScreenCTM()!;
          return [a, e, f] as const;
        });
        await page.close();
      }
      const all = Object.values(middles);
      for (const i of [0, 1, 2]) {
        const seen = all.map((middle) => middle[i]!);
        expect(Math.max(...seen) - Math.min(...seen), JSON.stringify(middles)).toBeLessThan(
          i === 0 ? 0.002 : 1,
        );
      }
    });
  });

test('the scoreboard and the dice agree at every moment', async ({ page }) => {
  await slowly(page);
  // No 7, because the page would then ask for more.
  await withSameChance(page, 4);
  await openIsland(
    page,
    inTurn((view) => view.phase === 'start'),
  );
  await untilAsked(page);
  await page.evaluate(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    const look = () => {
      const dice = document.querySelector('.dice') !== null;
      const waits = document.querySelector('.turn small')?.textContent?.includes('not been rolled yet');
      said.add(`dice ${dice ? 'lie' : 'wait'}, head ${waits ? 'waits' : 'tells'}`);
      requestAnimationFrame(look);
    };
    look();
  });
  await primaryButton(page).click();
  await expect(primaryButton(page)).toHaveText('End turn');
  await page.waitForTimeout(1000);
  await primaryButton(page).click();
  await page.waitForTimeout(5000);
  const said = await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said].sort());
  expect(said).toEqual(['dice lie, head tells', 'dice wait, head waits']);
});
