import { catan, type MoveRobberAction, type State } from '@bastide/catan';
import { expect, type Page, test } from '@playwright/test';
import { primaryButton, withSameChance } from '../page.ts';
import {
  againstBots,
  goingOn,
  handOf,
  type IslandRecord,
  islandWhere,
  may,
  stateAfter,
  swappable,
} from './position.ts';
import { countOf, mouse, openIsland, stateOf, takeScreen, trade, untilAsked } from './table.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

const NAMES = ['Olena', 'Ramiro', 'Mei'];
const cover = (page: Page) => page.locator('.pass-device');
const ownCards = (page: Page) => page.locator('.hand-cards .card[data-card], .development');

/** Returns all texts of the page, for eyes and screen readers, with their marks, line by line. */
async function saidBy(page: Page): Promise<readonly string[]> {
  const marked = await page.evaluate(() =>
    [...document.querySelectorAll('#root *')].flatMap((element) => {
      if (element.closest('svg') && !element.matches('svg, text')) return [];
      const marks = [...element.attributes].filter(({ name }) =>
        /^(class|title|data-.*|aria-.*)$/.test(name),
      );
      const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const own = text.map(({ textContent }) => textContent).join('');
      return `${element.tagName} ${marks.map(({ name, value }) => `${name}=${value}`).join(' ')}: ${own}`;
    }),
  );
  return [...marked, ...(await page.locator('body').ariaSnapshot()).split('\n')];
}

/** Milliseconds until the live region is announced. */
const SETTLED = 800;

