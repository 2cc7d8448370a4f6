import { expect, type Page, test } from '@playwright/test';
import { axeOn } from '../axe.ts';
import { andSee, open, openRecord, primaryButton } from '../page.ts';
import { recordWhere, recordWithFarmerAsked, recordWithSecondOffered } from './position.ts';
import { chooseCellByKeys, keptRecord, playWithMouse, untilDecision } from './table.ts';

async function openAt(page: Page, record: string, settings: object = {}): Promise<void> {
  await open(page, settings);
  await openRecord(page, record);
  await untilDecision(page);
}

const recordOptions = async (page: Page) =>
  (await keptRecord(page)) as unknown as { options: Record<string, unknown> };

test('the third edition with the river is two presses away, and a bot plays it', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'the 2021 box, with chickens' }).click();
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  await untilDecision(page);
  await expect(page.locator('.action-bar')).toContainText('The river comes first.');
  await expect(page.locator('.board-cells > g')).toHaveCount(1);
  const { options } = await recordOptions(page);
  expect(options).toMatchObject({ edition: 'c3', sets: ['river', 'traders'], thirdGood: 'chicken' });
  let paired = false;
  for (let turn = 1; turn < 9 && (await untilDecision(page)); turn++) {
    if (!paired && (await primaryButton(page).getAttribute('aria-disabled')) === 'true') {
      await chooseCellByKeys(page);
      if ((await page.getByRole('radio').count()) > 1) {
        await page.keyboard.press('2');
        const together = page.getByRole('checkbox', { name: /with the (builder|pig)/ });
        if (await together.isVisible()) {
          await page.keyboard.press('b');
          await expect(together).toBeChecked();
          await expect(page.locator('.action-bar')).toContainText('comes too');
          paired = true;
        }
      }
      await andSee(page, () => page.keyboard.press('Enter'));
    } else await playWithMouse(page, turn);
  }
  expect(paired).toBe(true);
  const { actions } = await keptRecord(page);
  expect(actions.some((action) => 'with' in action)).toBe(true);
});

test('the first edition with all sets can be set up and played', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'the 2003 box' }).click();
  await page.getByRole('button', { name: 'everything' }).click();
  await page.getByRole('button', { name: 'Play Carcassonne' }).click();
  for (let turn = 0; turn < 6 && (await untilDecision(page)); turn++) await playWithMouse(page, turn);
  const { options } = await recordOptions(page);
  expect(options).toMatchObject({
    edition: 'c1',
    sets: ['river', 'inns', 'traders', 'abbot'],
    fieldScoring: 'city-4',
    smallCity: 2,
  });
});

test('each owner in turn answers the farmer question by keyboard', async ({ page }) => {
  await openAt(page, recordWithFarmerAsked());
  await expect(page.locator('h1')).toContainText('a question for you');
  await expect(page.locator('.action-bar')).toContainText('Does its farmer come home too?');
  await expect(page.getByRole('radio', { name: 'The farmer stays' })).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('2');
  await expect(primaryButton(page)).toHaveText('Take the farmer home');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText('took the farmer home too');
  await expect(page.locator('.action-bar')).toContainText('Does its farmer come home too?');
  await page.getByRole('radio', { name: 'The farmer comes home' }).click();
  await page.getByRole('radio', { name: 'The farmer stays' }).click();
  await primaryButton(page).click();
  await expect(page.locator('h1')).toContainText('Your turn');
  const answers = (await keptRecord(page)).actions.filter(({ type }) => type === 'farmer');
  expect(answers.slice(-2)).toMatchObject([{ returns: true }, { returns: false }]);
});

test('a bot answers for its own farmer', async ({ page }) => {
  const table = [
    { colour: 'woad', player: 'person' },
    { colour: 'madder', player: 'greedy' },
  ];
  await openAt(page, recordWithFarmerAsked(table));
  const head = page.locator('h1');
  await expect(head).toContainText(/a question for you|Your turn|Ramiro’s turn/);
  for (let i = 0; i < 2 && (await head.textContent())?.includes('a question for you'); i++) {
    await page.locator('.figures.two').waitFor(); // The question is loaded when it is first asked.
    await andSee(page, () => primaryButton(page).click());
  }
  await expect(head).toContainText(/Your turn|Ramiro’s turn/);
  await untilDecision(page);
  const answers = (await keptRecord(page)).actions.filter(({ type }) => type === 'farmer');
  expect(new Set(answers.slice(-2).map(({ by }) => by)).size).toBe(2);
});

test('the page takes a second tile by itself, unless the reader wants the question', async ({ page }) => {
  await openAt(page, recordWithSecondOffered());
  await expect(page.locator('.head')).toContainText('Second tile (2/2).');
  const { actions } = await keptRecord(page);
  expect(actions.at(-2)).toMatchObject({ type: 'second', taken: true });
});

test('a reader with the question turned on takes the second tile by pointer', async ({ page }) => {
  await openAt(page, recordWithSecondOffered(), { askSecond: true });
  await expect(page.locator('.action-bar')).toContainText('Your builder offers a second tile.');
  const take = page.getByRole('radio', { name: 'Take the second tile' });
  await expect(take).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('radio', { name: 'No second tile' }).click();
  await take.click();
  await primaryButton(page).click();
  await expect(page.locator('.head')).toContainText('Second tile (2/2).');
  const { actions } = await keptRecord(page);
  expect(actions.at(-2)).toMatchObject({ type: 'second', taken: true });
});

