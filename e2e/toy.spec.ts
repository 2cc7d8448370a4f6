import { readFile } from 'node:fs/promises';
import { type GameRecord, replay, writeText } from '@bastide/contract';
import { verify } from '@bastide/fair';
import { expect, type Page } from '@playwright/test';
import { pearls } from '../packages/contract/test/toy.ts';
import { axeOn } from './axe.ts';
import { ask, guest } from './online.ts';
import { keptRecord, open, primaryButton } from './page.ts';
import { recordReceived } from './received.ts';
import { test } from './toy-page.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

const ROUNDS = 3;
const over = (page: Page) => page.getByRole('button', { name: 'Play again' });
const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Returns the record that the page has stored, and the state at its end. */
async function keptPearls(page: Page) {
  const record = await keptRecord(page);
  const replayed = replay(pearls, record);
  if (!replayed.ok) throw new Error(replayed.because);
  return { record, state: replayed.state };
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** Waits for the pearl of the next round; returns true if it is white. */
async function untilAsked(page: Page, round: number): Promise<boolean> {
  await expect(page.locator('h1')).toContainText(`Round ${round} of ${ROUNDS}`);
  await expect(page.locator('#decision')).toContainText('Your pearl is');
  return (await page.locator('#decision').textContent())!.includes('white');
}

test('a whole game of the toy can be played against a bot with the mouse', { tag: '@quick' }, async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText(/^Play .+ and Pearls by the rules in your box\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play Pearls' }).click();
  for (let round = 1; round <= ROUNDS; round++) {
    const isWhite = await untilAsked(page, round);
    await expect(primaryButton(page)).toHaveAttribute('aria-disabled', 'true');
    await choice(page, isWhite ? 'Keep it' : 'Give it to the left').click();
    if (round === 2) {
      await test.step('the game continues after a reload', async () => {
        const { record } = await keptPearls(page);
        await page.reload();
        await untilAsked(page, round);
        expect((await keptPearls(page)).record.actions).toEqual(record.actions);
        await choice(page, isWhite ? 'Keep it' : 'Give it to the left').click();
      });
      await expectAccessible(page);
    }
    await primaryButton(page).click();
  }
  await expect(over(page)).toBeVisible();
  await expectAccessible(page);

  const { record, state } = await keptPearls(page);
  await test.step('the result follows the rules, and every seat has its points', async () => {
    expect(record.result).toEqual(pearls.outcome(state));
    await expect(page.locator('#decision')).toContainText('The game is over.');
    for (const [seat, points] of record.result.points.entries())
      await expect(page.locator('.seat .points').nth(seat)).toContainText(String(points));
  });

  await test.step('the log hides the secrets of others', async () => {
    const lines = page.locator('.log li > button');
    await expect(lines).toHaveCount(record.actions.length + ROUNDS);
    await expect(lines.filter({ hasText: /draws a (white|black) pearl/ })).toHaveCount(ROUNDS);
    await expect(lines.filter({ hasText: 'draws a pearl' })).toHaveCount(ROUNDS);
  });

  await test.step('the replay is used by slider and by line', async () => {
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    const slider = page.getByRole('slider');
    await slider.fill('0');
    await expect(slider).toHaveAttribute('aria-valuetext', `Round 1 of ${ROUNDS}.`);
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect(slider).toHaveValue('1');
    await slider.fill(String(record.actions.length - 1));
    await expect(page.locator('.seat .points').first()).toContainText(String(record.result.points[0]));
    await page.locator('.log li > button').last().click();
    await expect(page.locator('.seat .points').first()).toContainText('0');
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect(slider).toHaveCount(0);
  });

  await test.step('the record can be saved, and opened again in either form', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the game to a file' }).click();
    const file = await (await download).path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(record);
    const half = { ...record, result: undefined, actions: record.actions.slice(0, 4) };
    for (const content of [JSON.stringify(half), writeText(pearls, half)]) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Open a game file' }).click();
      await page.getByLabel('Text of the game').fill(content);
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await untilAsked(page, 2);
      await expect(over(page)).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Open a game file' }).click();
    await page.getByLabel('Choose a file').setInputFiles(file);
    await expect(over(page)).toBeVisible();
  });

  await test.step('a broken rule has a sentence', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Open a game file' }).click();
    const wrong = { ...record, result: undefined, actions: record.actions.slice(1) };
    await page.getByLabel('Text of the game').fill(JSON.stringify(wrong));
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('That is not possible now.');
    await page.keyboard.press('Escape');
  });
});

