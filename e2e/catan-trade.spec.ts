import { catan, RESOURCES, type Resource, type State, type View } from '@bastide/catan';
import { expect, type Page, test } from '@playwright/test';
import { countOf, keptIsland, mouse, openIsland, setTerms, stateOf, trade, untilAsked } from './catan.ts';
import {
  againstBots,
  goingOn,
  handOf,
  held,
  islandWhere,
  may,
  stateAfter,
  swappable,
} from './catan-position.ts';

// Nothing is fetched for a later visit.
test.use({ serviceWorkers: 'block' });

const NAMES = ['Olena', 'Ramiro', 'Mei'];
const TABLE = againstBots(2);

/** Olena may trade, and holds at least so many cards. */
const trading = (cards: number, wanted: (view: View, state: State) => boolean = () => true) =>
  islandWhere({
    names: NAMES,
    table: TABLE,
    wanted: (view, state) =>
      view.you === 0 &&
      view.seat === 0 &&
      view.phase === 'main' &&
      view.offer === null &&
      view.answers.length === 0 &&
      view.seats[0]!.cards >= cards &&
      wanted(view, state),
  });

const viewOf = async (page: Page) => catan.view(await stateOf(page), 0);
const panel = (page: Page) => page.locator('.trade');
const answers = (page: Page) => panel(page).getByRole('list', { name: 'Answers' }).getByRole('listitem');
const offer = (page: Page) => panel(page).locator('.trade-acts .ink');

test('what cannot be offered is refused in its place, with the rule', async ({ page }) => {
  const record = trading(2);
  await openIsland(page, record);
  await untilAsked(page);
  const [card] = held(await viewOf(page));
  const other = RESOURCES.find((one) => one !== card)!;
  await page.keyboard.press('t');
  const told = panel(page).getByRole('alert');

  await test.step('an empty side', async () => {
    await setTerms(page, mouse, { [card!]: 1 }, {});
    await expect(told).toHaveCount(0);
    await offer(page).click({ force: true });
    await expect(told).toContainText('CAT-TRADE-05');
    await expect(told).toContainText('Both sides give at least one card.');
  });
  await test.step('the same card on both sides', async () => {
    await setTerms(page, mouse, { [card!]: 1 }, { [card!]: 1 });
    await expect(told).toContainText('CAT-TRADE-06');
    await expect(told).toContainText('No kind of card goes both ways.');
  });
  await test.step('the rule is a press away', async () => {
    await told.getByRole('button', { name: 'Rule CAT-TRADE-06' }).click();
    await expect(page.locator('.rule h2')).toBeVisible();
    await page.locator('.rules, .drawer').getByRole('button', { name: 'Close' }).first().click();
  });
  await test.step('proper terms may be offered', async () => {
    await setTerms(page, mouse, { [card!]: 1 }, { [other]: 1 });
    await expect(told).toHaveCount(0);
    await expect(offer(page)).not.toHaveAttribute('aria-disabled', 'true');
    expect(await countOf(page)).toBe(record.actions.length);
  });
});

