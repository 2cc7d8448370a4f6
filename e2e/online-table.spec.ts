import { type Browser, expect, type Page, test } from '@playwright/test';
import { isLong } from '../scripts/scope.mjs';
import { axeOn } from './axe.ts';
import { playWithMouse } from './carcassonne/table.ts';
import { ask, awaitedIn, guest, newsOf, type Person, sitDown, take } from './online.ts';
import { primaryButton } from './page.ts';

const LIVE = { clock: { kind: 'live', bank: 300, increment: 0 } };
const talkTool = (page: Page) => page.getByRole('button', { name: /^Chat/ });
const inMenu = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
};
const clockOf = (page: Page, seat: number) => page.locator('.seats .seat').nth(seat).getByRole('timer');
const seconds = async (page: Page, seat: number) => {
  const [, m, sec] = /(\d+):(\d\d)$/.exec((await clockOf(page, seat).textContent()) ?? '') ?? [];
  return Number(m) * 60 + Number(sec);
};

async function expectClean(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);
}

/** Opens a table with two people, each on a screen of their own. */
async function two(browser: Browser, game: string, settings: object = {}) {
  const people: readonly [Person, Person] = [await guest(browser, 'Olena'), await guest(browser, 'Ramiro')];
  const table = await sitDown(people, game, {}, settings);
  const [first = 0] = awaitedIn(await newsOf(people[0].page, table));
  return { table, host: people[0].page, other: people[1].page, first, people };
}

/** One of the two games is left to the long form. */
const twin = (game: string, shown: string) => (game === shown ? {} : { tag: '@long' });

for (const game of ['carcassonne', 'catan'])
  test(
    `players of ${game} can use clocks, pauses, questions and resignation`,
    twin(game, 'carcassonne'),
    async ({ browser }) => {
      const { host, other, first, people } = await two(browser, game, LIVE);
      const names = people.map(({ name }) => name);

      await test.step('the clock of the awaited player runs equally on both screens', async () => {
        await expect.poll(() => seconds(host, first)).toBeLessThan(299);
        expect(await seconds(host, 1 - first)).toBe(300);
        expect(Math.abs((await seconds(other, first)) - (await seconds(host, first)))).toBeLessThanOrEqual(1);
        await expect(clockOf(host, first)).toHaveClass(/runs/);
      });

      await test.step('a pause by consent stops the clocks, and the game continues later', async () => {
        await inMenu(other, 'Ask for a pause');
        await expect(other.getByText('You asked for a pause.')).toBeVisible();
        await expect(host.getByText(`${names[1]} asks for a pause.`)).toBeVisible();
        await expectClean(host);
        await host.getByRole('button', { name: 'Yes' }).click();
        for (const page of [host, other]) await expect(page.locator('.paused-layer')).toHaveText('Paused');
        const stood = await seconds(host, first);
        await host.waitForTimeout(2200);
        expect(await seconds(host, first)).toBe(stood);
        await expectClean(host);
        await host.getByRole('button', { name: 'Resume' }).click();
        for (const page of [host, other]) await expect(page.locator('.paused-layer')).toBeHidden();
        await expect.poll(() => seconds(host, first)).toBeLessThan(stood);
        await expect(other.locator('.banners')).toContainText(`${names[0]} resumed the game.`);
      });

      await test.step('everybody must agree to cancel a game', async () => {
        await inMenu(host, 'Ask to abandon the game');
        await other.getByRole('button', { name: 'No', exact: true }).click();
        await expect(host.locator('.banners')).toContainText(`${names[1]} does not agree.`);
        await expect(host.locator('.asks')).toBeHidden();
      });

      await test.step('a player resigns after a confirmation and loses, and both meet again at one table', async () => {
        await other.getByRole('button', { name: 'Menu' }).click();
        await other.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
        await expect(
          other.getByText('You come last, whatever happens. The game ends at once.'),
        ).toBeVisible();
        await other.getByRole('dialog').getByRole('button', { name: 'Keep playing', exact: true }).click();
        await other.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
        await other.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
        for (const page of [host, other])
          await expect(page.locator('.banner.end')).toContainText(`${names[1]} gives up.`);
        await expect(host.locator('.prompt')).toHaveText('You win: the other player gave up.');
        await expect(other.locator('.prompt')).toHaveText(`${names[0]} wins: the other player gave up.`);
        await expectClean(host);
        await other.locator('.acts .btn.primary').click();
        await expect(host.locator('.banner.end')).toContainText(`${names[1]} is waiting at a new table.`);
        // There is one link to go on, not two.
        await expect(host.getByRole('button', { name: 'Play again' })).toHaveCount(0);
        await host.getByRole('button', { name: 'Sit down again' }).click();
        await expect(host).toHaveURL(other.url());
      });
    },
  );

