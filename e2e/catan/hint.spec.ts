import { catan, RESOURCES, type Resource, type View } from '@bastide/catan';
import { expect, type Page, test } from '@playwright/test';
import { explainedMove, pausedBots } from '../explanation.ts';
import { andSee } from '../page.ts';
import { againstBots, handOf, held, type IslandRecord, islandWhere, may, stateAfter } from './position.ts';
import { openIsland, stateOf } from './table.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

const NAMES = ['Olena', 'Ramiro', 'Mei'];
const TABLE = againstBots(2);

const panel = (page: Page) => page.getByRole('region', { name: 'A good move' });
const prepare = (page: Page) => panel(page).getByRole('button', { name: 'Set up this move' });
const ask = (page: Page) => page.getByRole('button', { name: 'A good move' }).click();

test('advice after a 7 stays while others discard', async ({ page }) => {
  const record = islandWhere({
    names: NAMES,
    table: TABLE,
    wanted: (view) =>
      view.you === 0 && view.phase === 'discard' && view.seats.some(({ due }, seat) => seat > 0 && due > 0),
  });
  const view = catan.view(stateAfter(record), 0);
  const hand = handOf(view);
  const cards = RESOURCES.flatMap((card) => Array<Resource>(hand[card]).fill(card));
  const back = cards.slice(0, view.seats[0]!.due).map((card) => ({ type: 'discard', card }) as const);
  await explainedMove(page, [back[0]!, ...back.slice(1)]);
  const letBots = await pausedBots(page);
  await openIsland(page, record, { hints: true });
  await ask(page);
  await expect(prepare(page)).toBeVisible();
  await andSee(page, letBots);
  await prepare(page).click();
  await expect(page.locator('.discard-grid')).toBeVisible();
  await expect(page.locator('#decision')).toBeFocused();
  await andSee(page, () => page.locator('.acts .btn.primary').click());
});

/** Returns a game in which Olena has the turn, without an offer. */
const trading = (wanted: (view: View) => boolean, options = {}) =>
  islandWhere({
    names: NAMES,
    table: TABLE,
    options,
    wanted: (view) =>
      view.you === 0 &&
      view.seat === 0 &&
      view.phase === 'main' &&
      view.offer === null &&
      view.answers.length === 0 &&
      wanted(view),
  });
const viewOf = (record: IslandRecord) => catan.view(stateAfter(record), 0);
const acts = (page: Page) => page.locator('.app').getAttribute('data-acts');

const SIZES = { desktop: [1280, 800], phone: [390, 844], sideways: [844, 390] } as const;

for (const [name, [width, height]] of Object.entries(SIZES))
  test.describe(`a ${name} screen`, () => {
    test.use({ viewport: { width, height } });

    test('an advised offer is entered in the trade panel, with the focus on its send button', async ({
      page,
    }) => {
      const record = trading((view) => held(view).length > 0);
      const [give] = held(viewOf(record));
      const get = RESOURCES.find((card) => card !== give)!;
      await explainedMove(page, [
        { type: 'offer', to: [2], give: { [give!]: 1 }, get: { [get]: 1 } } as const,
      ]);
      await openIsland(page, record, { hints: true });
      await ask(page);
      const before = await acts(page);
      await prepare(page).press('Enter');
      const send = page.locator('.trade').getByRole('button', { name: 'Offer', exact: true });
      await expect(send).toBeFocused();
      await expect(send).toBeInViewport({ ratio: 1 });
      await expect(send).toHaveAccessibleDescription(`1 ${give} for 1 ${get}`);
      await expect(page.locator('.asked-seat.on')).toHaveText('Mei');
      expect(await acts(page)).toBe(before);
      await andSee(page, () => page.keyboard.press('Enter'));
    });

    for (const playerTrades of [true, false])
      test(`an advised swap with the bank is one press away${playerTrades ? '' : ', also without trades between players'}`, async ({
        page,
      }) => {
        const record = trading((view) => may(view, 'bank'), { playerTrades });
        const view = viewOf(record);
        const swap = view.actions.find((action) => action.type === 'bank')!;
        await explainedMove(page, [swap]);
        await openIsland(page, record, { hints: true });
        await ask(page);
        const before = await acts(page);
        await prepare(page).press('Enter');
        const take = page.getByRole('button', { name: `Take 1 ${swap.get}` });
        await expect(take).toBeFocused();
        await expect(take).toBeInViewport({ ratio: 1 });
        await expect(take).toHaveAttribute('aria-current', 'true');
        await expect(page.locator(`.bank[data-card=${swap.give}]`)).toHaveAttribute('aria-pressed', 'true');
        await expect(page.locator('#bank-get')).toHaveText(
          `${view.seats[0]!.rates[swap.give]} ${swap.give} for one of these`,
        );
        expect(await acts(page)).toBe(before);
        await andSee(page, () => page.keyboard.press('Enter'));
        const had = handOf(view)[swap.get];
        expect(handOf(catan.view(await stateOf(page), 0))[swap.get]).toBe(had + 1);
      });
  });

test('another card for the bank, or another wish, cancels an advised swap', async ({ page }) => {
  const record = trading((view) => may(view, 'bank'));
  const swap = viewOf(record).actions.find((action) => action.type === 'bank')!;
  await explainedMove(page, [swap]);
  await openIsland(page, record, { hints: true });
  const chosen = page.locator('.bank-row [aria-current]');
  await ask(page);
  await prepare(page).click();
  await expect(chosen).toHaveCount(1);
  await page.locator(`.bank[data-card=${swap.give}]`).click();
  await expect(page.locator('#bank-get')).toHaveCount(0);
  await page.locator(`.bank[data-card=${swap.give}]`).click();
  await expect(page.locator('#bank-get')).toBeVisible();
  await expect(chosen).toHaveCount(0);

  await ask(page);
  await prepare(page).click();
  await expect(chosen).toHaveCount(1);
  await page.locator(`[aria-labelledby=trade-get] .five-add[data-card=${swap.get}]`).click();
  await expect(chosen).toHaveCount(0);
  await expect(page.locator('.trade')).toContainText(`Bank, for 1 ${swap.get}`);
});

test('each button has a description of its move, and the result is announced without buttons', async ({
  page,
}) => {
  const record = trading((view) => may(view, 'bank'));
  const view = viewOf(record);
  const [first, second] = view.actions.filter((action) => action.type === 'bank');
  await explainedMove(page, [first!], [second!], [{ type: 'end' } as const]);
  await openIsland(page, record, { hints: true });
  await ask(page);
  await expect(prepare(page)).toHaveCount(2);
  for (const [i, swap] of [first!, second!].entries())
    await expect(prepare(page).nth(i)).toHaveAccessibleDescription(
      `Bank: ${view.seats[0]!.rates[swap.give]} ${swap.give} for 1 ${swap.get}`,
    );
  const said = panel(page).locator('[aria-live]');
  await expect(said).toHaveText(
    `Bank: ${view.seats[0]!.rates[first!.give]} ${first!.give} for 1 ${first!.get}`,
  );
  await expect(said.getByRole('button')).toHaveCount(0);
});
