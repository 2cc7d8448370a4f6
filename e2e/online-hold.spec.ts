import type { View } from '@bastide/catan';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { chooseCell } from './carcassonne/table.ts';
import { ask, awaitedIn, guest, type Listed, newsOf, type Person, sitDown, take } from './online.ts';
import { primaryButton } from './page.ts';

/** Opens a table with two people; the first one has the turn. */
async function two(browser: Browser, game: string, options: object = {}, settings: object = {}) {
  const people: readonly [Person, Person] = [await guest(browser, 'Olena'), await guest(browser, 'Ramiro')];
  const table = await sitDown(people, game, options, settings);
  const [seat = 0] = awaitedIn(await newsOf(people[0].page, table));
  return { table, seat, page: people[seat]!.page, other: people[1 - seat]!.page, other_seat: 1 - seat };
}

const BASE = { edition: 'c1', sets: [] };
const ghost = (page: Page) => page.locator('.board-ghost');
const says = (page: Page) => page.locator('#decision');

/** Presses cells beside the start tile, legal or not. */
async function pressAround(page: Page): Promise<void> {
  const tile = page.locator('.board-map image').first();
  // Its picture may just be replacing the flat one.
  await expect.poll(() => tile.boundingBox()).not.toBeNull();
  const { x, y, width, height } = (await tile.boundingBox())!;
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    await page.mouse.click(x + width * (0.5 + dx), y + height * (0.5 + dy));
}

test('a sent move is drawn faintly until it arrives, and is a plan again after a refusal', async ({
  browser,
}) => {
  const { page, other } = await two(browser, 'carcassonne', BASE);
  await primaryButton(page).waitFor();
  let answer = (_how: 'let' | 'refuse') => {};
  const held = () =>
    new Promise<'let' | 'refuse'>((resolve) => {
      answer = resolve;
    });
  let next = held();
  await page.route('**/api/tables/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if ((await next) === 'let') return route.continue();
    await route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 409, code: 'decision-closed', detail: 'this decision is closed.' }),
    });
  });
  await chooseCell(page);
  await expect(ghost(page)).toBeVisible();

  await test.step('a pending move is drawn faintly', async () => {
    await primaryButton(page).click();
    await expect(page.locator('.board-ghost.sent')).toBeVisible();
    await expect(says(page)).toContainText('Sending…');
    await expect(page.locator('.board-cells > g')).toHaveCount(0);
    const where = await ghost(page).getAttribute('style');
    await pressAround(page);
    await page.keyboard.press('r');
    await page.keyboard.press('Escape');
    expect(await ghost(page).getAttribute('style')).toBe(where);
  });
  await test.step('a refused move is a plan again, with the reason', async () => {
    answer('refuse');
    await expect(page.locator('.toast')).toContainText('Your move was taken back: this decision is closed.');
    await expect(page.locator('.board-ghost.sent')).toHaveCount(0);
    await expect(ghost(page)).toBeVisible();
  });
  await test.step('the second try arrives', async () => {
    next = held();
    await primaryButton(page).click();
    await expect(page.locator('.board-ghost.sent')).toBeVisible();
    answer('let');
    for (const one of [page, other]) await expect(one.locator('.app')).toHaveAttribute('data-acts', /^[2-9]/);
    await expect(ghost(page)).toHaveCount(0);
    await expect(says(page)).not.toContainText('Sending…');
  });
});

test('nothing can be placed during a pause, without a connection, or in another’s turn', async ({
  browser,
}) => {
  const { page, other, table, seat, other_seat } = await two(browser, 'carcassonne', BASE);
  await primaryButton(page).waitFor();
  await test.step('nothing can be placed in another’s turn', async () => {
    await pressAround(other);
    await expect(ghost(other)).toHaveCount(0);
  });
  await test.step('nothing can be placed during a pause', async () => {
    await chooseCell(page);
    await expect(ghost(page)).toBeVisible();
    await ask(other, `tables/${table}`, { type: 'ask', seat: other_seat, what: 'pause' });
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.locator('.paused-layer')).toBeVisible();
    await expect(ghost(page)).toHaveCount(0);
    await pressAround(page);
    await page.keyboard.press('n');
    await expect(ghost(page)).toHaveCount(0);
    await ask(page, `tables/${table}`, { type: 'resume', seat });
    await expect(page.locator('.paused-layer')).toBeHidden();
    // The plan was kept.
    await expect(ghost(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ghost(page)).toHaveCount(0);
  });
  await test.step('nothing can be placed without a connection', async () => {
    await page.context().setOffline(true);
    await expect(page.locator('.banner.connection-lost')).toContainText('Connection lost.');
    await expect(says(page)).toContainText('No connection.');
    await expect(primaryButton(page)).toHaveAttribute('aria-disabled', 'true');
    await pressAround(page);
    await expect(ghost(page)).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(page.locator('.banner.connection-lost')).toBeHidden({ timeout: 15_000 });
    await chooseCell(page);
    await expect(ghost(page)).toBeVisible();
  });
});

