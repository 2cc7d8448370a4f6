import { catan, production, productionBySeat, type State, type View } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { expect, test } from '@playwright/test';
import { primaryButton } from '../page.ts';
import { againstBots, goingOn, handOf, islandWhere, may, stateAfter } from './position.ts';
import {
  carryOut,
  cost,
  countOf,
  ghosts,
  keyboard,
  mouse,
  openIsland,
  playOne,
  stateOf,
  untilAsked,
} from './table.ts';

// The service worker would load files for a later visit.
// A clock that a test installs would still be spoken of in the context of the next one.
test.use({ serviceWorkers: 'block', reuseContext: false });

const NAMES = ['Olena', 'Ramiro', 'Mei'];
const TABLE = againstBots(2);
/** Returns the first position of Olena's turn with that property. */
const inTurn = (phase: View['phase'], wanted: (view: View, state: State) => boolean = () => true) =>
  islandWhere({
    names: NAMES,
    table: TABLE,
    wanted: (view, state) => view.seat === 0 && view.you === 0 && view.phase === phase && wanted(view, state),
  });

const HANDS = { mouse, 'the keyboard': keyboard };

/** Returns a game in which she rolled a 7 and has too many cards herself. */
const SEVEN = () => inTurn('discard', ({ seats }) => seats[0]!.due > 0);

for (const [name, hands] of Object.entries(HANDS))
  test(`a 7 makes the reader discard and move the robber, with ${name}`, async ({ page }) => {
    await openIsland(page, SEVEN());
    await untilAsked(page);
    const { seats } = catan.view(await stateOf(page), 0);
    const { due, cards, hand } = seats[0]!;
    await expect(page.locator('#decision')).toContainText('You rolled a 7.');
    await expect(page.locator('#decision')).toContainText(
      `You have ${cards} cards. Choose ${due} to discard.`,
    );
    await expect(primaryButton(page)).toHaveText(`Choose ${due} more`);
    const card = Object.entries(hand!).find(([, n]) => n > 0)![0];

    await test.step('a chosen card can be taken back', async () => {
      const give = page.getByRole('button', { name: `Discard 1 ${card}:` });
      await hands.press(page, give);
      if (due > 1) await expect(primaryButton(page)).toHaveText(`Choose ${due - 1} more`);
      await hands.press(page, page.getByRole('button', { name: new RegExp(`^Keep 1 ${card}`) }));
      await expect(primaryButton(page)).toHaveText(`Choose ${due} more`);
    });
    await test.step('the suggestion is exactly as much as required', async () => {
      await hands.press(page, page.getByRole('button', { name: 'Suggest' }));
      await expect(primaryButton(page)).toHaveText(due === 1 ? 'Discard 1 card' : `Discard ${due} cards`);
      await expect(page.locator('.discard-said')).toHaveText(/^\d+ of \d+ chosen\. You can/);
      await hands.press(page, primaryButton(page));
      await expect(page.locator('.discard')).toHaveCount(0);
    });
    await test.step('the robber moves then, and may rob', async () => {
      await expect(primaryButton(page)).toHaveText('Choose a hex');
      const before = catan.view(await stateOf(page), 0);
      expect(before.phase).toBe('robber');
      expect(before.seats[0]!.cards).toBe(cards - due);
      await playOne(page, hands, new Sfc32(3));
      const after = catan.view(await stateOf(page), 0);
      expect(after.phase).toBe('main');
      expect(after.robber).not.toBe(before.robber);
    });
  });

/** Returns a hex where the robber can rob several seats. */
const crowdedHex = (state: State): string | undefined =>
  catan
    .actions(state, 0)
    .map((action) => {
      const then = catan.clone(state);
      catan.apply(then, 0, action);
      const several = catan.view(then).phase === 'rob' && catan.actions(then, 0).length > 1;
      return several && action.type === 'robber' ? action.to : undefined;
    })
    .find((to) => to !== undefined);

