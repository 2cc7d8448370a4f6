import { type Browser, expect, type Page, test } from '@playwright/test';
import { withAuthenticator } from './authenticator.ts';
import { axeOn } from './axe.ts';
import { ask, guest as signedIn } from './online.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

/** Opens a page on another person's device. */
async function another(browser: Browser, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

const nameField = (page: Page) => page.getByLabel('Your name at the table');
const wax = (page: Page) => page.locator('.lobby-page .btn.primary');

/** Opens a table with the default settings, as a guest of that name. */
async function openTable(
  page: Page,
  name: string,
  change: () => Promise<void> = async () => {},
): Promise<void> {
  await page.goto('./?lobby=open');
  await nameField(page).fill(name);
  await change();
  await wax(page).click();
  await expect(page.getByRole('heading', { name: /Waiting for/ })).toBeVisible();
}

const choose = async (page: Page, word: RegExp, option: string) => {
  await page.getByRole('button', { name: word }).click();
  await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
  await page.getByRole('menuitemradio', { name: option }).click();
};

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
}

test('two people get from the start page to a common table: name, open, invite, sit down, begin', {
  tag: '@quick',
}, async ({ page, browser }) => {
  await page.goto('./');
  await test.step('the link to online play is visible on the smallest phone', async () => {
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('button', { name: /Play online/ })).toBeInViewport({ ratio: 1 });
    }
  });
  await page.getByRole('button', { name: /Play online/ }).click();
  await nameField(page).fill('Olena');
  await page.getByRole('button', { name: 'Use this name' }).click();
  await expect(page.getByRole('link', { name: 'You are Olena' })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('link', { name: 'Open a table' }).click();
  await expect(page.locator('.opening-form')).toBeVisible();
  await isAccessible(page);
  await wax(page).click();
  await expect(page.getByRole('heading', { name: 'Waiting for one more player.' })).toBeVisible();
  await expect(wax(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(wax(page)).toHaveAccessibleDescription(/One seat is free/);
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await isAccessible(page);
  const link = await page.getByLabel('Invitation link').inputValue();
  // The secret part of the link is sent to nobody.
  expect(new URL(link).search).toMatch(/^\?join=\w+$/);
  expect(new URL(link).hash).toMatch(/^#[\w-]{22}$/);

  const guest = await another(browser, { locale: 'uk', viewport: { width: 390, height: 844 } });
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Вас запрошує Olena' })).toBeVisible();
  await expect(guest.locator('.join')).toContainText('Друге видання');
  await isAccessible(guest);
  await guest.getByLabel('Ваше ім’я за столом').fill('Софія');
  await guest.keyboard.press('Enter');
  await expect(guest.getByRole('heading', { name: 'Усі місця зайнято.' })).toBeVisible();
  await expect(guest.getByText('Партію починає Olena.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Софія sits down.' })).toBeAttached();
  await expect(page.locator('.seat-row').nth(1)).toContainText('Софія');

  await test.step('a link to a full table says so, and lets the reader watch', async () => {
    const late = await another(browser);
    await late.goto(link);
    await expect(late.locator('.join .toast')).toHaveText('All seats are taken. You can watch.');
    await expect(late.getByRole('heading', { level: 1 })).toHaveText('A table to watch');
    await expect(late.getByText('spectators give a name too')).toBeVisible();
    await nameField(late).fill('Ramiro');
    await late.getByRole('button', { name: 'Watch' }).click();
    await expect(late).toHaveURL(/\?game=/);
    await expect(late.getByText('Olena starts the game.')).toBeVisible();
    await late.context().close();
  });
  await test.step('the game begins for both', async () => {
    await wax(page).click();
    await expect(page.locator('.app')).toBeVisible();
    await expect(guest.locator('.app')).toBeVisible();
  });
  await test.step('the menu shows the commitment and the reader’s own random numbers', async () => {
    for (const [at, fair, number] of [
      [page, 'Fair draws', 'Your number'],
      [guest, 'Чесна роздача', 'Ваше число'],
    ] as const) {
      await at.getByRole('button', { name: /^(Menu|Меню)$/ }).click();
      await at.getByRole('button', { name: fair }).click();
      await expect(at.getByLabel(number)).toHaveValue(/^[0-9a-f]{32}$/);
      await expect(at.getByLabel(/^(Fingerprint of the secret|Відбиток секрету)$/)).toHaveValue(
        /^[0-9a-f]{64}$/,
      );
      await expect(at.getByText(/^(Made on this device|Створено на цьому пристрої)\.$/)).toBeVisible();
      await isAccessible(at);
      await at.keyboard.press('Escape');
    }
  });
  await test.step('both find the game in their lists', async () => {
    await page.goto('./?lobby');
    await expect(page.locator('.lobby-own .table-row')).toContainText('Софія');
    await page
      .locator('.lobby-own')
      .getByRole('link', { name: /^Continue/ })
      .click();
    await expect(page.locator('.app')).toBeVisible();
  });
  await test.step('start page, library and menu show the game', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Online tables' }).click();
    await expect(page.locator('.lobby-own .table-row')).toHaveCount(1);
    await guest.goto('./?library=games');
    const told = guest.getByRole('link', { name: /^Ваші ігри онлайн: 1/ });
    await expect(told).toBeVisible();
    await guest.goto('./');
    await expect(told).toBeInViewport({ ratio: 1 });
    await isAccessible(guest);
    await told.click();
    await expect(guest.locator('.lobby-own .table-row')).toHaveCount(1);
  });
  await guest.context().close();
});

