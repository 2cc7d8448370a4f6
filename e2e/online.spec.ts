import { catan, type View } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { expect, test } from '@playwright/test';
import { isOver, playWithMouse } from './carcassonne/table.ts';
import { carryOut, isIslandOver, mouse, plannedBy } from './catan/table.ts';
import { awaitedIn, guest, newsOf, sitDown } from './online.ts';
import { wax } from './page.ts';

test('two people play a whole game, each on an own screen, while lines are cut', async ({ browser }) => {
  test.setTimeout(300_000);
  const people = [await guest(browser, 'Olena'), await guest(browser, 'Ramiro')];
  const table = await sitDown(people, 'carcassonne', { edition: 'c1', sets: [] });
  for (let turn = 0; ; turn++) {
    const [seat] = awaitedIn(await newsOf(people[0]!.page, table));
    if (seat === undefined) break;
    const { page } = people[seat]!;
    const { page: other } = people[1 - seat]!;
    await wax(page).first().waitFor();
    if (turn % 10 === 4) {
      // Whoever waits misses a turn, and sees it afterwards.
      await other.context().setOffline(true);
      await playWithMouse(page, turn);
      await other.context().setOffline(false);
    } else await playWithMouse(page, turn);
  }
  for (const { page } of people) await expect.poll(() => isOver(page)).toBe(true);
});

test('two people play a whole game of Catan, each with an own hand, while lines are cut', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const people = [await guest(browser, 'Olena'), await guest(browser, 'Ramiro')];
  const table = await sitDown(people, 'catan', { victoryTarget: 5 });
  const random = new Sfc32(1);
  for (let decision = 0; ; decision++) {
    const awaited = awaitedIn(await newsOf(people[0]!.page, table));
    if (awaited.length === 0) break;
    // Who is asked something by whoever has the turn answers first.
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
    const steps = plannedBy(seat, catan.imagine(view, random), random);
    await carryOut(page, mouse, steps, view.phase, known);
    await expect
      .poll(async () => Number(await page.locator('.app').getAttribute('data-acts')))
      .toBeGreaterThan(acts);
    if (decision % 10 === 4) await other.context().setOffline(false);
  }
  for (const { page } of people) await expect.poll(() => isIslandOver(page)).toBe(true);
});
