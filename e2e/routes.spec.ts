import { expect, test } from '@playwright/test';
import { playWithMouse, untilDecision } from './carcassonne/table.ts';
import { islandWhere } from './catan/position.ts';
import { openIsland } from './catan/table.ts';
import { open } from './page.ts';

// Each test starts with an empty cache and its own network.
test.use({ reuseContext: false });

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a few moves can be played with one thumb, and the prompt leaves room for the board', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('button', { name: 'Play Carcassonne' }).tap();
    for (let turn = 0; turn < 4 && (await untilDecision(page)); turn++) {
      const sheet = await page.locator('.bottom-sheet').boundingBox();
      expect(sheet!.height).toBeLessThan(844 * 0.53);
      await playWithMouse(page, turn);
    }
    await untilDecision(page);
    await page.getByRole('button', { name: 'Scores, stack, game log' }).tap();
    await expect(
      page.getByRole('dialog').getByRole('heading', { name: 'Game log', exact: true }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('four scores of two digits stand clear of the cards on a phone, and a long name keeps its number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openIsland(page, islandWhere({ names: ['Olena', 'random 1', 'random 2', 'random 3'] }));
  const chips = await page.locator('.scoreboard .chip').evaluateAll((all) =>
    all.map((chip) => {
      const [score, cards, name] = ['b', '.mini', '.name'].map((part) => chip.querySelector(part)!);
      score!.textContent = '12'; // the largest possible
      const written = document.createRange();
      written.selectNodeContents(score!);
      const room = cards!.getBoundingClientRect().left - written.getBoundingClientRect().right;
      return { room, cut: name!.scrollWidth - name!.clientWidth };
    }),
  );
  expect(chips).toHaveLength(4);
  for (const { room, cut } of chips) {
    expect(room).toBeGreaterThan(0);
    expect(cut).toBeLessThanOrEqual(0);
  }
});

test('each card shows a painted scene that fills its frame, also after turning the phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const scenes = page.locator('.game .picture img');
  await expect(scenes).toHaveCount(2);
  const bare = () =>
    scenes.evaluateAll((images) =>
      Math.max(
        ...images.map((image) => {
          const [outer, land] = [image.parentElement!, image].map((one) => one.getBoundingClientRect());
          const isPainted = (image as HTMLImageElement).naturalWidth > 0;
          const gaps = [
            land!.left - outer!.left,
            outer!.right - land!.right,
            land!.top - outer!.top,
            outer!.bottom - land!.bottom - 1, // the line under the picture
          ];
          return isPainted ? Math.max(...gaps) : Infinity;
        }),
      ),
    );
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1700, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(bare).toBeLessThanOrEqual(0);
  }
});

test.describe('a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('board and prompt stand side by side', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Play Carcassonne' }).click();
    await playWithMouse(page, 0);
    await untilDecision(page);
    const board = await page.locator('.board').boundingBox();
    const column = await page.locator('.column').boundingBox();
    expect(board!.x + board!.width).toBeLessThanOrEqual(column!.x + 1);
  });
});

for (const [game, play, names] of [
  ['Carcassonne', 'Play Carcassonne', ['Player 1', 'Player 2']],
  ['Catan', 'Play Catan', ['Player 1', 'Player 2', 'Player 3', 'Player 4']],
] as const)
  test(`several people at one screen reach a table of ${game} with two presses, and leave it with one`, async ({
    page,
  }) => {
    await open(page);
    const card = page.getByRole('region', { name: game, exact: true });
    await card.getByRole('button', { name: 'Players on this device' }).click();
    const dialog = page.getByRole('dialog', { name: `${game}: players` });
    await dialog.getByRole('button', { name: play }).click();
    await expect(page.locator('.seat .name')).toHaveText(names);
    await expect(page.locator('.seat', { hasText: 'bot' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Menu' }).first().click();
    await page.getByRole('button', { name: 'New game' }).click();
    await expect(card.locator('.sentence')).toContainText('Player 2');
    await card.getByRole('button', { name: 'You against bots' }).click();
    await expect(card.locator('.sentence')).toContainText('I play against');
  });

test('the start page and a table work in Ukrainian', async ({ page }) => {
  await open(page);
  await page.locator('.languages select').selectOption('Українська');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.getByRole('button', { name: 'Грати в «Каркасон»' }).click();
  for (let turn = 0; turn < 3 && (await untilDecision(page)); turn++) await playWithMouse(page, turn);
  await untilDecision(page);
  await expect(page.locator('h1')).toContainText('Ваш хід.');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('будівельник');
  await page.locator('.rule-list button').first().click();
  await expect(page.locator('.rule h2')).toContainText(/[а-яіїєґ]/i);
  const overflow = await page.evaluate(
    () =>
      [...document.querySelectorAll('.action-bar .btn, .sidebar button, .seat')].filter(
        (e) => e.scrollWidth > e.clientWidth + 1,
      ).length,
  );
  expect(overflow).toBe(0);
});

test.describe('a slow server', () => {
  // The browser has them already.
  test.use({ serviceWorkers: 'block' });

  test('the page says that a table is loading', async ({ page }) => {
    await open(page);
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/assets\/catan-.*\.js/, async (route) => {
      await late;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Play Catan' }).click();
    await expect(page.getByRole('status')).toHaveText('Setting up the table…');
    arrive();
    await expect(page.locator('.app')).toBeVisible();
    await expect(page.getByText('Setting up the table…')).toHaveCount(0);
  });
});

test('an unknown address leads to the start page, with and without a network', async ({ page, context }) => {
  const visit = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Play Carcassonne' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  };
  await visit('nonsense');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await visit('x/y');
  await visit('./?x');
  await page.goto('icon.svg');
  await expect(page.locator('svg')).toBeVisible();
  await context.setOffline(true);
  await visit('x/y');
});

test('the page works without a network after one visit', async ({ page, context }) => {
  await open(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  await untilDecision(page);
  await playWithMouse(page, 0);
  await untilDecision(page);
  await page.keyboard.press('/');
  await expect(page.locator('.contents summary').first()).toBeVisible();
});
