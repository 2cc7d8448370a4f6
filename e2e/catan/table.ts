import { BOTS } from '@bastide/bots';
import {
  type Action,
  BASE_ISLAND,
  type CardCounts,
  catan,
  DEVELOPMENTS,
  hexName,
  intersectionName,
  RESOURCES,
  type State,
  type View,
} from '@bastide/catan';
import type { Random } from '@bastide/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { keptRecord, open, primaryButton } from '../page.ts';
import { type IslandRecord, stateAfter } from './position.ts';

/** Number of records opened: each is stored once, and reloads find its later state. */
let opened = 0;

/** Opens a record of Catan as the single table of older versions of the page. */
export async function openIsland(page: Page, record: IslandRecord, settings: object = {}): Promise<void> {
  await page.addInitScript(
    ([content, mark]) => {
      if (sessionStorage.getItem(mark!)) return;
      sessionStorage.setItem(mark!, 'opened');
      localStorage.setItem('bastide.table', JSON.stringify({ page: '', at: 0, content }));
    },
    [JSON.stringify(record), `e2e.${++opened}`],
  );
  await open(page, settings);
  const isOver = catan.outcome(stateAfter(record)) !== undefined;
  const running = page.getByRole('button', { name: /Continue|Продовжити/ });
  if (isOver) {
    // The library stores it before showing it.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('bastide.table'))).toBeNull();
    await page.goto('./?library');
    await page.locator('.library-picture').click();
  } else await running.click();
  await page.locator('.app.catan').waitFor();
}

/** Returns the record that the page has stored. */
export const keptIsland = (page: Page): Promise<IslandRecord> => keptRecord<IslandRecord>(page);

/** Returns the state of the stored game, by the program's own engine. */
export const stateOf = async (page: Page): Promise<State> => stateAfter(await keptIsland(page));

export const countOf = async (page: Page): Promise<number> => (await keptIsland(page)).actions.length;

export const isIslandOver = (page: Page) => page.locator('.result-action-bar').isVisible();
export const playCatan = (page: Page): Locator => page.getByRole('button', { name: 'Play Catan' });
export const cost = (page: Page, name: string): Locator =>
  page.locator('.cost', { has: page.getByText(name, { exact: true }) });
export const ghosts = (page: Page): Locator => page.locator('.island-ghost');

/** Waits until a person must answer or the game is over; returns false if it is over. */
export async function untilAsked(page: Page): Promise<boolean> {
  // On a phone the trade replaces the prompt.
  await primaryButton(page).or(page.locator('.bottom-sheet .trade')).waitFor();
  return !(await isIslandOver(page));
}

/**
 * Returns the point of a place in the picture: a hex has a radius of 120 units, and the middle one is in the middle.
 */
export function pointOf(place: string): readonly [number, number] {
  const number = Number(place.slice(1));
  if (place.startsWith('H')) {
    const [q, r] = BASE_ISLAND.axial[number]!;
    return [(q + r / 2) * 120 * Math.sqrt(3), r * 180];
  }
  if (place.startsWith('V')) {
    const hex = BASE_ISLAND.hexesAt[number]![0]!;
    const angle = (BASE_ISLAND.cornersOf[hex]!.indexOf(number) * Math.PI) / 3;
    const [x, y] = pointOf(hexName(hex));
    return [x + 120 * Math.sin(angle), y - 120 * Math.cos(angle)];
  }
  const [a, b] = BASE_ISLAND.ends[number]!.map((end) => pointOf(intersectionName(end)));
  return [(a![0] + b![0]) / 2, (a![1] + b![1]) / 2];
}

/** Ways of using the table: by mouse or by keyboard. */
export interface Hands {
  /** Chooses a place of the island. */
  place(page: Page, place: string): Promise<void>;
  press(page: Page, button: Locator): Promise<void>;
  /** Chooses the piece or card of that number in the build menu. */
  take(page: Page, number: number): Promise<void>;
  /** Presses the confirm button. */
  commit(page: Page): Promise<void>;
  trade(page: Page): Promise<void>;
}

/** Uses the mouse, at the place's point on the screen. */
export const mouse: Hands = {
  async place(page, place) {
    const [x, y] = pointOf(place);
    const spot = await page.evaluate(
      ([x, y]) => {
        const scene = document.querySelector<SVGGElement>('.board-map > g')!;
        const at = new DOMPoint(x, y).matrixTransform(scene.getScreenCTM()!);
        return { x: at.x, y: at.y, free: document.elementFromPoint(at.x, at.y)?.closest('.board') != null };
      },
      [x, y],
    );
    expect(spot.free, `${place} is in sight`).toBe(true);
    await page.mouse.click(spot.x, spot.y);
  },
  press: (_, button) => button.click(),
  take: (page, number) => page.locator('.cost').nth(number).click(),
  commit: (page) => primaryButton(page).click(),
  trade: (page) => page.locator('.tools .tool').first().click(),
};