test('bots answer an offer; it is changed, and withdrawn', async ({ page }) => {
  await openIsland(
    page,
    trading(3, (view) => held(view).length > 1),
  );
  await untilAsked(page);
  const [first, second] = held(await viewOf(page)) as [Resource, Resource];
  const other = RESOURCES.find((one) => one !== first && one !== second)!;
  await trade(page, mouse, { type: 'offer', to: [1, 2], give: { [first]: 1 }, get: { [other]: 1 } });
  await expect(answers(page)).toHaveText([
    /Ramiro (accepts|declines|offers)/,
    /Mei (accepts|declines|offers)/,
  ]);
  await expect(panel(page)).toContainText('Lapses when the turn ends.');
  // Just these terms are on the table.
  await expect(offer(page)).toHaveAttribute('aria-disabled', 'true');

  await setTerms(page, mouse, { [first]: 1, [second]: 1 }, { [other]: 1 });
  await expect(offer(page)).toHaveText('Change the offer');
  const before = await countOf(page);
  await offer(page).click();
  await expect(answers(page)).toHaveText([
    /Ramiro (accepts|declines|offers)/,
    /Mei (accepts|declines|offers)/,
  ]);
  await expect.poll(() => countOf(page)).toBeGreaterThan(before + 2);
  await panel(page).getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(async () => (await viewOf(page)).offer).toBeNull();
  await expect(offer(page)).toHaveText('Offer');
  await expect(panel(page).getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
});

test('an offer that was accepted is carried out with one press', async ({ page }) => {
  const record = trading(1, (_, state) => swappable(state) !== undefined);
  const state = stateAfter(record);
  const [give, get] = swappable(state)!;
  const offered = goingOn(
    record,
    { by: 0, type: 'offer', to: [1, 2], give: { [give]: 1 }, get: { [get]: 1 } },
    { by: 1, type: 'accept' },
    { by: 2, type: 'decline' },
  );
  await openIsland(page, offered);
  await untilAsked(page);
  // Answers that wait may have opened it.
  if (!(await panel(page).isVisible())) await page.keyboard.press('t');
  await expect(answers(page)).toHaveText([/Ramiro accepts/, /Mei declines/]);
  await page.keyboard.press('1');
  const before = handOf(catan.view(state, 0));
  await expect.poll(async () => handOf(await viewOf(page))[get]).toBe(before[get] + 1);
  expect(handOf(await viewOf(page))[give]).toBe(before[give] - 1);
});

/** It is Ramiro's turn, and he could trade with Olena. */
const asked = () =>
  islandWhere({
    names: NAMES,
    table: TABLE,
    wanted: (view, state) =>
      view.you === 1 &&
      view.seat === 1 &&
      view.phase === 'main' &&
      view.offer === null &&
      view.answers.length === 0 &&
      swappable(state) !== undefined,
  });

for (const answer of ['accept', 'decline', 'counter'] as const)
  test(`an offer of somebody else lies on the rim: ${answer}`, async ({ page }) => {
    const record = asked();
    const state = stateAfter(record);
    const [mine, theirs] = swappable(state)!;
    const offered = { give: { [theirs]: 1 }, get: { [mine]: 1 } };
    await openIsland(page, goingOn(record, { by: 1, type: 'offer', to: [0], ...offered }));
    await untilAsked(page);
    await expect(page.locator('#decision')).toContainText(`Ramiro offers you 1 ${theirs} for 1 ${mine}.`);
    const other = RESOURCES.find((card) => card !== mine && card !== theirs)!;
    if (answer === 'counter')
      await trade(page, mouse, { type: 'counter', give: { [mine]: 1 }, get: { [other]: 1 } });
    else await trade(page, mouse, { type: answer });
    await expect.poll(() => countOf(page)).toBeGreaterThan(record.actions.length + 1);
    const { actions } = await keptIsland(page);
    expect(actions[record.actions.length + 1]).toEqual(
      answer === 'counter'
        ? { by: 0, type: 'counter', give: { [mine]: 1 }, get: { [other]: 1 } }
        : { by: 0, type: answer },
    );
  });

test('the bank swaps with one press where it is said what for, and the swap is taken back', async ({
  page,
}) => {
  const dear = (view: View) => RESOURCES.find((card) => handOf(view)[card] >= view.seats[0]!.rates[card]);
  const record = trading(2, (view) => may(view, 'bank') && dear(view) !== undefined);
  await openIsland(page, record);
  await untilAsked(page);
  const before = await viewOf(page);
  const give = dear(before)!;
  const get = RESOURCES.find((card) => card !== give && before.bank[card] > 0)!;
  await page.getByRole('button', { name: 'Trade', exact: true }).click();
  await setTerms(page, mouse, {}, { [get]: 1 });
  await expect(panel(page)).toContainText(`Bank, for one ${get}`);
  await panel(page).locator(`.bank[data-card=${give}]`).click();
  await expect.poll(async () => handOf(await viewOf(page))[get]).toBe(handOf(before)[get] + 1);
  expect(handOf(await viewOf(page))[give]).toBe(handOf(before)[give] - before.seats[0]!.rates[give]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => countOf(page)).toBe(record.actions.length);
  await expect(page.locator(`.hand-cards [data-card=${get}] b`)).toHaveText(String(handOf(before)[get]));
});