test('both answers to a question fit on the narrowest screens', async ({ page }) => {
  await openAt(page, recordWithSecondOffered(), { askSecond: true });
  const decline = page.getByRole('radio', { name: 'No second tile' });
  for (const [width, height] of [
    [320, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const box = (await decline.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }).toPass({ timeout: 10_000 });
  }
});

test('a reader with the question turned on declines the second tile by keyboard, and finds the setting in the menu', async ({
  page,
}) => {
  await openAt(page, recordWithSecondOffered(), { askSecond: true });
  await page.keyboard.press('2');
  await expect(primaryButton(page)).toHaveText('No second tile');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText('declined the second tile');
  const { actions } = await keptRecord(page);
  expect(actions.at(-2)).toMatchObject({ type: 'second', taken: false });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('checkbox', { name: /Ask me before I take/ })).toBeChecked();
});

test('the abbot goes home for the points that he is worth', async ({ page }) => {
  const record = recordWhere({
    options: { edition: 'c2', sets: ['abbot'] },
    names: ['Olena', 'Ramiro'],
    seeds: [1, 2, 3, 4],
    wanted: (view) => view.phase === 'deploy' && view.actions.some(({ type }) => type === 'retrieve'),
  });
  await openAt(page, record);
  const home = page.getByRole('radio', { name: /Take the abbot home: \d+ points?/ });
  const points = Number(/\d+/.exec((await home.textContent()) ?? '')![0]);
  await home.click();
  await expect(page.locator('.action-bar .sum')).toContainText(`= ${points}`);
  await primaryButton(page).click();
  await expect(page.locator('.log li').filter({ hasText: 'took the abbot home' }).first()).toContainText(
    `+${points}`,
  );
  await page.locator('.log').getByRole('button', { name: 'Rule CAR-ABB-04' }).first().click();
  await expect(page.locator('.rule h2')).toBeVisible();
});

test('a tile away from the river is refused in words', async ({ page }) => {
  await openAt(
    page,
    recordWhere({
      options: { edition: 'c2', sets: ['river'] },
      names: ['Olena', 'Ramiro'],
      seeds: [4],
      wanted: (view) => view.phase === 'place' && view.drawn === 'RI-D',
    }),
  );
  await page.keyboard.press('n');
  // Beside the spring, where field meets field.
  await expect(page.locator('[data-cell="0,0"]')).toHaveCount(1);
  await page.locator('[data-cell="1,0"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.action-bar')).toContainText('must continue it at its open end');
  await expect(page.locator('.action-bar').getByRole('button', { name: 'Rule CAR-RIV-03' })).toBeVisible();
});

test.describe('the page of editions', () => {
  test('the page of editions compares editions, and offers ways out of an impossible rule', {
    tag: '@quick',
  }, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Which edition is in my box?' }).click();
    await expect(page.getByRole('heading', { name: 'Which edition is in your box?' })).toBeFocused();
    await expect(page.locator('.edition-table td.differs').first()).toHaveText('2 points');
    await page.getByRole('radio', { name: /Third edition/ }).check();
    await page.getByRole('button', { name: 'Change single rules' }).click();
    await page.getByRole('combobox', { name: 'Two-tile city' }).selectOption('2');
    await expect(page.getByRole('status')).toHaveText('Third edition, 2021; changed: two-tile city 2');
    await page.getByRole('combobox', { name: 'River tiles' }).selectOption('first');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('River tiles: this needs The River, which is not in play.');
    await expect(page.getByRole('button', { name: 'Play with these changes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await alert.getByRole('button', { name: 'Play with The River' }).click();
    await expect(alert).toHaveCount(0);
    await page.getByText(/All rules that differ between the books/).click();
    await expect(page.locator('.every article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Rule CAR-CITY-03' }).first().click();
    await expect(page.locator('.in-force')).toContainText('Two-tile city – 2 points');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play with these changes' }).click();
    await untilDecision(page);
    const { options } = await recordOptions(page);
    expect(options).toMatchObject({ edition: 'c3', smallCity: 2, riverTiles: 'first' });
  });

  test('the page of editions can be used by keyboard alone, and returns the focus', async ({ page }) => {
    await open(page);
    const way = page.getByRole('button', { name: 'Which edition is in my box?' });
    await way.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Which edition is in your box?' })).toBeFocused();
    await page.getByRole('radio', { name: /Second edition/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: /First edition, later printing/ })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(way).toBeFocused();
    await expect(page.locator('.sentence').first()).toContainText('first edition, later printing');
  });

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const)
    test(
      `the page of editions is accessible, ${width} wide`,
      width > 390 ? { tag: '@long' } : {},
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await open(page);
        await page.getByRole('button', { name: 'Which edition is in my box?' }).click();
        await page.getByRole('button', { name: 'Change single rules' }).click();
        await page.getByText(/All rules that differ between the books/).click();
        const { violations } = await axeOn(page).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      },
    );
});