test('the robber must move, and the reader chooses one of two victims', async ({ page }) => {
  const record = inTurn('robber', (_, state) => crowdedHex(state) !== undefined);
  await openIsland(page, record);
  await untilAsked(page);
  const state = await stateOf(page);
  const { robber } = catan.view(state, 0);
  await mouse.place(page, robber!);
  await expect(ghosts(page)).toHaveCount(0);
  await mouse.place(page, crowdedHex(state)!);
  await expect(primaryButton(page)).toHaveText('Choose a player');
  await expect(page.locator('#decision')).toContainText('Who do you rob?');
  const [first, second] = await page.getByRole('radio').all();
  await first!.click();
  await expect(primaryButton(page)).toHaveText('Rob Ramiro');
  await second!.click();
  await expect(primaryButton(page)).toHaveText('Rob Mei');
  await expect(page.locator('#decision')).toContainText('robs Mei');
  expect(await countOf(page)).toBe(record.actions.length);
  await primaryButton(page).click();
  await expect(page.locator('#decision')).toContainText(/You took 1 (brick|lumber|wool|grain|ore)\./);
  const after = catan.view(await stateOf(page), 0);
  expect(after.seats[0]!.cards).toBe(catan.view(state, 0).seats[0]!.cards + 1);
});

const ROAD = () => inTurn('main', (view) => may(view, 'road') && may(view, 'end'));

test('a road just built can be undone, but nothing can after the roll', async ({ page }) => {
  const record = ROAD();
  await openIsland(page, record);
  await untilAsked(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  const { actions } = catan.view(await stateOf(page), 0);
  const road = actions.find((action) => action.type === 'road')!;

  await test.step('a plan goes back step by step, and nothing is sent', async () => {
    await cost(page, 'Road').click();
    await expect(primaryButton(page)).toHaveText('Choose a path');
    await mouse.place(page, road.on);
    await expect(primaryButton(page)).toHaveText('Build road');
    await expect(page.locator('#decision')).toContainText('Your longest road');
    await page.keyboard.press('Escape');
    await expect(ghosts(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(primaryButton(page)).toHaveText('End turn');
    expect(await countOf(page)).toBe(record.actions.length);
  });
  await test.step('a built road is taken back, by the button and by its key', async () => {
    for (const back of [() => undo.click(), () => page.keyboard.press('u')]) {
      await carryOut(page, mouse, [road], 'main');
      await expect.poll(() => countOf(page)).toBe(record.actions.length + 1);
      await back();
      await expect.poll(() => countOf(page)).toBe(record.actions.length);
      await expect(primaryButton(page)).toHaveText('End turn');
    }
  });
});

test('the roll cannot be undone', async ({ page }) => {
  const record = inTurn('start');
  await openIsland(page, record);
  await expect(primaryButton(page)).toHaveText('Roll');
  await primaryButton(page).click();
  await expect.poll(() => countOf(page)).toBeGreaterThan(record.actions.length);
  const rolled = await countOf(page);
  await page.keyboard.press('u');
  expect(await countOf(page)).toBe(rolled);
});

test('a press on a place builds the possible piece, or names the missing cards', async ({ page }) => {
  const wanted = (view: View) => may(view, 'settle') && !may(view, 'city') && handOf(view).ore! < 3;
  await openIsland(page, inTurn('main', wanted));
  await untilAsked(page);
  const { actions, seats } = catan.view(await stateOf(page), 0);
  const settle = actions.find((action) => action.type === 'settle')!;
  const city = cost(page, 'City');
  await expect(city).toHaveAttribute('aria-disabled', 'true');
  await city.click({ force: true });
  await expect(page.locator('.toast')).toContainText('CAT-BUILD-01');
  await mouse.place(page, settle.at);
  await expect(primaryButton(page)).toHaveText('Build settlement');
  await expect(page.locator('#decision')).toContainText('Settlement: +1 point.');
  await primaryButton(page).click();
  await expect
    .poll(async () => catan.view(await stateOf(page), 0).seats[0]!.points)
    .toBe(seats[0]!.points + 1);
});

for (const [name, hands] of Object.entries(HANDS))
  test(`a knight can be played before the roll, with ${name}`, async ({ page }) => {
    const wanted = (view: View) =>
      view.actions.some((action) => action.type === 'play' && action.card === 'knight');
    await openIsland(page, inTurn('start', wanted));
    await untilAsked(page);
    const state = await stateOf(page);
    const then = catan.clone(state);
    catan.apply(then, 0, { type: 'play', card: 'knight' });
    const robber = catan.actions(then, 0).find((action) => action.type === 'robber')!;
    catan.apply(then, 0, robber);
    const [rob] = catan.actions(then, 0).filter((action) => action.type === 'rob');
    await carryOut(page, hands, [{ type: 'play', card: 'knight' }, robber, ...(rob ? [rob] : [])], 'start');
    await expect.poll(async () => catan.view(await stateOf(page), 0).robber).toBe(robber.to);
    expect(catan.view(await stateOf(page), 0).seats[0]!.knights).toBe(
      catan.view(state, 0).seats[0]!.knights + 1,
    );
    await expect(primaryButton(page)).toHaveText('Roll');
  });

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each new longest road is shown for five seconds', async ({ page }) => {
    await page.clock.install();
    await openIsland(page, ROAD());
    await untilAsked(page);
    const shown = page.locator('.island-highlights .trace').first();
    const show = async (name: string) => {
      await page.locator('.scoreboard .chip').first().click();
      const leaf = page.getByRole('dialog');
      await leaf.locator('.seat', { hasText: name }).locator('.kit .row').click();
      await expect(leaf).toHaveCount(0);
      await expect(shown).toHaveCount(1);
      return shown.getAttribute('d');
    };
    const first = await show('Ramiro');
    await page.clock.runFor(4000);
    expect(await show('Mei')).not.toBe(first);
    await page.clock.runFor(4000);
    await expect(shown).toHaveCount(1);
    await page.clock.runFor(2000);
    await expect(shown).toHaveCount(0);
    await show('Mei');
    await page.clock.runFor(4000);
    await show('Mei');
    await page.clock.runFor(4000);
    await expect(shown).toHaveCount(1);
  });
});