/** Uses the keyboard only. */
export const keyboard: Hands = {
  async place(page, place) {
    const stops = page.locator('.island-stops');
    const current = async () => (await stops.getAttribute('aria-activedescendant'))?.slice(-3);
    await page.keyboard.press('n');
    // Places are numbered in the order in which the key goes round.
    const ids = await stops.getByRole('option').evaluateAll((all) => all.map(({ id }) => id.slice(-3)));
    const round = ids.sort();
    const ahead = round.indexOf(place) - round.indexOf((await current())!);
    const isNear = (ahead + round.length) % round.length <= round.length / 2;
    for (let i = 0; i < round.length && (await current()) !== place; i++)
      await page.keyboard.press(isNear ? 'n' : 'Shift+N');
    expect(await current()).toBe(place);
    await page.keyboard.press('Space');
  },
  async press(page, button) {
    await button.focus();
    await page.keyboard.press('Enter');
  },
  take: (page, number) => page.keyboard.press(String(number + 1)),
  async commit(page) {
    // On the island the key would choose the present place, unless a piece is planned.
    if ((await ghosts(page).count()) === 0) await primaryButton(page).focus();
    await page.keyboard.press('Enter');
  },
  trade: (page) => page.keyboard.press('t'),
};

const BUYS = { road: 0, settle: 1, city: 2 } as const;
const ASKING = ['connect', 'robber', 'rob', 'free-roads', 'discard'];
const bot = BOTS.greedy();
/** Intervals between checks, in milliseconds: without motion the page is quick. */
const SOON = { intervals: [20, 40, 80, 160, 320] };

/** Returns the actions of a bot in that seat, up to the next press of the confirm button. */
export function plannedBy(seat: number, before: State, random: Random): readonly Action[] {
  const state = catan.clone(before);
  const steps: Action[] = [];
  do {
    const known = catan.determinize(catan.view(state, seat), random);
    const action = bot.choose(catan, known, seat, random);
    steps.push(action);
    catan.apply(state, seat, action);
    if (action.type === 'discard' && catan.view(state).phase !== 'discard') break;
  } while (catan.actors(state).includes(seat) && ASKING.includes(catan.view(state).phase));
  return steps;
}

/** Plays one decision of the seat through the page, as a bot would. Returns its actions. */
export async function playOne(
  page: Page,
  hands: Hands,
  random: Random,
  seat = 0,
): Promise<readonly Action[]> {
  // Bots may still have to answer an offer.
  await expect.poll(async () => catan.actors(await stateOf(page)), SOON).toContain(seat);
  const state = await stateOf(page);
  const view = catan.view(state, seat);
  const before = await countOf(page);
  const steps = plannedBy(seat, state, random);
  await carryOut(page, hands, steps, view.phase);
  await expect.poll(() => countOf(page), SOON).toBeGreaterThan(before);
  const { actions } = await keptIsland(page);
  const done = actions.slice(before).flatMap(({ by, ...action }) => (by === seat ? [action] : []));
  // Discarded cards come in the order of their kinds.
  if (steps[0]!.type !== 'discard') expect(done.slice(0, steps.length)).toEqual(steps);
  return steps;
}

/** Facts of a game that the table does not show. */
interface Known {
  names(): Promise<readonly string[]>;
  /** Returns the development cards of the seat that has the turn. */
  held(): Promise<NonNullable<View['seats'][number]['held']>>;
}

/** Returns the facts of a game stored by this page. */
const keptBy = (page: Page): Known => ({
  names: async () => (await keptIsland(page)).seats.map(({ name }) => name),
  held: async () => {
    const state = await stateOf(page);
    const { seat } = catan.view(state);
    return catan.view(state, seat).seats[seat]!.held!;
  },
});