/** Compares the texts of one page at several moments with those of another. */
class Twin {
  readonly #said: (readonly string[])[] = [];
  readonly #other: Twin | undefined;
  constructor(other?: Twin) {
    this.#other = other;
  }
  async look(page: Page): Promise<void> {
    if (!this.#other) await page.waitForTimeout(SETTLED);
    else await expect.poll(() => saidBy(page)).toEqual(this.#other.#said[this.#said.length]);
    this.#said.push(await saidBy(page));
  }
}

/** Returns two games: Mei buys one development card or another, and ends his turn. */
function bought(table?: readonly object[]): readonly IslandRecord[] {
  const record = islandWhere({
    names: NAMES,
    ...(table ? { table } : {}),
    wanted: (view, state) => {
      if (!(view.you === 2 && view.seat === 2 && view.phase === 'main' && may(view, 'buy'))) return false;
      return view.offer === null && catan.view(state).seats[0]!.points < 8;
    },
  });
  return (['knight', 'monopoly'] as const).map((card) =>
    goingOn(record, { by: 2, type: 'buy' }, { by: 'chance', type: 'dealt', card }, { by: 2, type: 'end' }),
  );
}

/** Returns the cards that chance may take when Mei robs Ramiro at that hex. */
function loot(before: State, to: string) {
  const state = catan.clone(before);
  catan.apply(state, 2, { type: 'robber', to });
  const rob = catan.actions(state, 2).find((action) => action.type === 'rob' && action.seat === 1);
  if (!rob) return undefined;
  catan.apply(state, 2, rob);
  const cards = catan.actions(state, 'chance').filter((action) => action.type === 'stolen');
  return cards.length > 1 ? { rob, cards: cards.slice(0, 2) } : undefined;
}

/** Returns two games: Mei robs Ramiro of one card or another, and ends her turn. */
function stolen(table?: readonly object[]): readonly IslandRecord[] {
  const moveIn = (state: State) =>
    catan.actions(state, 2).find((action) => action.type === 'robber' && loot(state, action.to));
  const record = islandWhere({
    names: NAMES,
    ...(table ? { table } : {}),
    wanted: (view, state) =>
      view.you === 2 &&
      view.seat === 2 &&
      view.phase === 'robber' &&
      view.dice !== null &&
      moveIn(state) !== undefined,
  });
  const state = stateAfter(record);
  const robber = moveIn(state) as MoveRobberAction;
  const { rob, cards } = loot(state, robber.to)!;
  return cards.map((card) =>
    goingOn(
      record,
      { by: 2, ...robber },
      { by: 2, ...rob },
      { by: 'chance', ...card },
      { by: 2, type: 'end' },
    ),
  );
}

for (const [what, twins] of Object.entries({ bought, stolen })) {
  test(`the page of one person against bots is the same for any card that a bot has ${what}`, async ({
    page,
  }) => {
    let twin: Twin | undefined;
    for (const record of twins(againstBots(2))) {
      twin = new Twin(twin);
      await openIsland(page, record);
      await untilAsked(page);
      await page.getByRole('button', { name: 'Ramiro', exact: true }).click();
      await page.getByRole('button', { name: 'Mei', exact: true }).click();
      await expect(ownCards(page).first()).toBeVisible();
      await twin.look(page);
    }
  });

  test(`a covered table, and the views of other people at the screen, are the same for any card that was ${what}`, async ({
    page,
  }) => {
    let twin: Twin | undefined;
    for (const record of twins()) {
      twin = new Twin(twin);
      await openIsland(page, record);
      await expect(cover(page)).toContainText('Pass the screen to Olena.');
      await expect(ownCards(page)).toHaveCount(0);
      await twin.look(page);
      await takeScreen(page);
      await expect(ownCards(page).first()).toBeVisible();
      await page.getByRole('button', { name: 'Ramiro', exact: true }).click();
      await page.getByRole('button', { name: 'Mei', exact: true }).click();
      await twin.look(page);
    }
  });
}

test('a hand shows only to its owner when two people pass the screen', { tag: '@quick' }, async ({
  page,
}) => {
  await withSameChance(page, 5);
  const record = islandWhere({
    names: ['Olena', 'Ramiro'],
    wanted: (view) => view.you === 0 && view.phase === 'main' && view.seats[0]!.cards > 2,
  });
  await openIsland(page, record);
  await expect(cover(page)).toContainText('Pass the screen to Olena.');
  await expect(ownCards(page)).toHaveCount(0);

  await test.step('a press uncovers the hand', async () => {
    const button = cover(page).getByRole('button');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await button.click();
    await expect(cover(page)).toHaveCount(0);
  });
  const hand = catan.view(stateAfter(record), 0).seats[0]!.hand!;
  for (const [card, n] of Object.entries(hand))
    await expect(page.locator(`.hand-cards [data-card=${card}] b`)).toHaveText(String(n));

  await test.step('a covered table ignores shortcuts', async () => {
    await primaryButton(page).click();
    await expect(cover(page)).toContainText('Pass the screen to Ramiro.');
    await expect(ownCards(page)).toHaveCount(0);
    expect(await page.locator('body').ariaSnapshot()).not.toMatch(/Offer in a trade|in hand/i);
    const before = await countOf(page);
    for (const key of ['Escape', 'o', 's', 't', '1', 'n']) await page.keyboard.press(key);
    await expect(cover(page)).toBeVisible();
    await expect(page.locator('.toast, .trade')).toHaveCount(0);
    expect(await countOf(page)).toBe(before);
  });
  await test.step('a reload keeps the hand covered', async () => {
    await page.reload();
    await expect(cover(page)).toContainText('Pass the screen to Ramiro.');
    await expect(ownCards(page)).toHaveCount(0);
  });
});

async function uncover(page: Page, name: string): Promise<void> {
  await expect(cover(page)).toContainText(`Pass the screen to ${name}.`);
  await expect(ownCards(page)).toHaveCount(0);
  await expect(page.locator('.discard, .trade')).toHaveCount(0);
  await takeScreen(page);
}

test('a 7 passes the screen between two people who must discard', async ({ page }) => {
  const record = islandWhere({
    names: ['Olena', 'Ramiro'],
    wanted: ({ phase, seats }) => phase === 'discard' && seats.every(({ due }) => due > 0),
  });
  const { seat: roller } = catan.view(stateAfter(record));
  await openIsland(page, record);
  for (const name of ['Olena', 'Ramiro']) {
    await uncover(page, name);
    await page.getByRole('button', { name: 'Suggest' }).click();
    await primaryButton(page).click();
  }
  if (roller === 0) await uncover(page, 'Olena');
  await expect(primaryButton(page)).toHaveText('Choose a hex');
  expect(catan.view(await stateOf(page)).phase).toBe('robber');
});

test('an offer passes the screen to its recipient, and the answer passes it back', async ({ page }) => {
  const record = islandWhere({
    names: ['Olena', 'Ramiro'],
    wanted: (view, state) =>
      view.you === 0 &&
      view.seat === 0 &&
      view.phase === 'main' &&
      view.offer === null &&
      swappable(state) !== undefined,
  });
  const state = stateAfter(record);
  const [give, get] = swappable(state)!;
  await openIsland(page, record);
  await uncover(page, 'Olena');
  await trade(page, mouse, { type: 'offer', to: [1], give: { [give]: 1 }, get: { [get]: 1 } });
  await uncover(page, 'Ramiro');
  await expect(page.locator('#decision')).toContainText(`Olena offers you 1 ${give} for 1 ${get}.`);
  await trade(page, mouse, { type: 'accept' });
  await uncover(page, 'Olena');
  await trade(page, mouse, { type: 'trade', with: 1 });
  const before = handOf(catan.view(state, 0));
  await expect.poll(async () => handOf(catan.view(await stateOf(page), 0))[get]).toBe(before[get] + 1);
});

/** One rendered frame: the name on the cover, if there was one, and the number of open cards. */
interface Frame {
  readonly cover: string | undefined;
  readonly open: number;
  /** Cards of each seat, by name, as the sidebar counts them. */
  readonly counted: Readonly<Record<string, number>>;
}
declare global {
  var frames: Frame[];
}

test('no rendered frame shows another hand, and a held key uncovers nothing', async ({ page }) => {
  await withSameChance(page, 6);
  await openIsland(
    page,
    islandWhere({
      names: NAMES,
      wanted: (view) => view.you === 0 && view.phase === 'main' && view.turn > 3,
    }),
  );
  await page.evaluate(() => {
    globalThis.frames = [];
    const number = (of: Element | null) => Number(of?.textContent ?? 0);
    const look = () => {
      const title = document.querySelector('.pass-device h2')?.textContent;
      const cards = [...document.querySelectorAll('.hand-cards .card[data-card] b')];
      const seats = [...document.querySelectorAll('.seat')];
      globalThis.frames.push({
        cover: /to (.*)\./.exec(title ?? '')?.[1],
        open: cards.reduce((sum, card) => sum + number(card), 0),
        counted: Object.fromEntries(
          seats.map((seat) => [
            seat.querySelector('.name')!.textContent!,
            number(seat.querySelector('.kit b')),
          ]),
        ),
      });
      requestAnimationFrame(look);
    };
    look();
  });
  const asked = cover(page).locator('h2');
  let isHeld = false;
  for (const name of ['Olena', 'Ramiro', 'Mei', 'Olena']) {
    await expect(asked).toHaveText(`Pass the screen to ${name}.`);
    expect(await cover(page).getByRole('listitem').count()).toBeLessThanOrEqual(5);
    await expect(cover(page).getByRole('button')).not.toHaveAttribute('aria-disabled');
    // The key that ended the turn is still held, except at first.
    for (let n = 0; isHeld && n < 3; n++) await page.keyboard.down('Enter');
    await expect(cover(page)).toHaveCount(1);
    if (isHeld) await page.keyboard.up('Enter');
    await takeScreen(page);
    isHeld = true;
    if ((await primaryButton(page).textContent()) === 'Roll') await primaryButton(page).click();
    await expect(primaryButton(page)).toHaveText('End turn');
    await primaryButton(page).focus();
    await page.keyboard.down('Enter');
  }
  await page.keyboard.up('Enter');
  await expect(asked).toHaveText('Pass the screen to Ramiro.');
  const frames = await page.evaluate(() => globalThis.frames);
  expect(frames.filter(({ open }) => open > 0).length).toBeGreaterThan(4);
  let owner = '';
  for (const { cover: name, open, counted } of frames) {
    if (name !== undefined) owner = name;
    expect(open).toBe(name === undefined ? counted[owner] : 0);
  }
});
