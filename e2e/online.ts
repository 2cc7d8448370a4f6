import { type Browser, expect, type Page } from '@playwright/test';
import { open } from './page.ts';

/** A person with a screen of their own. */
export interface Person {
  readonly name: string;
  readonly page: Page;
}

/** Sends a request to the server, as the page would. */
export const ask = <Answer>(page: Page, path: string, body?: object, invite?: string): Promise<Answer> =>
  page.evaluate(
    async ([path, body, invite]) => {
      const response = await fetch(`api/${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }),
          ...(invite !== undefined && { 'Bastide-Invite': invite }),
        },
      });
      const answer = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(answer));
      return answer;
    },
    [path, body, invite] as const,
  );

/** Opens a page for a guest, who has given only a name. */
export async function guest(browser: Browser, name: string, settings: object = {}): Promise<Person> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page, settings);
  await ask(page, 'me', { name });
  return { name, page };
}

/** Opens a table at which all of them sit, and begins its game. Returns its id. */
export async function sitDown(
  people: readonly Person[],
  game: string,
  options: object = {},
  settings: object = {},
): Promise<string> {
  const [host, ...others] = people;
  const { table, invite } = await ask<{ table: string; invite: string }>(host!.page, 'tables', {
    game,
    options: { ...options, seats: people.length },
    settings,
    seat: 0,
  });
  for (const [i, { page }] of others.entries())
    await ask(page, `tables/${table}`, { type: 'sit', seat: i + 1 }, invite);
  await ask(host!.page, `tables/${table}`, { type: 'begin' });
  for (const { page } of people) {
    await page.goto(`./?game=${table}`);
    await page.locator('.app').waitFor();
  }
  return table;
}

/** The server's news for this page about a table. */
interface News {
  readonly version: number;
  readonly entries: readonly {
    readonly kind: string;
    readonly awaits?: readonly number[];
    readonly by?: unknown;
  }[];
  readonly now?: readonly { readonly seat?: number; readonly decision?: string; readonly view: object }[];
}
export const newsOf = (page: Page, table: string): Promise<News> => ask<News>(page, `tables/${table}`);

/** Returns the seats that are to act; none when the game is over. */
export function awaitedIn({ entries }: News): readonly number[] {
  if (entries.some(({ kind }) => kind === 'over')) return [];
  return entries.findLast(({ awaits }) => awaits !== undefined)?.awaits ?? [];
}

/** An action in a table's list. */
export interface Listed {
  readonly type: string;
}

/** Takes one of a seat's possible actions, or another one, as its page would; waits until that page shows it. */
export async function take<View extends { readonly actions?: readonly Listed[] }>(
  page: Page,
  table: string,
  seat: number,
  choose: (view: View) => Listed,
): Promise<Listed> {
  const { now, entries, version } = await newsOf(page, table);
  const seen = now!.find((one) => one.seat === seat)!;
  const action = choose(seen.view as View);
  const acts = entries.filter(({ kind }) => kind === 'act').length;
  await ask(page, `tables/${table}`, {
    type: 'act',
    seat,
    decision: seen.decision,
    seen: version,
    actions: [action],
  });
  await expect
    .poll(async () => Number(await page.locator('.app').getAttribute('data-acts')))
    .toBeGreaterThan(acts);
  return action;
}