test('production tells before the first settlement what each corner would bring, with a legend', async ({
  page,
}) => {
  await openIsland(
    page,
    inTurn('settle', ({ placed }) => placed === 0),
  );
  await untilAsked(page);
  await page.getByRole('button', { name: 'Production' }).click();
  const corners = page.locator('.island-corners text');
  await expect(corners).toHaveCount(54);
  const { hexes } = catan.view(await stateOf(page), 0);
  // Every hex lies at six corners.
  const due = 6 * hexes.reduce((sum, { pips }) => sum + pips, 0);
  const shown = (await corners.allTextContents()).map(Number);
  expect(shown.reduce((sum, n) => sum + n, 0)).toBe(due);
  await expect(page.locator('.production-legend')).toContainText('Cards in 36 rolls');
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => corners.first().evaluate((text) => text.getBoundingClientRect().height))
      .toBeGreaterThan(9.5);
  }
  await page.getByRole('button', { name: 'Production' }).click();
  await expect(corners).toHaveCount(0);
});

test('the table of production lights what brings a seat its cards', async ({ page }) => {
  const record = inTurn('main', (view) => view.turn > 12 && view.seats.every(({ points }) => points > 2));
  await openIsland(page, record);
  await untilAsked(page);
  const view = catan.view(await stateOf(page), 0);
  const bySeat = productionBySeat(view);
  const table = page.locator('.production-table');
  await expect(table).toHaveCount(0);
  await page.keyboard.press('g');
  const rows = table.locator('tbody tr');
  for (const [seat, cards] of bySeat.entries()) {
    const counts = Object.values(cards);
    const sum = counts.reduce((all, n) => all + n, 0);
    await expect(rows.nth(seat).locator('td')).toHaveText([...counts, sum].map(String));
  }
  await expect(page.locator('.dice-chart')).toHaveCount(0);
  const lit = page.locator('.island-highlights .round');
  const shares = page.locator('.island-production text');
  const producing = (seat: number) =>
    [...production(view).values()].flat().filter((share) => share.seat === seat).length;

  await test.step('the mouse and the keyboard light the production of one seat', async () => {
    await rows.nth(1).hover();
    await expect(shares).toHaveCount(producing(1));
    await expect(lit).not.toHaveCount(0);
    await page.mouse.move(5, 5);
    await expect(lit).toHaveCount(0);
    await rows.nth(1).getByRole('button').focus();
    await page.keyboard.press('Tab');
    await expect(rows.nth(2).getByRole('button')).toBeFocused();
    await expect(rows.nth(2).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await expect(shares).toHaveCount(producing(2));
  });
  await test.step('a seat pressed on a phone closes the sheet and is lit', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.scoreboard .chip').first().click();
    await rows.nth(0).getByRole('button').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(shares).toHaveCount(producing(0));
  });
  await test.step('purist mode hides all of it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('bastide.settings')!);
      localStorage.setItem('bastide.settings', JSON.stringify({ ...kept, purist: true }));
    });
    await page.reload();
    await untilAsked(page);
    await expect(page.getByRole('button', { name: 'Production' })).toHaveCount(0);
    await page.keyboard.press('g');
    await expect(page.locator('.toast')).toContainText('does not show what each place produces');
    await expect(page.locator('.production-table, .island-production')).toHaveCount(0);
  });
});