/** Expects that nothing covers the picture of sea and coast, the widest of all. */
const islandFits = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.board-map > g image')].map((one) =>
      one.getBoundingClientRect(),
    );
    const sea = boxes.reduce((wide, box) => (box.width > wide.width ? box : wide));
    const board = document.querySelector('.board')!.getBoundingClientRect();
    const decision = document.querySelector('.action-area')!.getBoundingClientRect();
    return {
      isWhole: sea.top >= board.top && sea.bottom <= Math.min(board.bottom, decision.top) + 1,
      isLarge: sea.width > 400,
    };
  });

test('nothing above the prompt covers the island', async ({ browser }) => {
  const { page, other, table, seat, other_seat } = await two(browser, 'catan');
  await ask(other, `tables/${table}`, { type: 'ask', seat: other_seat, what: 'pause' });
  for (const [width, height] of [
    [1280, 800],
    [800, 900],
  ] as const)
    for (const one of [page, other]) {
      await one.setViewportSize({ width, height });
      await expect(one.locator('.banner.asks')).toBeVisible();
      await expect
        .poll(() => islandFits(one), { message: `${width} × ${height}` })
        .toEqual({ isWhole: true, isLarge: true });
    }
  await ask(page, `tables/${table}`, {
    type: 'answer',
    seat,
    asked: (await asked(page, table))!,
    yes: false,
  });
  for (const one of [page, other]) await expect(one.locator('.banner.asks')).toBeHidden();
});

/** Returns the number of the entry with a question. */
async function asked(page: Page, table: string): Promise<number | undefined> {
  const { entries } = await newsOf(page, table);
  return (entries.findLast(({ kind }) => kind === 'asked') as { readonly seq: number } | undefined)?.seq;
}

test('an offer can be answered on a phone while the chat is open, and a plan survives messages', async ({
  browser,
}) => {
  const people = [await guest(browser, 'Olena'), await guest(browser, 'Ramiro')];
  const table = await sitDown(people, 'catan');
  const seat = await untilTrade(people, table);
  const { page } = people[seat]!;
  const { page: other } = people[1 - seat]!;
  await other.setViewportSize({ width: 390, height: 844 });
  const give = (view: View) => Object.entries(view.seats[seat]!.hand!).find(([, n]) => n > 0)![0];
  await take<View>(page, table, seat, (view) => {
    const card = give(view);
    const offer = {
      type: 'offer',
      to: [1 - seat],
      give: { [card]: 1 },
      get: { [card === 'ore' ? 'wool' : 'ore']: 1 },
    };
    return offer as Listed;
  });
  await other.locator('.offer-actions').waitFor();
  await other.locator('.chat-button').click();
  await other.getByRole('textbox').fill('psst');
  await other.keyboard.press('Enter');
  await expect(other.locator('.chat-message')).toHaveCount(1);
  const covered = await other
    .locator('.offer-actions .btn, .offer-terms, .chat-sheet .btn, .chat-sheet input[type=text]')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top && (one.contains(top) || top.contains(one)) ? [] : [one.outerHTML.slice(0, 80)];
      }),
    );
  expect(covered).toEqual([]);
  await other.locator('.offer-actions .decline').click();
  await expect(other.locator('.offer-actions')).toBeHidden();
  await expect(other.locator('.chat-sheet')).toBeVisible();
});

/** Plays until a person may trade and has something to give. Returns that person. */
async function untilTrade(people: readonly Person[], table: string): Promise<number> {
  for (;;) {
    const seat = awaitedIn(await newsOf(people[0]!.page, table)).at(-1)!;
    const { page } = people[seat]!;
    const { now } = await newsOf(page, table);
    const view = now!.find((one) => one.seat === seat)!.view as View;
    const isRich = Object.values(view.seats[seat]!.hand!).some((n) => n > 0);
    if (view.phase === 'main' && isRich) return seat;
    await take<View>(page, table, seat, ({ phase, actions }) =>
      phase === 'main' ? { type: 'end' } : (actions.find(({ type }) => type === 'roll') ?? actions[0]!),
    );
  }
}