test('a table is cancelled when all agree, without a winner', async ({ browser }) => {
  const { host, other } = await two(browser, 'catan');
  await inMenu(host, 'Ask to abandon the game');
  await other.getByRole('button', { name: 'Yes' }).click();
  for (const page of [host, other]) {
    await expect(page.locator('.pause-note')).toContainText('Game abandoned. Nobody won.');
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  }
});

test('chat has presets in each language, plain text, muting and unread marks, for players only', async ({
  browser,
}) => {
  const { host, other, table } = await two(browser, 'carcassonne');
  const { page: watcher } = await guest(browser, 'Mei', { language: 'uk' });
  const { invite } = await ask<{ invite: string }>(host, `tables/${table}/invite`);
  await ask(watcher, `tables/${table}`, { type: 'join' }, invite);
  await watcher.goto(`./?game=${table}`);

  await talkTool(other).press('Enter');
  await other.getByRole('button', { name: 'Phrases' }).click();
  await other.getByRole('button', { name: 'Good luck!' }).click();
  await expect(talkTool(host)).toHaveAccessibleName('Chat, 1 new message');
  const latest = host.locator('.chat-banner');
  await expect(latest).toContainText('Ramiro Good luck!');
  await other.getByLabel('Players only').check();
  await other.getByRole('textbox', { name: 'Write a message' }).fill('<img src=x onerror=alert(1)> psst');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('textbox', { name: 'Write a message' })).toHaveValue('');
  await expect(talkTool(host)).toHaveAccessibleName('Chat, 2 new messages');
  await expect(host.locator('[aria-live=polite]').filter({ hasText: 'psst' })).toHaveCount(1);

  await expect(latest).toContainText('psst');
  await latest.getByRole('button', { name: /psst$/ }).click();
  await expect(latest).toHaveCount(0);
  const said = host.locator('.chat-message');
  await expect(said).toHaveCount(2);
  await expect(said.nth(0)).toContainText('Good luck!');
  await expect(said.nth(1)).toContainText('<img src=x onerror=alert(1)> psst');
  await expect(said.nth(1)).toContainText('players only');
  await expect(talkTool(host)).toHaveAccessibleName('Chat');
  await expectClean(host);

  await watcher.getByRole('button', { name: /^Чат/ }).click();
  await expect(watcher.locator('.chat-message')).toHaveCount(1);
  await expect(watcher.locator('.chat-message')).toContainText('Щасти!');
  await watcher.getByRole('textbox', { name: 'Напишіть повідомлення' }).fill('Дивлюся');
  await watcher.keyboard.press('Enter');
  await expect(said.nth(2)).toContainText('Meiwatching');

  await said.nth(0).getByRole('button', { name: 'About this message from Ramiro' }).click();
  await host.getByRole('button', { name: 'Mute Ramiro' }).click();
  await expect(said).toHaveCount(1);
  await host.reload();
  await talkTool(host).click();
  await expect(said).toHaveCount(1);
  await host.getByRole('button', { name: 'Unmute Ramiro' }).click();
  await expect(said).toHaveCount(3);
});

test('a rated table hides messages until the reader opens the chat', async ({ browser }) => {
  const { host, other } = await two(browser, 'carcassonne', {
    isRated: true,
    clock: { kind: 'days', days: 1 },
  });
  await talkTool(other).click();
  await expect(other.getByRole('textbox')).toBeHidden();
  await other.getByRole('button', { name: 'Show the chat' }).click();
  await other.getByRole('textbox', { name: 'Write a message' }).fill('Hello');
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(other.locator('.chat-message')).toHaveCount(1);
  await expect(talkTool(host)).toHaveAccessibleName('Chat');
});

test('a move is taken back when the other player agrees', async ({ browser }) => {
  const { host, other, table, first } = await two(browser, 'catan');
  const pages = [host, other];
  const [page, answering] = [pages[first]!, pages[1 - first]!];
  const before = Number(await page.locator('.app').getAttribute('data-acts'));
  // After a settlement and its road, the game waits for the other. The road is taken back.
  for (let i = 0; i < 2; i++) await take(page, table, first, ({ actions }) => actions![0]!);
  await inMenu(page, 'Ask to take back your move');
  await answering.getByRole('button', { name: 'Yes' }).click();
  for (const one of pages) await expect(one.locator('.app')).toHaveAttribute('data-acts', `${before + 1}`);
});