test('a quick match opens a public table where nobody waits, and the next one sits down there', async ({
  browser,
}) => {
  const [first, second] = [await signedIn(browser, 'Ines'), await signedIn(browser, 'Jon')];
  const quick = async ({ page }: { readonly page: Page }) => {
    await page.goto('./?lobby');
    await page.getByRole('button', { name: 'Catan', exact: true }).click();
    await page.getByRole('button', { name: 'Quick match' }).click();
    await expect(page).toHaveURL(/game=/);
    return new URL(page.url()).searchParams.get('game');
  };
  const table = await quick(first);
  await expect(second.page.goto('./?lobby')).resolves.toBeTruthy();
  await expect(second.page.locator('.lobby-open .table-row', { hasText: 'Ines' })).toBeVisible();
  expect(await quick(second)).toBe(table);
  await expect(first.page.getByRole('heading', { name: 'All seats are taken.' })).toBeVisible();
  await first.page.goto('./?lobby');
  await isAccessible(first.page);
  await expect(first.page.getByRole('link', { name: 'My games and results' })).toBeVisible();
  for (const { page } of [first, second]) await page.context().close();
});

test('a public table is found, gets bots and people, and disappears when its host closes it', async ({
  page,
  browser,
}) => {
  const watcher = await another(browser);
  await watcher.goto('./?lobby');
  const row = watcher.locator('.lobby-open .table-row').filter({ hasText: 'Дуже довге ім’я на тридцять' });
  await openTable(page, 'Дуже довге ім’я на тридцять', async () => {
    await page.getByRole('radio', { name: 'Catan' }).check();
    await choose(page, /^Players/, '3 people');
    await choose(page, /^Who can join/, 'anyone, from the public list');
    await choose(page, /^Clock/, '1 day per turn');
    await choose(page, /^When time runs out/, 'a bot plays until the player is back');
  });
  await expect(page.locator('.terms')).toContainText(
    'Clock: 1 day per turn. When time runs out, a bot plays',
  );
  // The list updates by itself.
  await expect(row).toContainText('2 seats are free');
  await expect(row).toContainText('1 day per turn');
  await isAccessible(watcher);

  await page.getByRole('button', { name: /^Seat 2: Add a bot/ }).click();
  await page.keyboard.press('Enter');
  // With the same name as at the table.
  await expect(page.locator('.seat-row').nth(1)).toContainText('Ramiro');
  await expect(page.locator('.seat-row').nth(1)).toContainText('bot: beginner');
  await expect(row).toContainText('Ramiro bot');
  await expect(row).toContainText('1 seat is free');
  await row.getByRole('button', { name: /^Sit down/ }).click();
  await nameField(watcher).fill('Ramiro');
  await wax(watcher).click();
  await expect(watcher.getByRole('heading', { name: 'All seats are taken.' })).toBeVisible();
  await expect(wax(page)).not.toHaveAttribute('aria-disabled');
  await test.step('the host removes a guest, who can sit down again after an invitation', async () => {
    await page.getByRole('button', { name: 'Remove: Ramiro' }).click();
    await expect(watcher.getByText('The host removed you from your seat.')).toBeVisible();
    await expect(watcher.getByRole('button', { name: 'Sit here: seat 3' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Let back in: Ramiro' }).click();
    await watcher.getByRole('button', { name: 'Sit here: seat 3' }).click();
    await expect(page.locator('.seat-row').nth(2)).toContainText('Ramiro');
    await watcher.getByRole('button', { name: 'Leave seat' }).click();
    await expect(page.locator('.seat-row').nth(2)).toContainText('Free seat');
  });
  await test.step('the host closes the table after a confirmation, and everybody learns of it', async () => {
    const link = await page.getByLabel('Invitation link').inputValue();
    const close = page.getByRole('button', { name: 'Close this table' });
    const keep = page.getByRole('button', { name: 'Keep it open' });
    await close.click();
    await expect(keep).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await isAccessible(page);
    await close.click();
    await expect(page.getByRole('heading', { name: 'You closed this table.' })).toBeVisible();
    await expect(watcher.getByRole('heading', { name: 'The host closed this table.' })).toBeVisible();
    await isAccessible(watcher);
    await watcher.goto(link);
    await expect(watcher.getByRole('heading', { name: 'The host closed this table.' })).toBeVisible();
    await watcher.getByRole('link', { name: 'All tables' }).last().click();
    await expect(watcher.locator('.lobby-own')).toContainText('You have no games in progress.');
    await expect(row).toHaveCount(0);
  });
  await test.step('the next table starts with the same settings', async () => {
    await page.goto('./?lobby=open');
    await expect(page.locator('.settings-sentence')).toContainText('1 day per turn');
    await expect(page.locator('.opening-form')).toContainText('3 people');
  });
  await test.step('a spectator without a name watches at once, and gives a name to write', async () => {
    const { table } = await ask<{ table: string }>(page, 'tables', {
      game: 'catan',
      options: { seats: 2 },
      settings: { visibility: 'public' },
      seat: 0,
    });
    await ask(page, `tables/${table}`, { type: 'bot', seat: 1, bot: 'greedy' });
    await ask(page, `tables/${table}`, { type: 'begin' });
    await page.goto(`./?game=${table}`);
    await expect(page.locator('.app')).toBeVisible();
    await expect(page.locator('.watching')).toHaveCount(0);
    await watcher.context().clearCookies();
    await watcher.goto(`./?join=${table}`);
    await expect(watcher.getByRole('heading', { level: 1 })).toHaveText('A table to watch');
    await expect(watcher.locator('.join .toast')).toHaveText(
      'The game has started without you. You can watch.',
    );
    await expect(nameField(watcher)).toHaveCount(0);
    await isAccessible(watcher);
    await wax(watcher).click();
    await expect(watcher.locator('.banner.watching')).toContainText('You are watching.');
    await isAccessible(watcher);
    await watcher.getByRole('button', { name: /^Chat/ }).click();
    await nameField(watcher).fill('Sofia');
    await watcher.getByRole('button', { name: 'Use this name' }).click();
    // The table is opened again for a person with a name.
    await expect(nameField(watcher)).toHaveCount(0);
    await expect(watcher.locator('.app')).toBeVisible();
    await watcher.getByRole('button', { name: /^Chat/ }).click();
    await expect(watcher.getByRole('textbox', { name: 'Write a message' })).toBeVisible();
  });
  await watcher.context().close();
});

test('an invalid link has a message', async ({ page }) => {
  await page.goto('./?join=nowhere000.AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('alert')).toContainText('This link does not lead to a table.');
  await page.getByRole('link', { name: 'All tables' }).last().click();
  await page.getByLabel('Table link or code').fill('http://a.example/?join=nowhere111.x');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/join=nowhere111/);
  await expect(page.getByRole('alert')).toContainText('This link does not lead to a table.');
});

test('the link is selected where copying is impossible, and HTTP explains the lack of passkeys', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openTable(page, 'Olena');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.locator('.copy-field')).toContainText('The text is selected');
  const selected = await page.evaluate(() => {
    const line = document.activeElement as HTMLInputElement;
    return line.value.slice(line.selectionStart!, line.selectionEnd!);
  });
  expect(selected).toContain('?join=');
  await page.getByRole('link', { name: 'You are Olena' }).click();
  await expect(page.getByText('Passkeys need an HTTPS address')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create a passkey' })).toHaveCount(0);
});

test('an account is renamed, kept by a code, moved to another device, and erased', { tag: '@quick' }, async ({
  page,
  browser,
}) => {
  await page.goto('./?me');
  await nameField(page).fill('Olena');
  await page.getByRole('button', { name: 'Use this name' }).click();
  await expect(page.getByRole('link', { name: 'You are Olena' })).toBeVisible();
  await nameField(page).fill('Olena M.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'You are Olena M.' })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Show a code' }).click();
  const link = await page.getByLabel('Code for another device').last().inputValue();

  const phone = await another(browser);
  await phone.goto(link);
  await expect(phone.getByLabel(/Recovery code/)).not.toHaveValue('');
  expect(phone.url()).not.toContain('link=');
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(phone.getByRole('link', { name: 'You are Olena M.' })).toBeVisible();

  await page.getByRole('button', { name: 'Create a recovery code' }).click();
  const code = await page.getByLabel('Your recovery code').inputValue();
  await expect(page.getByText('You can sign in on any device.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out on this device' }).click();
  await page.getByLabel(/Recovery code/).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Your recovery code')).not.toHaveValue(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'You are Olena M.' })).toBeVisible();

  await test.step('the token of a new bot is shown once', async () => {
    await page.getByLabel('Name of the bot').fill('Deep Meadow');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Token of Deep Meadow')).not.toHaveValue('');
    await page.reload();
    await expect(page.getByText('Deep Meadow')).toBeVisible();
    await expect(page.getByLabel('Token of Deep Meadow')).toHaveCount(0);
  });
  await test.step('all stored data can be saved as a file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save my data' }).click();
    expect((await download).suggestedFilename()).toBe('bastide.json');
  });
  await page.getByRole('button', { name: 'Delete this account' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('You are not signed in.')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('You are not signed in.')).toBeVisible();
  await phone.context().close();
});

