import { catan, type View } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { expect, type Page, test } from '@playwright/test';
import { playWithMouse } from './carcassonne/table.ts';
import { carryOut, mouse, plannedBy, takeScreen } from './catan/table.ts';
import { ask, awaitedIn, guest, newsOf, sitDown } from './online.ts';
import { open, primaryButton } from './page.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

const acts = async (page: Page) => Number(await page.locator('.app').getAttribute('data-acts'));

/** Opens a table of two seats, both taken by one person in the waiting room, and begins its game. Returns its id. */
async function sitTwice(page: Page, game: string): Promise<string> {
  await page.goto('./?lobby=open');
  await page.getByRole('radio', { name: game }).check();
  await page.getByRole('button', { name: /^Players/ }).click();
  await page.getByRole('menuitemradio', { name: '2 people' }).click();
  await page.locator('.lobby-page .btn.primary').click();
  await page.getByRole('button', { name: 'Add a player on this device: Seat 2' }).click();
  await expect(page.getByRole('heading', { name: 'All seats are taken.' })).toBeVisible();
  await page.locator('.lobby-page .btn.primary').click();
  await page.locator('.app').waitFor();
  return new URL(page.url()).searchParams.get('game')!;
}

test('the host can take two seats for two people at one screen, who pass it on', async ({ browser }) => {
  const { page } = await guest(browser, 'Olena');
  await sitTwice(page, 'Carcassonne');
  for (let turn = 0; turn < 6; turn++) {
    await primaryButton(page).waitFor();
    await playWithMouse(page, turn);
  }
  await page.reload();
  await expect(page.locator('.app')).toContainText('Olena 2');
});

test('a hand of Catan shows only while its owner has the shared screen', async ({ browser }) => {
  test.setTimeout(240_000);
  const { page } = await guest(browser, 'Olena');
  const table = await sitTwice(page, 'Catan');
  const random = new Sfc32(1);
  const cover = page.locator('.pass-device');
  const cards = page.locator('.hand-cards .card[data-card], .development');
  let handedOver = 0;
  for (let decision = 0; handedOver < 3; decision++) {
    expect(decision).toBeLessThan(60);
    const { now, entries } = await newsOf(page, table);
    const seat = awaitedIn({ version: 0, entries }).at(-1)!;
    const count = entries.filter(({ kind }) => kind === 'act').length;
    await expect(page.locator('.app')).toHaveAttribute('data-acts', String(count));
    await primaryButton(page).or(cover).or(page.locator('.trade')).first().waitFor();
    if (await cover.isVisible()) {
      await expect(cards).toHaveCount(0);
      await takeScreen(page);
      handedOver++;
    }
    const view = now!.find((seen) => seen.seat === seat)!.view as View;
    const known = {
      names: async () => ['Olena 1', 'Olena 2'],
      held: async () => view.seats[seat]!.held!,
    };
    await carryOut(page, mouse, plannedBy(seat, catan.determinize(view, random), random), view.phase, known);
    await expect.poll(() => acts(page)).toBeGreaterThan(count);
  }
});

test('a phone and a laptop share one seat, and both show and play it', async ({ browser }) => {
  const people = [await guest(browser, 'Olena'), await guest(browser, 'Ramiro')];
  const table = await sitDown(people, 'carcassonne', { edition: 'c1', sets: [] });
  const [laptop, other] = people.map(({ page }) => page);
  const { code } = await ask<{ readonly code: string }>(laptop!, 'me/link', {});
  const phone = await (await browser.newContext({ viewport: { width: 844, height: 720 } })).newPage();
  await open(phone);
  await ask(phone, 'link', { code, leave: true });
  await phone.goto(`./?game=${table}`);
  const own = [phone, laptop!];
  for (let turn = 0; turn < 8; turn++) {
    const [seat] = awaitedIn(await newsOf(laptop!, table));
    const page = seat === 0 ? own[turn % 2]! : other!;
    await primaryButton(page).waitFor();
    await playWithMouse(page, turn);
    const now = await acts(page);
    for (const seen of [phone, laptop!, other!]) await expect.poll(() => acts(seen)).toBe(now);
  }
});

test('nobody is asked while the table is paused', async ({ browser }) => {
  const people = [await guest(browser, 'Olena'), await guest(browser, 'Ramiro')];
  const table = await sitDown(people, 'carcassonne', { edition: 'c1', sets: [] });
  const [seat] = awaitedIn(await newsOf(people[0]!.page, table));
  const { page } = people[seat!]!;
  const { page: other } = people[1 - seat!]!;
  const place = page.getByRole('button', { name: 'Choose a place' });
  await place.waitFor();
  await ask(page, `tables/${table}`, { type: 'ask', seat, what: 'pause' });
  const { entries } = await newsOf(page, table);
  const asked = entries.findIndex(({ kind }) => kind === 'asked');
  await ask(other, `tables/${table}`, { type: 'answer', seat: 1 - seat!, asked, yes: true });
  await expect(place).toHaveCount(0);
  await ask(page, `tables/${table}`, { type: 'resume', seat });
  await expect(place).toHaveCount(1);
});