test('in Carcassonne a turn is taken back with the tile drawn since, and the request says so', async ({
  browser,
}) => {
  const { host, other, first } = await two(browser, 'carcassonne');
  const pages = [host, other];
  const [page, answering] = [pages[first]!, pages[1 - first]!];
  const before = Number(await page.locator('.app').getAttribute('data-acts'));
  await playWithMouse(page, 1);
  await expect(answering.locator('.app')).toHaveAttribute('data-acts', `${before + 3}`);
  await inMenu(page, 'Ask to take back your move');
  for (const one of pages) await expect(one.getByText('goes back and is drawn again')).toBeVisible();
  await answering.getByRole('button', { name: 'Yes' }).click();
  for (const one of pages) await expect(one.locator('.app')).toHaveAttribute('data-acts', `${before}`);
  await playWithMouse(page, 0);
  for (const one of pages) await expect(one.locator('.app')).toHaveAttribute('data-acts', `${before + 3}`);
  await expect(primaryButton(answering)).toBeVisible();
});

test('the table shows absent players, and a bot plays until they return', async ({ browser }) => {
  const { host, other, table, first } = await two(browser, 'carcassonne');
  const guestSeat = host.locator('.seats .seat').nth(1);
  const botFor = guestSeat.getByRole('button', { name: 'Play on with a bot' });
  await expect(guestSeat).toContainText('here');
  await other.goto('./?lobby');
  await expect(guestSeat).toContainText('on another page');
  const device = other.context();
  await other.close();
  await expect(guestSeat).toContainText('away', { timeout: 20_000 });
  await expectClean(host);
  const band = host.locator('.banner', { hasText: 'Ramiro is away. Waiting for them.' });
  if (first === 1) await expect(band).toBeVisible();
  if (first === 1) await expect(host.locator('#decision')).toContainText('Waiting for Ramiro.');
  // The seat is reserved for a minute.
  await expect(botFor).toHaveCount(0);
  await expect(guestSeat).toContainText(/A bot may play in \d:\d\d\./);
  const back = await device.newPage();
  if (isLong) {
    await expect(botFor).toBeVisible({ timeout: 70_000 });
    await botFor.click();
    await guestSeat.getByRole('button', { name: 'Wait' }).click();
    await botFor.click();
    await guestSeat.getByRole('button', { name: 'Let the bot play' }).click();
    await expect(guestSeat).toContainText('a bot is playing');
    await back.goto(`./?game=${table}`);
    await expect(back.locator('.pause-note')).toContainText('Olena called it in while you were away.');
  } else {
    await back.goto(`./?game=${table}`);
    await inMenu(back, 'Let a bot play for me');
    await expect(back.locator('.pause-note')).toContainText('You asked it to.');
  }
  await expect(guestSeat).toContainText('a bot is playing');
  // It is nobody's turn here, whichever seat is to act.
  await expect(back.getByRole('heading', { level: 1 })).toContainText('A bot is playing for you.');
  await expect(back).not.toHaveTitle(/Your turn/);
  await expectClean(back);
  if (first === 1)
    await expect.poll(async () => awaitedIn(await newsOf(host, table)), { timeout: 30_000 }).toEqual([0]);
  await back.locator('.pause-note').getByRole('button', { name: 'I’m back' }).click();
  await expect(back.locator('.pause-note')).toHaveCount(0);
  await expect(back.getByRole('heading', { level: 1 })).not.toContainText('A bot is playing for you.');
  await expect(host.locator('.banners')).toContainText('Ramiro is back and plays on.');
  await expect(guestSeat).toContainText('here');
});

