import { expect, test } from '@playwright/test';
import { isOver, playWithMouse } from './carcassonne/table.ts';
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