test('a whole game of the toy can be played with the keyboard alone, in the other language', async ({
  page,
}) => {
  await open(page, { language: 'uk' });
  await expect(page.getByText('за правилами з вашої коробки')).toContainText('«Перли»');
  await page.getByRole('button', { name: 'Грати в «Перли»' }).focus();
  await page.keyboard.press('Enter');
  for (let round = 1; round <= ROUNDS; round++) {
    await expect(page.locator('h1')).toContainText(`Раунд ${round} з ${ROUNDS}`);
    await expect(page.locator('#decision')).toContainText('Ваша перлина');
    if (round === 1) {
      await page.keyboard.press('o');
      await expect(page.locator('.toast')).toContainText('Ваша перлина');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toContainText('залишити чи віддати');
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press(String(1 + (round % 2)));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Грати ще раз' })).toBeVisible();
  expect((await keptPearls(page)).record.result).toBeDefined();

  await test.step('the replay is used by keyboard', async () => {
    await page.keyboard.press(',');
    await expect(page.getByRole('slider')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(page.locator('.scrub-text')).toContainText(`Раунд 1 з ${ROUNDS}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
  await expectAccessible(page);
});

test('a game without a rulebook says so, in the rules and from a rule', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Play Pearls' }).click();
  await page.getByRole('button', { name: 'Rule PEARL-01' }).click();
  const drawer = page.getByRole('region', { name: 'Rules' });
  await expect(drawer).toContainText('There is no rulebook for this game here.');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('/');
  await expect(drawer).toContainText('There is no rulebook for this game here.');
});

test('a bot that does not know the game says so', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Play Pearls' }).click();
  await untilAsked(page, 1);
  const { record } = await keptPearls(page);
  const table = record.meta.table.map((seat: { player: string }) =>
    seat.player === 'random' ? { ...seat, player: 'greedy' } : seat,
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Open a game file' }).click();
  const dealt = record.actions.slice(0, table.length);
  await page
    .getByLabel('Text of the game')
    .fill(JSON.stringify({ ...record, actions: dealt, meta: { table } }));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('nobody plays pearls as greedy');
});

test('two people at one screen see only their own pearls', async ({ page }) => {
  await open(page);
  const card = page.locator('.game', { hasText: 'Pearls' });
  await card.getByRole('button', { name: 'Players on this device' }).click();
  const seats = page.getByRole('dialog', { name: 'Pearls: players' });
  await seats.getByRole('button', { name: 'Play Pearls' }).click();
  for (let seat = 0; seat < 2; seat++) {
    await expect(page.locator('#decision')).toContainText('alone');
    await expect(page.locator('h1')).toContainText('a hidden pearl');
    await primaryButton(page).click();
    await expect(page.locator('#decision')).toContainText('Your pearl is');
    await choice(page, 'Keep it').click();
    await primaryButton(page).click();
  }
  await expect(page.locator('h1')).toContainText('Round 2');
});

/** An object of an answer, as far as it shows whose it is. */
interface Received {
  readonly you?: number | null;
  readonly kind?: string;
  readonly by?: unknown;
  readonly events?: readonly { readonly seat?: number }[];
}

/** Tells whether all in it belongs to that seat: its view, its action, its pearl. */
const isOwn = ({ you, kind, by, events }: Received, seat: number): boolean =>
  you === seat || (kind === 'act' && (by === 'chance' ? events?.[0]?.seat : by) === seat);

/** Returns the colours and choices in some JSON, by whether they belong to that seat. */
function secretsIn(value: unknown, seat: number, own = false): { own: number; others: string[] } {
  if (typeof value === 'string') {
    const isSecret = /^(white|black|keep|give)$/.test(value);
    return { own: isSecret && own ? 1 : 0, others: isSecret && !own ? [value] : [] };
  }
  if (typeof value !== 'object' || value === null) return { own: 0, others: [] };
  const found = Object.values(value).map((one) => secretsIn(one, seat, own || isOwn(value, seat)));
  return {
    own: found.reduce((sum, one) => sum + one.own, 0),
    others: found.flatMap(({ others }) => others),
  };
}

test('two browsers play a whole game online, and neither learns of the other’s pearl', {
  tag: '@quick',
}, async ({ browser }) => {
  const pages = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()));
  const [host, visitor] = pages as [Page, Page];
  const received = await Promise.all(pages.map(recordReceived));
  for (const page of pages) await open(page);

  await test.step('one opens a table, the other comes by its link', async () => {
    await host.goto('./?lobby=open');
    await host.getByRole('radio', { name: 'Pearls' }).check();
    await host.getByLabel('Your name at the table').fill('Olena');
    await host.locator('.lobby-page .btn.primary').click();
    const link = await host.getByLabel('Invitation link').inputValue();
    await expectAccessible(host);
    await visitor.goto(link);
    await expect(visitor.locator('.join')).toContainText(`${ROUNDS} rounds`);
    await visitor.getByLabel('Your name at the table').fill('Ramiro');
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByRole('heading', { name: 'All seats are taken.' })).toBeVisible();
    await host.locator('.lobby-page .btn.primary').click();
    for (const page of pages) await expect(page.locator('.app')).toBeVisible();
  });

  await test.step('the lobby leads back to the table', async () => {
    await visitor.goto('./?lobby');
    const row = visitor.locator('.lobby-own .table-row');
    await expect(row).toContainText('Pearls');
    await expect(row).toContainText('Olena');
    await row.getByRole('link', { name: /^Continue/ }).click();
  });

  const expectSecretsKept = () => {
    for (const [seat, values] of received.entries()) {
      const { own, others } = secretsIn(values(), seat);
      expect(own).toBeGreaterThan(0);
      expect(others).toEqual([]);
    }
  };
  for (let round = 1; round <= ROUNDS; round++)
    for (const page of pages) {
      const isWhite = await untilAsked(page, round);
      await choice(page, isWhite ? 'Keep it' : 'Give it to the left').click();
      if (round === ROUNDS && page === visitor) {
        // The end shows everything.
        expectSecretsKept();
        await expect(
          page.locator('.log li > button').filter({ hasText: /draws a (white|black)/ }),
        ).toHaveCount(ROUNDS);
      }
      await primaryButton(page).click();
    }

  await test.step('both see the result, and the record proves that it was dealt fairly', async () => {
    for (const page of pages) await expect(over(page)).toBeVisible();
    const table = new URL(host.url()).searchParams.get('game');
    const record = await ask<GameRecord>(host, `tables/${table}/record`);
    expect(verify(pearls, record)).toMatchObject({ ok: true, isOver: true });
    for (const page of pages) {
      await expect(page.locator('#decision')).toContainText('The game is over.');
      for (const [seat, points] of record.result!.points.entries())
        await expect(page.locator('.seat .points').nth(seat)).toContainText(String(points));
    }
  });
});

test('a bot of the server plays a game that only its list of games knows', async ({ browser }) => {
  const { page } = await guest(browser, 'Olena');
  const { table } = await ask<{ table: string }>(page, 'tables', {
    game: 'pearls',
    options: { seats: 2, rounds: ROUNDS },
    seat: 0,
  });
  await ask(page, `tables/${table}`, { type: 'bot', seat: 1, bot: 'random' });
  await ask(page, `tables/${table}`, { type: 'begin' });
  await page.goto(`./?game=${table}`);
  for (let round = 1; round <= ROUNDS; round++) {
    await untilAsked(page, round);
    await choice(page, 'Keep it').click();
    await primaryButton(page).click();
  }
  await expect(over(page)).toBeVisible();
});