/** Returns a game in which Olena has just rolled, and has no cards of any kind. */
function emptyHanded() {
  const record = inTurn('start', ({ seats }) => seats[0]!.cards === 0 && seats[0]!.developments === 0);
  for (const dice of [
    [1, 1],
    [1, 2],
    [6, 6],
    [5, 6],
    [1, 3],
  ] as const) {
    const longer = goingOn(record, { by: 0, type: 'roll' }, { by: 'chance', type: 'dice', dice });
    if (catan.view(stateAfter(longer), 0).seats[0]!.cards === 0) return longer;
  }
  throw new Error('every roll brings a card');
}

test('a turn without a decision ends by itself if the reader wishes, and a key stops it', async ({
  page,
}) => {
  const record = emptyHanded();
  await openIsland(page, record, { autoEnd: true });
  await untilAsked(page);
  const { turn } = catan.view(stateAfter(record));
  await expect(primaryButton(page)).toHaveText('Turn is ending…');
  await expect(primaryButton(page)).toHaveClass(/pending/);
  await page.keyboard.press('Shift');
  await expect(primaryButton(page)).toHaveText('End turn');
  await page.waitForTimeout(4000);
  expect(catan.view(await stateOf(page)).turn).toBe(turn);
  await page.reload();
  await expect.poll(async () => catan.view(await stateOf(page)).turn).toBeGreaterThan(turn);
});

test('known cards of others stand beside their number, unless the table or the reader goes without', async ({
  page,
}) => {
  const known = ({ you, seat, phase, seats }: View) =>
    you === 0 &&
    seat === 0 &&
    phase === 'main' &&
    seats.slice(1).some(({ least, cards }) => {
      const sum = Object.values(least).reduce((a, b) => a + b, 0);
      return sum > 0 && sum < cards;
    });
  const record = islandWhere({ names: NAMES, table: TABLE, wanted: known });
  await openIsland(page, record);
  const { seats } = catan.view(stateAfter(record), 0);
  for (const [seat, { least, cards }] of seats.entries()) {
    if (seat === 0) continue;
    const row = page.locator('.seats .seat').nth(seat);
    let unknown = cards;
    for (const [card, n] of Object.entries(least)) {
      unknown -= n;
      await expect(row.locator(`.counted [data-card=${card}]`)).toHaveCount(n > 0 ? 1 : 0);
      if (n > 0) await expect(row.locator(`.counted [data-card=${card}] b`)).toHaveText(String(n));
    }
    if (unknown > 0) await expect(row.locator('.counted')).toContainText(`${unknown} unknown`);
  }
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('bastide.settings')!);
    localStorage.setItem('bastide.settings', JSON.stringify({ ...kept, purist: true }));
  });
  await page.reload();
  await page.locator('.seats .seat').first().waitFor();
  await expect(page.locator('.counted')).toHaveCount(0);
});

test('the rules of a table switch card tracking off', async ({ page }) => {
  const record = inTurn('main', ({ seats }) => seats[1]!.cards > 0);
  const { options } = record;
  await openIsland(page, { ...record, options: { ...options, cardTracking: false } });
  await page.locator('.seats .seat').nth(1).waitFor();
  await expect(page.locator('.counted')).toHaveCount(0);
});
