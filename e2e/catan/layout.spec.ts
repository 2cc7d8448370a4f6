import { catan, RESOURCES, type View } from '@bastide/catan';
import { expect, type Page, test } from '@playwright/test';
import { isLong } from '../../scripts/scope.mjs';
import { fingers, linesInSight } from '../page.ts';
import { againstBots, goingOn, held, type IslandRecord, islandWhere, may, stateAfter } from './position.ts';
import { carryOut, cost, ghosts, mouse, openIsland, pointOf, untilAsked } from './table.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

const NAMES = ['Olena', 'Ramiro', 'Mei', 'Yusuf'];
const mine = (wanted: (view: View) => boolean): IslandRecord =>
  islandWhere({
    names: NAMES,
    table: againstBots(3),
    wanted: (view) => view.you === 0 && view.seat === 0 && wanted(view),
  });
/** Returns a game with three kinds of cards that can be played or kept. */
const full = () =>
  mine(
    ({ phase, seats }) => phase === 'main' && Object.values(seats[0]!.held!).filter((n) => n > 0).length > 2,
  );
const building = () => mine((view) => view.phase === 'main' && may(view, 'road') && !may(view, 'city'));

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;
type Box = Awaited<ReturnType<typeof boxOf>>;
const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const island = (page: Page) => boxOf(page, '.board-map > g');
/**
 * Returns the place of the picture of sea and coast, the widest of all; other layers are larger than their visible
 * part.
 */
const sea = (page: Page): Promise<Box> =>
  page.locator('.board-map > g image').evaluateAll((all) => {
    const boxes = all.map((image) => image.getBoundingClientRect());
    const { x, y, width, height } = boxes.reduce((wide, box) => (box.width > wide.width ? box : wide));
    return { x, y, width, height };
  });

/** Returns the words that are wider than their element. */
const cutWords = (page: Page, words: string) =>
  page.locator(words).evaluateAll((all) =>
    all.flatMap((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      const [inside, around] = [text.getBoundingClientRect(), one.parentElement!.getBoundingClientRect()];
      const isWhole = inside.left >= around.left + 3 && inside.right <= around.right - 3;
      return isWhole && one.scrollWidth <= one.clientWidth ? [] : [one.textContent];
    }),
  );

/** Returns the point of a place on the screen. */
const spotOf = (page: Page, place: string) =>
  page.evaluate(([x, y]) => {
    const scene = document.querySelector<SVGGElement>('.board-map > g')!;
    const at = new DOMPoint(x, y).matrixTransform(scene.getScreenCTM()!);
    return [at.x, at.y] as const;
  }, pointOf(place));

/** `npm test` takes each size in one of the languages, the long form in both. */
const WIDE = [
  [1366, 625, 118, 540],
  [1280, 800, 118, 660],
  [1920, 1080, 106, 960],
  [1024, 768, 182, 560],
] as const;
for (const [i, [width, height, rim, least]] of WIDE.entries())
  for (const locale of ['en-GB', 'uk-UA'].filter((_, j) => isLong || i % 2 === j))
    test.describe(`${width} × ${height}, ${locale}${isLong ? '' : ', in short'}`, () => {
      test.use({ locale, viewport: { width, height } });
      test('the action bar is low and the island large', async ({ page }) => {
        await openIsland(page, building());
        await untilAsked(page);
        await page.evaluate(() => document.fonts.ready);
        expect((await boxOf(page, '.action-bar')).height).toBeLessThanOrEqual(rim);
        expect((await island(page)).width).toBeGreaterThanOrEqual(least);
        await expect(page.locator('.sidebar-foot .icon')).toHaveCount(3);
        for (const icon of await page.locator('.sidebar-foot .icon').all())
          await expect(icon).toBeInViewport();
        expect(await linesInSight(page)).toBeGreaterThanOrEqual(3);
        expect(await cutWords(page, '.cost-name')).toEqual([]);
        if (width < 1200) return;
        const feet = await page
          .locator('.seat .kit')
          .first()
          .evaluate((kit) =>
            [...kit.querySelectorAll('b')].map((number) => number.getBoundingClientRect().bottom),
          );
        expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(0.5);
      });
    });

