import { expect, type Page, test } from '@playwright/test';
import { axeOn } from './axe.ts';
import { ask, guest } from './online.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

const POOL = { game: 'carcassonne', pace: 'live', company: 'people' };
const GUESTS = { ...POOL, company: 'guests' };
const rating = (value: number, games: number) => ({
  ...POOL,
  ...{ value, uncertainty: 120, games, isProvisional: games < 10 },
});
const rows = (from: number, names: readonly string[]) =>
  names.map((name, i) => ({
    ...{ place: from + i + 1, person: `id-${name}`, name },
    rating: rating(1400 - 10 * (from + i), 20 - from - i),
  }));

/** Answers of a server with many finished games, by address. */
const TOLD: Readonly<Record<string, object>> = {
  '/api/ratings?': { pool: POOL, pools: [POOL], rows: rows(0, ['Ann', 'Bob']), next: 2 },
  '/api/ratings?pool=carcassonne%2Flive%2Fpeople&from=2': {
    ...{ pool: POOL, pools: [POOL], rows: rows(2, ['Wolfeschlegelsteinhausenbergerd']), next: null },
  },
  '/api/people/id-Ann': {
    ...{
      id: 'id-Ann',
      name: 'Ann',
      since: Date.UTC(2030, 2, 1),
      isListed: true,
      ratings: [rating(1400, 20)],
    },
    games: [{ game: 'carcassonne', played: 30, won: 12 }],
  },
  '/api/people/id-Hid': {
    ...{ id: 'id-Hid', name: 'Hid', since: Date.UTC(2030, 2, 1), isListed: false, ratings: [], games: [] },
  },
  '/api/people/id-Hid/tables': { tables: [], next: null },
  '/api/ratings?pool=carcassonne%2Flive%2Fguests': {
    ...{ pool: GUESTS, pools: [POOL, GUESTS], rows: rows(0, ['Mei']), next: null },
  },
  '/api/people/id-Ann/tables': {
    tables: [
      {
        ...{ table: 'abc', game: 'carcassonne', options: { seats: 2 }, state: 'over', isPublic: true },
        ...{ clock: { kind: 'none' }, version: 9, decisions: [], isAwaited: false, due: null },
        seats: [
          { person: 'id-Ann', bot: null },
          { person: 'gone', bot: null },
        ],
        people: { 'id-Ann': { name: 'Ann' }, gone: { name: '' } },
        ...{ points: [70, 61], opened: Date.UTC(2030, 2, 2), changed: Date.UTC(2030, 2, 2) },
      },
    ],
    next: null,
  },
  '/api/chance?': {
    ...{ month: null, months: ['2030-03'] },
    games: [
      {
        ...{ game: 'catan', tables: 120, wrong: 1 },
        charts: [
          {
            ...{ chart: 'sums', draws: 360, chi: { statistic: 9, freedom: 10, p: 0.532 } },
            bars: Array.from({ length: 11 }, (_, i) => {
              const expected = 10 * (6 - Math.abs(5 - i));
              const bar = { bar: String(i + 2), expected, low: expected - 9, high: expected + 9 };
              return { ...bar, count: i === 5 ? 80 : expected };
            }),
          },
        ],
      },
    ],
  },
};

async function tell(page: Page): Promise<void> {
  await page.route(/\/api\/(ratings|people|chance)/, (route) => {
    const { pathname, search } = new URL(route.request().url());
    const body = TOLD[`${pathname}${search}`] ?? TOLD[`${pathname}?`];
    return body ? route.fulfill({ json: body }) : route.fulfill({ status: 404, json: { code: 'not-found' } });
  });
}

/** Expects that nothing sticks out at the side, and that the page is accessible. */
async function expectFine(page: Page): Promise<void> {
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [within, whole] = await page
      .locator('.fame')
      .evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
    expect([width, whole]).toEqual([width, within]);
  }
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);
}

test('a new server has no ratings and no draws', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./?lobby');
  await page.getByRole('link', { name: 'Ratings' }).click();
  await expect(page).toHaveURL(/\?ladder=$/);
  await expect(page.getByText('Nobody has finished a rated game yet.')).toBeVisible();
  await expectFine(page);
  await page.getByRole('link', { name: 'Luck statistics' }).click();
  await expect(page).toHaveTitle(/^Luck statistics/);
  await expect(page.getByRole('heading', { name: /0 tables/ })).toHaveCount(2);
  await expectFine(page);
  await page.getByRole('link', { name: 'Back to the online tables' }).click();
  await expect(page).toHaveURL(/lobby/);
});

