import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serve } from '../apps/cli/src/play/serve.ts';
import { axeOn } from './axe.ts';
import { ask, awaitedIn, guest, newsOf, type Person, sitDown } from './online.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

let server: ReturnType<typeof serve> | undefined;
/** A server with short waits; it ends with this process. */
const impatient = () =>
  (server ??= serve({
    page: path.join(import.meta.dirname, '../apps/web/dist'),
    where: { data: mkdtempSync(path.join(tmpdir(), 'bastide-hosts-')) },
    config: { log: 'warn', limits: { keptSeat: 1, hostAway: 1, silence: 3 } },
    host: '127.0.0.1',
    ports: [0],
  }));
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names
  baseURL: async ({}, use) => use((await impatient()).url),
});

const wax = (page: Page) => page.locator('.lobby-page .btn.primary');

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
}

/** Opens a table of that many seats, with its host at the first one. */
async function opened({ page }: Person, seats: number, settings: object = {}) {
  const told = await ask<{ table: string; invite: string }>(page, 'tables', {
    ...{ game: 'catan', options: { seats }, settings, seat: 0 },
  });
  await page.goto(`./?game=${told.table}`);
  await expect(page.locator('.waiting')).toBeVisible();
  return { ...told, link: `./?join=${told.table}#${told.invite}` };
}

async function sit({ page }: Person, { table, invite }: { table: string; invite: string }) {
  await ask(page, `tables/${table}`, { type: 'sit' }, invite);
  await page.goto(`./?game=${table}`);
  await expect(page.locator('.waiting')).toBeVisible();
}

test('the lobby shows an absent host, and the other players begin without them', async ({ browser }) => {
  const [gone, host, first, second] = [
    await guest(browser, 'Sofia'),
    await guest(browser, 'Olena'),
    await guest(browser, 'Ramiro'),
    await guest(browser, 'Mei'),
  ];
  await test.step('the lobby shows the absence', async () => {
    await opened(gone, 3, { visibility: 'public' });
    await second.page.goto('./?lobby');
    const row = second.page.locator('.lobby-open .table-row').filter({ hasText: 'Sofia' });
    await expect(row).toContainText('2 seats are free');
    await expect(row).not.toContainText('host away');
    await gone.page.context().close();
    await expect(row).toContainText('host away', { timeout: 25_000 });
    await isAccessible(second.page);
  });
  const table = await opened(host, 3);
  await sit(first, table);
  await expect(first.page.locator('.waiting-seats')).toContainText('Olena starts the game.');
  await expect(wax(first.page)).toHaveCount(0);
  await host.page.context().close();
  await test.step('another player takes over, and assigns the seats', async () => {
    await expect(first.page.locator('.waiting-seats')).toContainText(
      'Olena is away. You can take over as host.',
    );
    await isAccessible(first.page);
    await wax(first.page).focus();
    await first.page.keyboard.press('Enter');
    await expect(first.page.getByRole('button', { name: 'Remove: Olena' })).toBeVisible();
    await expect(first.page.locator('.waiting-seats [role=status]')).toContainText('Ramiro is now the host.');
    await expect(wax(first.page)).toHaveText('Start');
    await expect(wax(first.page)).toHaveAttribute('aria-disabled', 'true');
  });
  await test.step('the game begins at once when all seats are taken', async () => {
    await sit(second, table);
    await first.page.context().close();
    await expect(second.page.locator('.waiting-seats')).toContainText(
      'Ramiro is away. You can start the game.',
    );
    await isAccessible(second.page);
    await wax(second.page).click();
    await expect(second.page.locator('.app')).toBeVisible();
  });
});

test('a removed player reads the reason, and a replaced link admits nobody', async ({ browser }) => {
  const [host, away] = [await guest(browser, 'Olena'), await guest(browser, 'Ramiro')];
  const table = await opened(host, 2);
  await sit(away, table);
  await expect(away.page.getByRole('button', { name: 'New link' })).toHaveCount(0);
  await host.page.getByRole('button', { name: 'Remove: Ramiro' }).click();
  const told = away.page.getByText('The host removed you from this table.');
  await expect(told).toBeVisible();
  await isAccessible(away.page);
  const line = host.page.getByLabel('Invitation link');
  const old = await line.inputValue();
  await away.page.goto(old);
  await expect(told).toBeVisible();
  const renew = host.page.getByRole('button', { name: 'New link' });
  await renew.focus();
  await host.page.keyboard.press('Enter');
  await expect(line).not.toHaveValue(old);
  await expect(renew).toBeFocused();
  await expect(host.page.locator('.invitation').getByText('This link is new.')).toBeVisible();
  await isAccessible(host.page);
  const { page: late } = await guest(browser, 'Mei');
  await late.goto(old);
  await expect(late.getByRole('heading', { name: 'This link does not lead to a table.' })).toBeVisible();
  await late.goto(await line.inputValue());
  await expect(late.getByRole('heading', { name: 'Olena invites you' })).toBeVisible();
  await host.page.getByRole('button', { name: 'Let back in: Ramiro' }).click();
  await away.page.goto(`./?game=${table.table}`);
  await expect(away.page.getByRole('button', { name: 'Sit here: seat 2' })).toBeVisible();
});

test('a bot plays for a silent player without a clock, until they return', async ({ browser }) => {
  const people = [await guest(browser, 'Olena'), await guest(browser, 'Ramiro')];
  const table = await sitDown(people, 'carcassonne', { edition: 'c1', sets: [] });
  const [seat] = awaitedIn(await newsOf(people[0]!.page, table));
  const { page: silent, name } = people[seat!]!;
  const { page: other, name: deputy } = people[1 - seat!]!;
  const band = other.locator('.banner');
  await expect(band).toContainText(`${name} has not moved for 1 minute.`);
  await expect(silent.locator('.banner')).toHaveCount(0);
  await isAccessible(other);
  await band.getByRole('button', { name: 'Play on with a bot' }).click();
  await band.getByRole('button', { name: 'Let the bot play' }).click();
  await expect(silent.locator('.pause-note')).toContainText(`${deputy} called it in while you were away.`);
  await silent.getByRole('button', { name: 'I’m back' }).first().click();
  await expect(silent.locator('.pause-note')).toHaveCount(0);
});