test.describe('uk-UA', () => {
  test.use({ locale: 'uk-UA' });
  test('each card has room for its word', async ({ page }) => {
    await openIsland(page, building());
    await untilAsked(page);
    for (const [width, height] of [
      [1280, 800],
      [844, 390],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.hand-cards .card-name')).toHaveCount(5);
      await expect.poll(() => cutWords(page, '.card-name'), { message: `${width} × ${height}` }).toEqual([]);
    }
  });
});

for (const [width, height, least] of [
  [390, 844, 340],
  [360, 740, 310],
  [320, 640, 240],
] as const)
  test.describe(`a phone of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
    test('the sheet takes less than half of the screen, and the confirm button is visible', async ({
      page,
    }) => {
      await openIsland(page, full());
      await untilAsked(page);
      expect((await boxOf(page, '.bottom-sheet')).height).toBeLessThanOrEqual(height * 0.451);
      expect((await island(page)).width).toBeGreaterThanOrEqual(least);
      await expect(page.locator('.acts .btn.primary')).toBeInViewport({ ratio: 1 });
    });
  });

test('the cards of a roll are shown above the island, and in words after a press', async ({ page }) => {
  await openIsland(
    page,
    mine(({ phase, dice, seats }) => {
      const rich = seats.every(({ cards }) => cards > 1);
      return phase === 'main' && rich && dice !== null && dice[0] + dice[1] !== 7;
    }),
  );
  await untilAsked(page);
  const report = page.locator('.roll-report');
  const words = (await report.locator('.sr').textContent())!;
  // The largest result of a roll: two kinds of cards for each of four seats.
  await page
    .locator('.roll-gain')
    .first()
    .evaluate((gain) => {
      const chips = gain.querySelector('.chips')!;
      chips.replaceChildren(chips.firstElementChild!, chips.firstElementChild!.cloneNode(true));
      for (const more of document.querySelectorAll('.roll-gain ~ .roll-gain')) more.remove();
      for (let i = 1; i < 4; i++) gain.after(gain.cloneNode(true));
    });
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const head = (await boxOf(page, '.turn'))!;
      const harbours = await page
        .locator('.board-map > g image')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width < 120),
        );
      for (const [x, y] of await Promise.all(['V00', 'V02', 'V01'].map((place) => spotOf(page, place))))
        expect(shared(head, { x: x - 22, y: y - 22, width: 44, height: 44 })).toBe(0);
      for (const { x, y, width, height } of harbours) expect(shared(head, { x, y, width, height })).toBe(0);
    }).toPass();
  }
  await report.click();
  const slip = page.locator('.toast');
  await expect(slip).toContainText(words);
  expect(shared(await boxOf(page, '.toast'), await boxOf(page, '.roll-row'))).toBe(0);
  await report.click();
  await expect(slip).toHaveCount(0);
});

test.describe('uk-UA', () => {
  test.use({ locale: 'uk-UA' });
  test('an offer fits under the thumb with any cards and any length of name', async ({ page }) => {
    const asked = islandWhere({
      names: ['Олександра', 'Wolfgang-Amadeus', 'Mei'],
      table: againstBots(2),
      wanted: (view, state) =>
        view.you === 1 &&
        view.phase === 'main' &&
        view.offer === null &&
        view.answers.length === 0 &&
        held(view).length === 3 &&
        Object.values(catan.view(state, 0).seats[0]!.held!).some((n) => n > 0),
    });
    const kinds = held(catan.view(stateAfter(asked), 1));
    const [one, two] = RESOURCES.filter((card) => !kinds.includes(card));
    const give = Object.fromEntries(kinds.map((card) => [card, 1]));
    const get = { [one!]: 1, [two!]: 1 };
    await openIsland(page, goingOn(asked, { by: 1, type: 'offer', to: [0], give, get }));
    await page.locator('.offer-actions').waitFor();
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.seen .chip-card')).toHaveCount(5);
      const hidden = () =>
        page
          .locator('.seen .chip-card, .more-time-button, .hand-cards .card, .offer-actions .btn')
          .evaluateAll((all) =>
            all.flatMap((one) => {
              const { x, y, width, height } = one.getBoundingClientRect();
              const ends = [0.2, 0.85].map((down) =>
                document.elementFromPoint(x + width / 2, y + height * down),
              );
              return ends.every((top) => one.contains(top)) ? [] : [one.outerHTML.slice(0, 80)];
            }),
          );
      await expect.poll(hidden, { message: `${width} × ${height}` }).toEqual([]);
    }
  });
});

/** `npm test` takes the widest, the lowest and the narrowest size, the long form also those between. */
const HANDED = [
  [1366, 625],
  [844, 390],
  [320, 640],
  ...(isLong
    ? ([
        [1024, 768],
        [390, 844],
      ] as const)
    : []),
] as const;
for (const [width, height] of HANDED)
  test(`the island is visible while the table changes hands, ${width} × ${height}${isLong ? '' : ', in short'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openIsland(
      page,
      islandWhere({ names: NAMES, wanted: ({ turn, phase }) => turn > 5 && phase === 'start' }),
    );
    const cover = page.locator('.pass-device');
    await cover.waitFor();
    await expect(async () => {
      const seen = await sea(page);
      expect(shared(seen, (await cover.boundingBox())!)).toBe(0);
      expect(seen.width).toBeGreaterThan(Math.min(width, height) * 0.35);
      expect(seen.x).toBeGreaterThanOrEqual(0);
      expect(seen.y).toBeGreaterThanOrEqual(0);
    }).toPass();
    await expect(cover.getByRole('button')).toBeInViewport({ ratio: 1 });
  });

test('rings around the tokens show the production, until a piece is chosen', async ({ page }) => {
  await openIsland(page, building());
  await untilAsked(page);
  const rings = page.locator('.island-highlights .ring');
  await expect(rings).not.toHaveCount(0);
  const road = await spotOf(page, 'E00');
  const next = await spotOf(page, 'E01');
  const apart = Math.hypot(road[0] - next[0], road[1] - next[1]);
  // Around a token, far from possible roads.
  const { width } = await page
    .locator('.island-highlights .ring')
    .first()
    .evaluate((path: SVGPathElement) => {
      const [, ...rounds] = path.getAttribute('d')!.split('M');
      const only = path.cloneNode() as SVGPathElement;
      only.setAttribute('d', `M${rounds[0]}`);
      path.after(only);
      const box = only.getBoundingClientRect();
      only.remove();
      return { width: box.width };
    });
  expect(width).toBeLessThan(apart * 1.1);
  await cost(page, 'Road').click();
  await expect(rings).toHaveCount(0);
});

test('a toast covers no place that can be pressed, and its rule link works', async ({ page }) => {
  await openIsland(page, building());
  await untilAsked(page);
  await cost(page, 'City').click({ force: true });
  const slip = page.locator('.toast');
  const apart = async () => {
    const box = (await slip.boundingBox())!;
    const places = await page.getByRole('option').evaluateAll((all) => all.map(({ id }) => id.slice(-3)));
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      const [x, y] = await spotOf(page, place);
      expect(shared(box, { x: x - 12, y: y - 12, width: 24, height: 24 }), place).toBe(0);
    }
  };
  await apart();
  await slip.getByRole('button', { name: 'CAT-BUILD-01' }).click();
  await expect(page.locator('.rule')).toContainText('CAT-BUILD-01');
  await page.keyboard.press('Escape');
  for (const place of ['H00', 'H09', 'H18']) {
    const [x, y] = await spotOf(page, place);
    await page.mouse.move(x, y);
    await expect(slip).toHaveClass(/feature/);
    await apart();
  }
});

