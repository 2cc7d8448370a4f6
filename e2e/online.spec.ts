import { catan, type View } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { expect, type Page, test } from '@playwright/test';
import { isLong } from '../scripts/scope.mjs';
import { chooseCell, isOver, playWithMouse } from './carcassonne/table.ts';
import { carryOut, isIslandOver, mouse, plannedBy } from './catan/table.ts';
import { ask, awaitedIn, guest, newsOf, sitDown } from './online.ts';
import { primaryButton } from './page.ts';

test('two people can play a whole game on two screens over breaking connections', { tag: '@quick' }, async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const people = [await guest(browser, 'Olena'), await guest(browser, 'Ramiro')];
  const table = await sitDown(people, 'carcassonne', { edition: 'c1', sets: [] });
  for (let turn = 0; ; turn++) {
    const [seat] = awaitedIn(await newsOf(people[0]!.page, table));
    if (seat === undefined) break;
    const { page } = people[seat]!;
    const { page: other } = people[1 - seat]!;
    await primaryButton(page).first().waitFor();
    if (turn % 10 === 4) {
      // The waiting person misses a turn, and sees it afterwards.
      await other.context().setOffline(true);
      await playWithMouse(page, turn);
      await other.context().setOffline(false);
    } else await playWithMouse(page, turn);
  }
  for (const { page } of people) await expect.poll(() => isOver(page)).toBe(true);
});

/** Each further point takes a minute. */
const CATAN_POINTS = isLong ? 5 : 4;

test(`two people can play Catan to ${CATAN_POINTS} points, each with a secret hand, over breaking connections`, async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const people = [await guest(browser, 'Olena'), await guest(browser, 'Ramiro')];
  const table = await sitDown(people, 'catan', { victoryTarget: CATAN_POINTS });
  const random = new Sfc32(1);
  for (let decision = 0; ; decision++) {
    const awaited = awaitedIn(await newsOf(people[0]!.page, table));
    if (awaited.length === 0) break;
    // A person with a question from the player whose turn it is answers first.
    const seat = awaited.at(-1)!;
    const { page } = people[seat]!;
    const { page: other } = people[1 - seat]!;
    const { now, entries } = await newsOf(page, table);
    const view = now!.find((seen) => seen.seat === seat)!.view as View;
    const acts = entries.filter(({ kind }) => kind === 'act').length;
    await expect(page.locator('.app')).toHaveAttribute('data-acts', String(acts));
    if (decision % 10 === 4) await other.context().setOffline(true);
    const known = {
      names: async () => people.map(({ name }) => name),
      held: async () => view.seats[view.seat]!.held!,
    };
    const steps = plannedBy(seat, catan.determinize(view, random), random);
    await carryOut(page, mouse, steps, view.phase, known);
    await expect
      .poll(async () => Number(await page.locator('.app').getAttribute('data-acts')))
      .toBeGreaterThan(acts);
    if (decision % 10 === 4) await other.context().setOffline(false);
  }
  for (const { page } of people) {
    await expect.poll(() => isIslandOver(page)).toBe(true);
    // Nothing is secret any more.
    await expect(page.getByRole('button', { name: 'Save the game to a file' })).toBeVisible();
  }
});