test('the ranking grows page by page, and a name leads to its profile', { tag: '@quick' }, async ({
  page,
}) => {
  await tell(page);
  await page.goto('./?ladder');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('row', { name: /Ann/ })).toContainText('1400');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expectFine(page);
  // Other people may have the name Ann, too.
  await expect(page.getByRole('row', { name: /Ann/ })).toContainText('#id-Ann');
  await page.getByRole('link', { name: 'Ann' }).click();
  await expect(page).toHaveURL(/\?person=id-Ann/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ann' })).toBeVisible();
  await expect(page.getByText('Account #id-Ann')).toBeVisible();
  await expect(page.getByRole('row', { name: /Carcassonne/ })).toContainText('40%');
  await expect(page.locator('.leaderboard-games li')).toContainText('with someone');
  await expect(page.locator('.leaderboard-games a')).toHaveAttribute('href', './?game=abc');
  await expectFine(page);
  await page.goto('./?person=nobody');
  await expect(page.getByRole('alert')).toContainText('perhaps the account was deleted');
});

test('guests have a separate ranking, which explains who they are', async ({ page }) => {
  await tell(page);
  await page.goto('./?ladder=carcassonne/live/guests');
  await expect(page.locator('.leaderboard-choice select')).toHaveValue('carcassonne/live/guests');
  await expect(page.locator('.leaderboard-choice option:checked')).toHaveText(/with guests/);
  await expect(page.getByText(/Guests have not set up a way to sign in again/)).toBeVisible();
  await expect(page.getByText(/Provisional ratings come last/)).toBeVisible();
  await expectFine(page);
});

test('an unlisted player shows no games, which does not mean that they played none', async ({ page }) => {
  await tell(page);
  await page.goto('./?person=id-Hid');
  await expect(page.getByText('This player does not show ratings and results.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Games to replay' })).toHaveCount(0);
  await expectFine(page);
});

test('a player can turn off their listing once and for all', async ({ browser }) => {
  const { page } = await guest(browser, 'Olena');
  await page.goto('./?me');
  const listed = page.getByRole('checkbox', { name: 'Show my ratings and results to others' });
  await expect(listed).toBeChecked();
  await listed.click();
  await expect(listed).not.toBeChecked();
  await page.reload();
  await expect(listed).not.toBeChecked();
});

test('a rated table says before sitting down where its result appears', async ({ browser }) => {
  const host = await guest(browser, 'Olena');
  const settings = { isRated: true, clock: { kind: 'live', bank: 600, increment: 10 } };
  const wish = { game: 'carcassonne', options: { seats: 2 }, settings, seat: 0 };
  const { table, invite } = await ask<{ table: string; invite: string }>(host.page, 'tables', wish);
  const { page } = await guest(browser, 'Mei');
  await page.goto(`./?join=${table}#${invite}`);
  await expect(page.getByText(/even though the table itself is not public/)).toBeVisible();
  await expect(page.getByText(/You play as a guest/)).toBeVisible();
});

test('the statistics show draws beside the expected counts, with an explanation', async ({ page }) => {
  await tell(page);
  await page.goto('./?chance');
  const dice = page.getByRole('table', { name: 'Totals of two dice' });
  await expect(dice.getByRole('row')).toHaveCount(12);
  await expect(dice.locator('.fairness-band')).toHaveCount(11);
  await expect(page.getByText(/draws?\. 1 bar of 11 is outside its band\. /)).toBeVisible();
  await expect(page.getByText('53.2%')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('1 table is not counted');
  await expect(page.getByRole('link', { name: 'Was it fair?' })).toHaveAttribute('href', './?verify=');
  await expectFine(page);
});

test('the statistics work in another language, too', async ({ browser }) => {
  const { page } = await guest(browser, 'Олена', { language: 'uk' });
  await tell(page);
  await page.goto('./?chance');
  await expect(page.getByRole('table', { name: 'Суми двох кубиків' })).toBeVisible();
  await expect(page.getByText('1 смужка з 11 виходить за свої межі')).toBeVisible();
  await page.goto('./?ladder');
  await expect(page.getByRole('heading', { level: 1, name: 'Рейтинги' })).toBeVisible();
});
