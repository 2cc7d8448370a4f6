import { expect, type Page, test } from '@playwright/test';
import { axeOn } from './axe.ts';
import { ask, guest, sitDown } from './online.ts';

const openChat = (page: Page) => page.getByRole('button', { name: /^Chat/ }).press('Enter');

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await field.fill(text);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
}

test('a person blocks another from the chat, keeps them from their tables, and unblocks them', async ({
  browser,
}) => {
  const people = [await guest(browser, 'Olena'), await guest(browser, 'Ramiro')];
  const [host, other] = [people[0]!.page, people[1]!.page];
  await sitDown(people, 'carcassonne', { edition: 'c1', sets: [] });
  await openChat(other);
  await write(other, 'You play like a sheep');
  await openChat(host);
  const lines = host.locator('.chat-message');
  await expect(lines).toContainText(['You play like a sheep']);
  await test.step('the lines of a blocked person disappear, and later ones do not come', async () => {
    await lines.getByRole('button', { name: 'About this message from Ramiro' }).click();
    await host.getByRole('button', { name: 'Block Ramiro' }).click();
    await expect(lines).toHaveCount(0);
    await write(other, 'Hello?');
    await write(host, 'Nothing to see');
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText('Nothing to see');
    await expect(host.getByRole('button', { name: 'Unblock Ramiro' })).toBeVisible();
    await expectAccessible(host);
  });
  await test.step('the blocked person still reads everything, and learns nothing', async () => {
    await expect(other.locator('.chat-message')).toHaveCount(3);
    await expect(other.locator('body')).not.toContainText(/block/i);
  });
  await test.step('the menu of the table offers to unblock', async () => {
    await host.getByRole('button', { name: 'Menu' }).click();
    const menu = host.getByRole('dialog');
    await menu.getByRole('button', { name: 'Players' }).click();
    await expect(menu.getByRole('link', { name: 'Ramiro' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Unblock Ramiro' })).toBeVisible();
    await expectAccessible(host);
  });
  const { table, invite } = await ask<{ table: string; invite: string }>(host, 'tables', {
    ...{ game: 'carcassonne', options: { edition: 'c1', sets: [], seats: 2 }, settings: {}, seat: 0 },
  });
  const link = `./?join=${table}#${invite}`;
  await test.step('an invitation to a table of the blocker ends in a neutral sentence', async () => {
    await other.goto(link);
    await other.getByRole('button', { name: 'Sit down' }).click();
    await expect(other.getByRole('alert')).toHaveText('You can’t join this table.');
    await expect(other.locator('body')).not.toContainText(/block/i);
  });
  await test.step('the account page lists the person, and unblocks them', async () => {
    await host.goto('./?me');
    const blocked = host.getByRole('region', { name: 'Blocked people' });
    await expect(blocked.getByRole('link', { name: 'Ramiro' })).toBeVisible();
    await expectAccessible(host);
    await blocked.getByRole('button', { name: 'Unblock Ramiro' }).click();
    await expect(blocked).toContainText('You have blocked nobody.');
    await expect(blocked.getByRole('listitem')).toHaveCount(0);
    await other.getByRole('button', { name: 'Sit down' }).click();
    await expect(other).toHaveURL(/\?game=/);
  });
  for (const { page } of people) await page.context().close();
});

test('a profile blocks its person, and tables where they sit say so', async ({ browser }) => {
  const [{ page: reader }, { page: other }] = [await guest(browser, 'Olena'), await guest(browser, 'Ramiro')];
  const { me } = await ask<{ me: { id: string } }>(other, 'me');
  const { table } = await ask<{ table: string }>(other, 'tables', {
    ...{ game: 'carcassonne', options: { edition: 'c1', sets: [], seats: 2 }, seat: 0 },
    settings: { visibility: 'public' },
  });
  await reader.goto(`./?person=${me.id}`);
  await reader.getByRole('button', { name: 'Block Ramiro' }).press('Enter');
  await expect(reader.getByRole('button', { name: 'Unblock Ramiro' })).toBeFocused();
  await expectAccessible(reader);
  const hint = reader.getByText('Ramiro, whom you have blocked, sits at this table.');
  await reader.goto(`./?join=${table}`);
  await expect(hint).toBeVisible();
  await reader.goto('./?lobby');
  await expect(hint).toBeVisible();
  await expectAccessible(reader);
});