test('the minus button of a card keeps clear of the words above it', async ({ page }) => {
  await openIsland(page, building());
  await untilAsked(page);
  await page.locator('.tools .tool').first().click();
  const row = page.locator('.trade .five-row').nth(1);
  await row.locator('.five-add').first().click();
  const words = await row.locator('h3').evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  expect(shared(words, (await row.locator('.less').boundingBox())!)).toBe(0);
});

test('each column of the score breakdown has a name', async ({ page }) => {
  await openIsland(page, islandWhere({ names: NAMES, options: { victoryTarget: 5 }, table: againstBots(3) }));
  await page.locator('.result-action-bar').waitFor();
  await expect(page.locator('.score-breakdown').getByRole('columnheader')).toHaveText([
    'Points for',
    ...NAMES,
  ]);
  const edges = () =>
    page
      .locator('.sidebar h2, .score-breakdown tbody th')
      .evaluateAll((all) =>
        all.map(
          (one) => one.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(one).paddingLeft),
        ),
      );
  expect(new Set(await edges()).size, (await edges()).join()).toBe(1);

  await test.step('on a phone, too, all rows begin on one edge', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Where the points came from' }).click();
    await expect(page.locator('.sheet .score-breakdown')).toBeVisible();
    expect(new Set(await edges()).size, (await edges()).join()).toBe(1);
  });
});

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a phone held sideways', 844, 390],
] as const)
  test.describe(name, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('the flags at the end of a game leave the winner’s sentence free', async ({ page }) => {
      const record = islandWhere({
        names: NAMES,
        table: againstBots(3),
        options: { victoryTarget: 3 },
        wanted: (view) => view.you === 0 && may(view, 'city'),
      });
      await openIsland(page, record);
      await untilAsked(page);
      const city = catan.view(stateAfter(record), 0).actions.find((action) => action.type === 'city')!;
      await carryOut(page, mouse, [city], 'main');
      await page.locator('.celebration-line').waitFor();
      const said = await boxOf(page, '.result-action-bar .head-line');
      expect(shared(said, await boxOf(page, '.celebration-line'))).toBe(0);
    });

    test('the resources to choose for a card fit', async ({ page }) => {
      const isPlenty = ({ actions }: View) =>
        actions.some((one) => one.type === 'play' && one.card === 'plenty');
      await openIsland(page, mine(isPlenty));
      await untilAsked(page);
      await page.locator('.development', { hasText: 'Year of plenty' }).tap();
      const { x, width: wide } = await boxOf(page, '.hand-cards');
      const last = await boxOf(page, '.pick:last-child');
      expect(last.x + last.width).toBeLessThanOrEqual(x + wide + 1);
    });

    test('words and numbers stand apart', async ({ page }) => {
      await openIsland(page, building());
      await untilAsked(page);
      const space = await page.locator('.cost small', { hasText: 'places' }).evaluate((element) => {
        const text = element.firstChild as Text;
        const range = document.createRange();
        range.setStart(text, text.data.indexOf(' '));
        range.setEnd(text, text.data.indexOf(' ') + 1);
        return range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(element).fontSize);
      });
      expect(space).toBeGreaterThan(0.19);
    });
  });

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a long press opens a loupe, in which a place can be chosen', async ({ page }) => {
    await openIsland(
      page,
      mine((view) => view.phase === 'settle'),
    );
    await untilAsked(page);
    const [x, y] = await spotOf(page, 'V20');
    const touch = await fingers(page);
    await touch('touchStart', [x, y]);
    await expect(page.locator('.island-loupe')).toBeVisible();
    // Whatever the finger does from here on, also in the loupe, the island under it does not move.
    const view = () => page.locator('.board-over').getAttribute('style');
    const before = await view();
    for (const by of [20, 40, 60]) await touch('touchMove', [x + by, y + by]);
    await touch('touchEnd');
    const box = await boxOf(page, '.island-loupe');
    await touch('touchStart', [box.x + 9, box.y + 9]);
    for (const by of [20, 40, 60]) await touch('touchMove', [box.x + 9 + by, box.y + 9]);
    await touch('touchEnd');
    await page.waitForTimeout(400);
    expect(await view()).toBe(before);
    await expect(ghosts(page)).toHaveCount(0);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(ghosts(page)).toHaveCount(1);
    await expect(page.locator('.island-loupe')).toHaveCount(0);

    // In a low window everything is visible, too.
    await page.setViewportSize({ width: 844, height: 390 });
    const [left, top] = await spotOf(page, 'V20');
    await page.waitForTimeout(400);
    await touch('touchStart', [left + 20, top + 20]);
    await expect(page.locator('.island-loupe')).toBeVisible();
    await touch('touchEnd');
    const sheet = page.locator('.sheet:has(.island-loupe)');
    expect(await sheet.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
    const loupe = await boxOf(page, '.island-loupe');
    expect(loupe.width).toBeGreaterThan(240);
  });
});