test('a passkey can be made, and signs in again', async ({ page, baseURL }) => {
  // Browsers make no passkeys for an IP address.
  const address = new URL('./?me', baseURL!.replace('127.0.0.1', 'localhost')).href;
  await withAuthenticator(page);
  await page.goto(address);
  await nameField(page).fill('Mei');
  await page.getByRole('button', { name: 'Use this name' }).click();
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByText('Passkey created.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out on this device' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('link', { name: 'You are Mei' })).toBeVisible();
  await expect(page.getByText('You can sign in on any device.')).toBeVisible();
  await page.getByRole('button', { name: /^Remove: / }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toHaveCount(0);
  await expect(page.getByText('So far only this browser knows that you are Mei.')).toBeVisible();
});

test.describe('static hosting', () => {
  test('static hosting shows no links to online play, and explains the address of a table', async ({
    page,
  }) => {
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.goto('./');
    await expect(page.getByRole('button', { name: /Rules/ }).first()).toBeVisible();
    await page.waitForTimeout(500);
    await expect(page.getByRole('button', { name: /Play online/ })).toHaveCount(0);
    await page.goto('./?lobby');
    await expect(page.getByRole('alert')).toContainText('This page has no server.');
    await page.getByRole('link', { name: 'To the start' }).last().click();
    await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  });
});

for (const language of ['de', 'uk', 'ru'])
  test.describe(language, () => {
    test.use({ locale: language });
    test('the lobby fits into 320 pixels', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('./?me');
      await page.locator('.lobby-sheet').last().locator('input').fill('Олександра-Вікторія Довгоім’яна');
      await page.keyboard.press('Enter');
      for (const address of ['?me', '?lobby', '?lobby=open']) {
        await page.goto(`./${address}`);
        await page.locator('.lobby-sheet').first().waitFor();
        expect(await spills(page), address).toEqual([]);
      }
      await wax(page).click();
      await page.locator('.seat-row').first().waitFor();
      await page.locator('.qr').waitFor();
      expect(await spills(page), 'the waiting room').toEqual([]);
      const small = await page
        .locator('.page-main')
        .locator('button, a, input')
        .evaluateAll((all) =>
          all.flatMap((one) => {
            const { width, height } = one.getBoundingClientRect();
            return width > 0 && (width < 43.5 || height < 43.5) ? [one.outerHTML.slice(0, 80)] : [];
          }),
        );
      expect(small).toEqual([]);
    });
  });

/** Returns the elements that stick out of the page to the right. */
const spills = (page: Page) =>
  page.locator('.lobby-page').evaluate((rooms) => {
    const edge = rooms.getBoundingClientRect().left + rooms.clientWidth;
    return [...rooms.querySelectorAll<HTMLElement>('*')]
      .filter((one) => one.getBoundingClientRect().right > edge + 1 && !one.closest('.sr, svg, .picture'))
      .map((one) => `${one.className} ${one.textContent?.slice(0, 40)}`);
  });