/** Chooses the steps on the table and commits them. */
export async function carryOut(
  page: Page,
  hands: Hands,
  steps: readonly Action[],
  phase: string,
  known = keptBy(page),
): Promise<void> {
  const [first] = steps;
  if (isTrade(first!)) return trade(page, hands, first, known);
  const panel = page.locator('.trade');
  if (await panel.isVisible()) await hands.press(page, panel.locator('.trade-head button'));
  let placed = 0;
  const place = async (at: string, kind: keyof typeof BUYS | 'robber') => {
    if (phase === 'main' && kind !== 'robber' && first!.type === kind) await hands.take(page, BUYS[kind]);
    await hands.place(page, at);
    await expect(ghosts(page)).toHaveCount(++placed);
  };
  for (const step of steps)
    switch (step.type) {
      case 'settle':
      case 'city':
        await place(step.at, step.type);
        break;
      case 'road':
        await place(step.on, 'road');
        break;
      case 'robber':
        await place(step.to, 'robber');
        break;
      case 'rob': {
        const victims = page.getByRole('radio');
        const name = shownName((await known.names())[step.seat]!);
        if ((await victims.count()) > 0) await hands.press(page, victims.filter({ hasText: name }));
        break;
      }
      case 'buy':
        await hands.take(page, 3);
        break;
      case 'play':
        await playCard(page, hands, step, await known.held());
        break;
      case 'discard':
        await hands.press(page, page.locator(`.discard-grid .card[data-card=${step.card}]`));
        break;
      default:
    }
  await expect(primaryButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await hands.commit(page);
}

async function playCard(
  page: Page,
  hands: Hands,
  step: Extract<Action, { type: 'play' }>,
  held: Awaited<ReturnType<Known['held']>>,
): Promise<void> {
  const kinds = DEVELOPMENTS.filter((card) => held[card] > 0);
  await hands.press(page, page.locator('.development').nth(kinds.indexOf(step.card)));
  const named = step.resource
    ? [step.resource]
    : RESOURCES.flatMap((card) => Array<typeof card>(step.cards?.[card] ?? 0).fill(card));
  for (const card of named) await hands.press(page, page.locator(`.pick[data-card=${card}]`));
}

/** Names of bots as a Ukrainian page shows them. */
const IN_UKRAINIAN: Readonly<Record<string, string>> = { Ramiro: 'Раміро', Mei: 'Мей', Yusuf: 'Юсуф' };
const shownName = (name: string): RegExp => new RegExp([name, IN_UKRAINIAN[name] ?? name].join('|'));

const TRADES = ['bank', 'offer', 'withdraw', 'accept', 'decline', 'counter', 'trade'] as const;
type TradeStep = Extract<Action, { type: (typeof TRADES)[number] }>;
const isTrade = (action: Action): action is TradeStep => TRADES.some((type) => type === action.type);

/** Trades, offers or answers. */
export async function trade(page: Page, hands: Hands, step: TradeStep, known = keptBy(page)): Promise<void> {
  const panel = page.locator('.trade');
  if (step.type === 'accept') return hands.press(page, primaryButton(page));
  if (step.type === 'decline') return hands.press(page, page.locator('.offer-actions .decline'));
  if (step.type === 'counter') await hands.press(page, page.locator('.offer-actions .btn').first());
  else if (step.type !== 'trade' && !(await panel.isVisible())) await hands.trade(page); // Answers open by themselves.
  await panel.waitFor();
  switch (step.type) {
    case 'bank':
      await setTerms(page, hands, {}, {});
      await hands.press(page, panel.locator(`.bank[data-card=${step.give}]`));
      return hands.press(page, panel.locator(`[aria-labelledby=bank-get] [data-card=${step.get}]`));
    case 'offer':
      await setTerms(page, hands, step.give, step.get);
      await ask(page, hands, step.to);
      return hands.press(page, panel.locator('.trade-actions .ink'));
    case 'counter':
      await setTerms(page, hands, step.give, step.get);
      return hands.press(page, panel.locator('.trade-actions .ink'));
    case 'withdraw':
      return hands.press(page, panel.locator('.trade-actions .btn').first());
    default: {
      const name = shownName((await known.names())[step.with]!);
      return hands.press(page, panel.locator('.answers li', { hasText: name }).locator('.offer-act'));
    }
  }
}

/** Sets the cards of both sides to the given numbers. */
export async function setTerms(page: Page, hands: Hands, give: CardCounts, get: CardCounts): Promise<void> {
  for (const [side, cards] of [give, get].entries())
    for (const card of RESOURCES) {
      const row = page.locator('.trade .five-row').nth(side);
      const spot = row.locator('li', { has: page.locator(`[data-card=${card}]`) });
      const wanted = cards[card] ?? 0;
      const less = spot.locator('.less');
      const chosen = async () => Number((await less.count()) > 0 && (await spot.locator('b').textContent()));
      for (let n = await chosen(); n !== wanted; n = await chosen())
        await hands.press(page, n < wanted ? spot.locator('.five-add') : less);
    }
}

/** Asks those seats and no others, if there is a choice. */
async function ask(page: Page, hands: Hands, to: readonly number[]): Promise<void> {
  for (const chip of await page.locator('.asked-seat').all()) {
    const seat = Number(await chip.getAttribute('data-seat'));
    const on = (await chip.getAttribute('aria-pressed')) === 'true';
    if (on !== to.includes(seat)) await hands.press(page, chip);
  }
}

/** The person on the cover takes the screen: by its button, once that answers. */
export async function takeScreen(page: Page): Promise<void> {
  const cover = page.locator('.pass-device');
  const show = cover.getByRole('button');
  await expect(show).not.toHaveAttribute('aria-disabled');
  await show.press('Enter');
  await expect(cover).toHaveCount(0);
}