test('title, icon and system call a reader who is not looking at the page', {
  tag: '@notices',
}, async ({ browser }) => {
  const { host, other, first, table } = await two(browser, 'carcassonne');
  const [awaited, waiting] = first === 0 ? [host, other] : [other, host];
  await expect(awaited).toHaveTitle(/^● Your turn/);
  await expect(waiting).not.toHaveTitle(/Your turn/);
  const icon = awaited.locator('link[rel=icon]');
  await expect(icon).toHaveAttribute('href', /icon\.svg$/);
  const look = (page: Page, isLooking: boolean) =>
    page.evaluate((isLooking) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isLooking });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isLooking);
  const notices = (page: Page) =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ tag }) => tag);
    });
  // Only an installed app has an icon that could be marked.
  await awaited.evaluate(() => {
    const mark = (isMarked: boolean) => async () => {
      document.documentElement.dataset.badge = String(isMarked);
    };
    Object.assign(navigator, { setAppBadge: mark(true), clearAppBadge: mark(false) });
  });
  for (const page of [awaited, waiting]) {
    await page.context().grantPermissions(['notifications']);
    await look(page, false);
  }
  await expect(icon).toHaveAttribute('href', /^data:image\/svg/);
  await expect(awaited.locator('html')).toHaveAttribute('data-badge', 'true');
  // It existed when they left the page.
  expect(await notices(awaited)).toEqual([]);
  await look(awaited, true);
  await expect(icon).toHaveAttribute('href', /icon\.svg$/);
  await expect(awaited.locator('html')).toHaveAttribute('data-badge', 'false');
  await playWithMouse(awaited, 0);
  await expect.poll(() => notices(waiting)).toEqual([`bastide-${table}`]);
  await look(waiting, true);
  await expect.poll(() => notices(waiting)).toEqual([]);
});

test('a link leads to a moment, and the chance of the game can be checked', async ({ browser }) => {
  const { host, other, table } = await two(browser, 'carcassonne');
  await host.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await inMenu(host, 'Link to this move');
  await expect(host.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const acts = await host.locator('.app').getAttribute('data-acts');
  expect(await host.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`\\?game=${table}&at=${acts}$`),
  );
  await ask(other, `tables/${table}`, { type: 'resign', seat: 1 });
  await host.keyboard.press('Escape');
  await host.getByRole('link', { name: 'Check the draws' }).click();
  await expect(host).toHaveURL(new RegExp(`verify=${table}`));
  await expect(host.locator('.fairness-verdict')).toContainText(/match(es)? the sealed secret/);
});

for (const game of ['carcassonne', 'catan'])
  test(
    `a table of ${game} for four people fits on phones and laptops`,
    twin(game, 'catan'),
    async ({ browser }) => {
      const people: Person[] = [];
      for (const name of ['Олександра', 'Ramiro', 'Mei', 'Wolfgang-Amadeus'])
        people.push(await guest(browser, name, { language: name === 'Mei' ? 'de' : 'uk' }));
      for (const { page } of people) await page.setViewportSize({ width: 390, height: 844 });
      const table = await sitDown(people, game, {}, LIVE);
      await ask(people[1]!.page, `tables/${table}`, { type: 'say', text: 'W'.repeat(200) });
      await ask(people[1]!.page, `tables/${table}`, { type: 'ask', seat: 1, what: 'callOff' });
      for (const { page } of [people[0]!, people[2]!]) {
        await expect(page.locator('.asks')).toBeVisible();
        await expectFits(page);
        await page.locator('.chat-button').click();
        await page.locator('.chat-message-more').first().click();
        await expectFits(page);
        await page.locator('.chat-form .btn').first().click();
        await expectFits(page);
        await expectClean(page);
        await page.keyboard.press('Escape');
        await expect(page.locator('.chat-button')).toBeFocused();
        await page.setViewportSize({ width: 1280, height: 800 });
        await expect.poll(() => outOfSight(page, '.sidebar .seat, .sidebar .supply')).toEqual([]);
        await page.locator('.chat-button').click();
        await page.locator('.chat-form .btn').first().click();
        await expect.poll(() => outOfSight(page, '.sidebar .seat, .chat-presets .btn')).toEqual([]);
      }
    },
  );

/** Returns the elements that stick out of their scrolling area. */
const outOfSight = (page: Page, parts: string) =>
  page.locator(parts).evaluateAll((all) =>
    all.flatMap((one) => {
      const room = one.closest('.sidebar-parts, .chat-presets')!.getBoundingClientRect();
      const { top, bottom } = one.getBoundingClientRect();
      return top < room.top - 1 || bottom > room.bottom + 1 ? [one.textContent] : [];
    }),
  );

/** Expects that no part of this table sticks out, and that all controls are large enough. */
async function expectFits(page: Page): Promise<void> {
  const wrong = await page.evaluate(() => {
    const own = [
      ...document.querySelectorAll<HTMLElement>(
        '.banner, .chat, .chat-message, .chat-button, .chat-presets, .seat-badge',
      ),
    ];
    const cut = own.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    const small = own
      .flatMap((one) => [...one.querySelectorAll<HTMLElement>('button, input[type=text], a')])
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width < 43.5 || height < 43.5;
      });
    return [...cut.map((one) => `cut ${one.className}`), ...small.map((one) => `small ${one.textContent}`)];
  });
  expect(wrong).toEqual([]);
}