test('a move made without a connection arrives once, and the table says so while it is unknown', async ({
  browser,
}) => {
  const people = [await guest(browser, 'Olena'), await guest(browser, 'Ramiro')];
  const table = await sitDown(people, 'carcassonne', { edition: 'c1', sets: [] });
  const [seat] = awaitedIn(await newsOf(people[0]!.page, table));
  const { page } = people[seat!]!;
  const { page: other } = people[1 - seat!]!;
  const lost = page.getByText('Connection lost');
  const acts = async (of: Page) => Number(await of.locator('.app').getAttribute('data-acts'));
  const before = await acts(page);

  await test.step('a move is sent by itself after a short break', async () => {
    await primaryButton(page).waitFor();
    await chooseCell(page);
    await page.context().setOffline(true);
    await primaryButton(page).click();
    await expect(lost).toBeVisible();
    expect(await acts(page)).toBe(before);
    await page.context().setOffline(false);
    await expect.poll(() => acts(other)).toBeGreaterThan(before);
    await expect.poll(() => acts(page)).toBe(await acts(other));
    await expect(lost).toBeHidden();
  });

  await test.step('a move is sent again after a long break, when nobody knows if it arrived', async () => {
    const now = await acts(other);
    await primaryButton(other).waitFor();
    await chooseCell(other);
    await other.context().setOffline(true);
    await primaryButton(other).click();
    const unsure = other.getByText(/We don’t know if your move arrived/);
    await expect(unsure).toBeVisible({ timeout: 20_000 });
    // The pending tile is drawn faintly, and nothing else can be chosen.
    await expect(other.locator('.board-ghost.sent')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Try again' })).toBeVisible();
    await other.context().setOffline(false);
    await expect.poll(() => acts(other)).toBeGreaterThan(now);
    await expect(unsure).toBeHidden();
    await expect.poll(() => acts(page)).toBe(await acts(other));
  });

  await test.step('the table is the same after a reload, and a link leads to one of its moments', async () => {
    const now = await acts(page);
    await page.reload();
    await expect.poll(() => acts(page)).toBe(now);
    await page.goto(`./?game=${table}&at=${before}`);
    await expect(page.locator('.scrubber')).toBeVisible();
  });

  await test.step('windows of one browser show the same, also after closing the one that reads', async () => {
    const window = await page.context().newPage();
    await window.goto(`./?game=${table}`);
    await expect.poll(() => acts(window)).toBe(await acts(other));
    await page.close();
    const [next] = awaitedIn(await newsOf(other, table));
    const mover = next === seat ? window : other;
    await playWithMouse(mover, 0);
    await expect.poll(() => acts(window)).toBe(await acts(other));
  });

  await test.step('a person without access reads that they have none', async () => {
    const { page: stranger } = await guest(browser, 'Mei');
    for (const id of [table, 'nothing']) {
      await stranger.goto(`./?game=${id}`);
      await expect(stranger.getByRole('heading')).toHaveText(
        'This table does not exist, or is not open to you.',
      );
    }
  });
});

for (const game of ['carcassonne', 'catan'])
  test(`a player who resigns from ${game} comes last, and both play again`, async ({ browser }) => {
    const people = [await guest(browser, 'Olena'), await guest(browser, 'Ramiro')];
    const table = await sitDown(people, game);
    await ask(people[1]!.page, `tables/${table}`, { type: 'resign', seat: 1 });
    const result = '.final-action-bar, .result-action-bar';
    for (const { page } of people) {
      await page.locator(result).waitFor();
      const skip = page.getByRole('button', { name: 'Skip to the result' });
      if (await skip.isVisible()) await skip.click();
      await expect(page.locator(result)).toContainText(/Olena|You win/);
      await expect(page.getByRole('button', { name: 'Save the game to a file' })).toBeVisible();
    }
    const [first, second] = people.map(({ page }) => page);
    // People who talk about the game see its result.
    await first!.getByRole('button', { name: /^Chat/ }).click();
    await expect(first!.getByRole('textbox', { name: 'Write a message' })).toBeInViewport({ ratio: 1 });
    await expect(first!.locator('.score-breakdown')).toBeInViewport({ ratio: 1 });
    await primaryButton(first!).click();
    await expect(first!).not.toHaveURL(new RegExp(table));
    await primaryButton(second!).click();
    await expect(second!).toHaveURL(first!.url());
    await expect(second!.getByRole('heading', { name: 'All seats are taken.' })).toBeVisible();
    await expect(second!.locator('.seat-row .seat-name')).toHaveText(['Olena', 'Ramiro']);
  });
