import { createCatanSell } from '@bastide/bots';
import { type Action, catan, RESOURCES, type Resource, type State, type View } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { expect, type Page, test } from '@playwright/test';
import {
  againstBots,
  goingOn,
  handOf,
  held,
  type IslandRecord,
  islandWhere,
  may,
  stateAfter,
  swappable,
} from './position.ts';
import {
  countOf,
  keptIsland,
  mouse,
  openIsland,
  setTerms,
  stateOf,
  takeScreen,
  trade,
  untilAsked,
} from './table.ts';

// The service worker would load files for a later visit.
// A clock that a test installs would still be spoken of in the context of the next one.
test.use({ serviceWorkers: 'block', reuseContext: false });

const NAMES = ['Olena', 'Ramiro', 'Mei'];
const TABLE = againstBots(2);

/** Returns a game in which Olena may trade, and has at least that many cards. */
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
const offer = (page: Page) => panel(page).locator('.trade-actions .ink');

test('an impossible offer is refused in its place, with the rule', async ({ page }) => {
  const record = trading(2);
  await openIsland(page, record);
  await untilAsked(page);
  const [card] = held(await viewOf(page));
  const other = RESOURCES.find((one) => one !== card)!;
  await page.keyboard.press('t');
  const told = panel(page).getByRole('alert');

  await test.step('an empty side is refused', async () => {
    await setTerms(page, mouse, { [card!]: 1 }, {});
    await expect(told).toHaveCount(0);
    await offer(page).click({ force: true });
    await expect(told).toContainText('CAT-TRADE-05');
    await expect(told).toContainText('Each side must give at least one card.');
  });
  await test.step('the same card on both sides is refused', async () => {
    await setTerms(page, mouse, { [card!]: 1 }, { [card!]: 1 });
    await expect(told).toContainText('CAT-TRADE-06');
    await expect(told).toContainText('The same kind of card can’t go both ways.');
  });
  await test.step('the rule is one press away', async () => {
    await told.getByRole('button', { name: 'Rule CAT-TRADE-06' }).click();
    await expect(page.locator('.rule h2')).toBeVisible();
    await page.locator('.rules, .drawer').getByRole('button', { name: 'Close' }).first().click();
  });
  await test.step('valid terms can be offered', async () => {
    await setTerms(page, mouse, { [card!]: 1 }, { [other]: 1 });
    await expect(told).toHaveCount(0);
    await expect(offer(page)).not.toHaveAttribute('aria-disabled', 'true');
    expect(await countOf(page)).toBe(record.actions.length);
  });
});

test('bots answer an offer, which can be changed and withdrawn', async ({ page }) => {
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
  await expect(panel(page)).toContainText('Ends with this turn.');
  // Exactly these terms are on the table.
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

test('one press carries out an accepted offer', async ({ page }) => {
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

/** Returns a game in which it is Ramiro's turn, and he could trade with Olena. */
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
  test(`another person’s offer is on the action bar, with the answer ${answer}`, async ({ page }) => {
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

/** Returns a game in which Ramiro offers a trade that Olena can pay, and to nobody else. */
const offered = () => {
  const record = asked();
  const [mine, theirs] = swappable(stateAfter(record))!;
  const terms = { give: { [theirs]: 1 }, get: { [mine]: 1 } };
  return goingOn(record, { by: 1, type: 'offer', to: [0], ...terms });
};
/** Returns Olena's answers since then. */
const answersOf = async (page: Page, since: IslandRecord) =>
  (await keptIsland(page)).actions
    .slice(since.actions.length)
    .flatMap(({ by, type }) => (by === 0 ? [type] : []));

test('an offer cannot be answered while the board shows the past', async ({ page }) => {
  const record = offered();
  await openIsland(page, record);
  await untilAsked(page);
  await page.keyboard.press(',');
  await expect(page.locator('.scrubber')).toBeVisible();
  const decline = page.getByRole('button', { name: 'Decline', exact: true });
  await expect(decline).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Not this turn' }).press('Enter');
  // The press leads to the present, and says nothing yet.
  await expect(decline).not.toHaveAttribute('aria-disabled');
  expect(await answersOf(page, record)).toEqual([]);
  await decline.click();
  await expect.poll(() => answersOf(page, record)).toEqual(['decline']);
});

test('"Not this turn" declines all further offers of that seat in the turn', async ({ page }) => {
  const record = offered();
  const { give, get } = record.actions.at(-1) as Extract<Action, { type: 'offer' }>;
  // Ramiro is a person at the same screen.
  const seats = record.meta!.table as readonly object[];
  const table = seats.map((seat, i) => (i === 1 ? { ...seat, player: 'person' } : seat));
  await openIsland(page, { ...record, meta: { table } });
  await takeScreen(page);
  await page.getByRole('button', { name: 'Not this turn' }).click();
  await expect.poll(() => answersOf(page, record)).toEqual(['decline']);
  await takeScreen(page);
  await answers(page).waitFor(); // opens by itself
  await trade(page, mouse, { type: 'withdraw' });
  await trade(page, mouse, { type: 'offer', to: [0], give, get });
  await expect.poll(() => answersOf(page, record)).toEqual(['decline', 'decline']);
  await expect(answers(page)).toHaveText([/Olena declines/]);
  // Nobody passed the screen on for that.
  await expect(page.locator('.pass-device')).toHaveCount(0);
});

test('people at one screen agree aloud: one confirmation trades, and nobody passes the screen on', async ({
  page,
}) => {
  const record = trading(2, (_, state) => {
    const [mine] = held(catan.view(state, 0));
    return held(catan.view(state, 1)).some((card) => card !== mine);
  });
  const seats = record.meta!.table as readonly object[];
  const table = seats.map((seat, i) => (i === 1 ? { ...seat, player: 'person' } : seat));
  const state = stateAfter(record);
  const [mine] = held(catan.view(state, 0)) as [Resource];
  const theirs = held(catan.view(state, 1)).find((card) => card !== mine)!;
  const none = RESOURCES.find((card) => card !== mine && (handOf(catan.view(state, 1))[card] ?? 0) === 0);
  await openIsland(page, { ...record, meta: { table } });
  await takeScreen(page);
  await page.keyboard.press('t');
  const deal = panel(page).getByRole('button', { name: 'Deal with Ramiro' });
  await expect(deal).toHaveCount(0);
  if (none) {
    await setTerms(page, mouse, { [mine]: 1 }, { [none]: 1 });
    await deal.click();
    await panel(page).getByRole('button', { name: 'Ramiro agrees' }).click();
    await expect(panel(page)).toContainText('Ramiro does not hold these cards.');
  }
  await setTerms(page, mouse, { [mine]: 1 }, { [theirs]: 1 });
  await deal.click();
  await expect(panel(page)).toContainText(`Ramiro gives 1 ${theirs} and gets 1 ${mine}.`);
  await panel(page).getByRole('button', { name: 'Ramiro agrees' }).click();
  await expect
    .poll(async () =>
      (await keptIsland(page)).actions.slice(record.actions.length).map(({ by, type }) => [by, type]),
    )
    .toEqual([
      [0, 'offer'],
      [1, 'accept'],
      [0, 'trade'],
    ]);
  await expect(page.locator('.pass-device')).toHaveCount(0);
});

test('"Not this turn" is shown, and can be undone', async ({ page }) => {
  const record = offered();
  await page.addInitScript(() => localStorage.setItem('bastide.settings', '{"speed":2}'));
  await page.clock.install();
  await openIsland(page, record);
  await untilAsked(page);
  // Nobody else acts until the clock goes on.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.getByRole('button', { name: 'Not this turn' }).click();
  const decision = page.locator('#decision');
  await expect(decision).toContainText('You declined all offers this turn.');
  expect(await answersOf(page, record)).toEqual(['decline']);
  await page.getByRole('button', { name: 'Show me offers again' }).click();
  await expect(decision).not.toContainText('You declined all offers this turn.');
  await expect(decision).toContainText('You declined the offer.');
});

test('all offers of one player can be declined for the whole game, which can be undone', async ({ page }) => {
  const record = offered();
  await page.clock.install();
  await openIsland(page, record, { speed: 2 });
  await untilAsked(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.getByRole('button', { name: 'Not this turn' }).click();
  await page.getByRole('button', { name: 'No offers from Ramiro this game' }).click();
  const decision = page.locator('#decision');
  await expect(decision).toContainText('You decline all of Ramiro’s offers in this game.');
  await page.reload();
  await expect(decision).toContainText('You decline all of Ramiro’s offers in this game.');
  await page.getByRole('button', { name: 'Show me offers again' }).click();
  await expect(decision).not.toContainText('You decline all of Ramiro’s offers');
});

test('the panel says before the roll that nobody trades yet', async ({ page }) => {
  const record = islandWhere({
    names: ['Olena', 'Mei', 'Ramiro'],
    table: againstBots(2),
    wanted: (view) => view.you === 0 && view.phase === 'start' && view.turn > 4,
  });
  await openIsland(page, record);
  await untilAsked(page);
  await page.getByRole('button', { name: 'Trade', exact: true }).click();
  await expect(panel(page).getByRole('alert')).toContainText('CAT-TRADE-09');
  await offer(page).click({ force: true });
  await expect(panel(page)).toBeVisible();
  expect(await countOf(page)).toBe(record.actions.length);
});

test('an answer that the reader’s cards forbid is no quicker, and other terms can be set', async ({
  page,
}) => {
  await page.clock.install();
  const record = asked();
  const state = stateAfter(record);
  const mine = RESOURCES.find((card) => handOf(catan.view(state, 0))[card] === 0)!;
  const theirs = held(catan.view(state, 1)).find((card) => card !== mine)!;
  await openIsland(
    page,
    goingOn(record, { by: 1, type: 'offer', to: [0], give: { [theirs]: 1 }, get: { [mine]: 1 } }),
  );
  await untilAsked(page);
  await page.clock.runFor(9000);
  expect(await answersOf(page, record)).toEqual([]);
  await page.getByRole('button', { name: 'Counter-offer' }).click();
  await page.clock.runFor(9000);
  expect(await answersOf(page, record)).toEqual([]);
});

test.describe('an unanswered offer of a bot', () => {
  const seconds = (page: Page) => page.locator('.offer-actions .decline small');

  /** A reader who lets offers expire. */
  const HURRIED = { unhurried: false };

  test('a bot’s offer waits for an answer, however long it takes', async ({ page }) => {
    await page.clock.install();
    const record = offered();
    await openIsland(page, record);
    await untilAsked(page);
    await page.clock.runFor(60_000);
    await expect(seconds(page)).toHaveCount(0);
    expect(await answersOf(page, record)).toEqual([]);
  });

  test('a bot’s offer expires after twelve seconds for whoever wishes so, without the time of other actions', async ({
    page,
  }) => {
    await page.clock.install();
    const record = offered();
    await openIsland(page, record, HURRIED);
    await untilAsked(page);
    await expect(page.locator('#decision')).toContainText('Declined for you in 12 seconds');
    const decline = page.getByRole('button', { name: 'Decline', exact: true });
    await expect(decline).toHaveAccessibleDescription('Declined automatically in 12 seconds');
    await page.clock.runFor(4000);
    await expect(seconds(page)).toHaveText('9 s');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.clock.runFor(20_000);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(seconds(page)).toHaveText('9 s');
    await page.getByRole('button', { name: /were the dice fair/ }).click();
    await dialog.waitFor();
    await page.clock.runFor(20_000);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(seconds(page)).toHaveText('9 s');
    await page.getByRole('button', { name: 'Counter-offer' }).click();
    await page.clock.runFor(20_000);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    expect(await answersOf(page, record)).toEqual([]);
    await page.clock.runFor(9000);
    await expect.poll(() => answersOf(page, record)).toEqual(['decline']);
  });

  test('a bot’s offer waits for a reader who needs time, also after a reload', async ({ page }) => {
    await page.clock.install();
    const record = offered();
    await openIsland(page, record, HURRIED);
    await page.getByRole('button', { name: 'I need more time' }).click();
    await expect(page.locator('.toast')).toContainText('offers wait for your answer');
    await page.clock.runFor(30_000);
    await page.reload();
    await untilAsked(page);
    await page.clock.runFor(30_000);
    await expect(seconds(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'I need more time' })).toHaveCount(0);
    expect(await answersOf(page, record)).toEqual([]);
  });
});

test.describe('the open question', () => {
  const sell = createCatanSell();
  /** Returns a card that the first bot would sell, whatever it supposes about the others' hands. */
  const forSale = (state: State): Resource | undefined =>
    RESOURCES.find((card) =>
      [1, 2, 3, 4, 5, 6].every((seed) => {
        const known = catan.determinize(catan.view(state, 1), new Sfc32(seed));
        return sell(known, 1, { [card]: 1 }) !== undefined;
      }),
    );
  const record = () => trading(2, (_, state) => forSale(state) !== undefined);

  test('bots make proposals to an open question, and one press takes one', async ({ page }) => {
    const before = record();
    const state = stateAfter(before);
    const card = forSale(state)!;
    await openIsland(page, before);
    await untilAsked(page);
    await page.keyboard.press('t');
    const question = panel(page).getByRole('button', { name: 'Ask: what would you want for it?' });
    await expect(question).toHaveCount(0);
    await setTerms(page, mouse, {}, { [card]: 1 });
    await question.click();
    await expect(answers(page)).toHaveText([/Ramiro suggests/, /Mei (suggests|declines)/]);
    const [proposal, ...rest] = (await keptIsland(page)).actions.slice(before.actions.length);
    expect(rest.length).toBeLessThan(2);
    expect(proposal).toMatchObject({ by: 1, type: 'offer', to: [0], give: { [card]: 1 } });
    await answers(page).first().getByRole('button', { name: 'Take it' }).click();
    await expect
      .poll(async () => handOf(await viewOf(page))[card])
      .toBe(handOf(catan.view(state, 0))[card] + 1);
    await expect(answers(page)).toHaveCount(0);
  });

  test('the terms of a proposal can be changed', async ({ page }) => {
    const before = record();
    const card = forSale(stateAfter(before))!;
    await openIsland(page, before);
    await untilAsked(page);
    await page.keyboard.press('t');
    await setTerms(page, mouse, {}, { [card]: 1 });
    await panel(page).getByRole('button', { name: 'Ask: what would you want for it?' }).click();
    await answers(page).first().getByRole('button', { name: 'Change' }).click();
    await expect(panel(page).locator('.five-row').first().locator('.five-card.has')).toHaveCount(1);
    await expect(offer(page)).not.toHaveAttribute('aria-disabled', 'true');
  });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the trade sheet closes after the trade', async ({ page }) => {
    const record = trading(1, (_, state) => swappable(state) !== undefined);
    const [give, get] = swappable(stateAfter(record))!;
    await openIsland(
      page,
      goingOn(
        record,
        { by: 0, type: 'offer', to: [1], give: { [give]: 1 }, get: { [get]: 1 } },
        { by: 1, type: 'accept' },
      ),
    );
    await expect(answers(page)).toHaveText([/Ramiro accepts/]);
    // Meanwhile the result of the dice does not cover the island.
    expect((await page.locator('.head .turn').boundingBox())!.width).toBeLessThan(2);
    await answers(page).getByRole('button', { name: 'Trade' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator('.acts .primary')).toBeVisible();
  });
});

test.describe('a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the answers to an offer come into sight', async ({ page }) => {
    const record = trading(1, (_, state) => swappable(state) !== undefined);
    const [give, get] = swappable(stateAfter(record))!;
    await openIsland(page, record);
    await untilAsked(page);
    await trade(page, mouse, { type: 'offer', to: [1, 2], give: { [give]: 1 }, get: { [get]: 1 } });
    await expect(answers(page)).toHaveText([/Ramiro (accepts|declines)/, /Mei (accepts|declines)/]);
    for (const answer of await answers(page).all()) await expect(answer).toBeInViewport({ ratio: 1 });
  });
});

test('one press swaps with the bank if the purpose is known, and the swap can be undone', async ({
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
  await test.step('no card is swapped for its own kind', async () => {
    await setTerms(page, mouse, {}, { [give]: 1 });
    await expect(panel(page).locator(`.bank[data-card=${give}]`)).toHaveAttribute('aria-disabled', 'true');
  });
  await setTerms(page, mouse, {}, { [get]: 1 });
  await expect(panel(page)).toContainText(`Bank, for 1 ${get}`);
  await panel(page).locator(`.bank[data-card=${give}]`).click();
  await expect.poll(async () => handOf(await viewOf(page))[get]).toBe(handOf(before)[get] + 1);
  expect(handOf(await viewOf(page))[give]).toBe(handOf(before)[give] - before.seats[0]!.rates[give]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => countOf(page)).toBe(record.actions.length);
  await expect(page.locator(`.hand-cards [data-card=${get}] b`)).toHaveText(String(handOf(before)[get]));
});
