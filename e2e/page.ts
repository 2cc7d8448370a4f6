import { expect, type Page } from '@playwright/test';

/**
 * Settings as the page stores them: no motion, so that a whole game takes seconds; every action needs the confirm
 * button.
 */
export const FAST = { speed: 0, confirm: 'always' } as const;

/** Makes all chance of the page repeatable: tiles, dice, cards and everything else. The first call for a page decides. */
export async function withSameChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript((first) => {
    const marked = window as { isRepeatable?: boolean };
    if (marked.isRepeatable) return;
    marked.isRepeatable = true;
    let last = first;
    const byChance = Crypto.prototype.getRandomValues;
    // Only seeds are numbers of 32 bits: ids of games stay random.
    Crypto.prototype.getRandomValues = function <T extends ArrayBufferView | null>(
      this: Crypto,
      array: T,
    ): T {
      if (!(array instanceof Uint32Array)) return byChance.call(this, array) as T;
      for (let i = 0; i < array.length; i++) {
        last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
        array[i] = last;
      }
      return array;
    };
  }, seed);
}

/** Opens the page with valid settings of a reader, and the same chance in each run. Fails the test on any error of the page's own. */
export async function open(page: Page, settings: object = {}, setup?: object): Promise<void> {
  page.on('pageerror', (error) => {
    throw error;
  });
  await withSameChance(page, 1);
  await page.addInitScript(
    ([kept, agreed]) => {
      localStorage.getItem('bastide.settings') ?? localStorage.setItem('bastide.settings', kept!);
      if (agreed) localStorage.getItem('bastide.setup') ?? localStorage.setItem('bastide.setup', agreed);
    },
    [JSON.stringify({ ...FAST, ...settings }), setup ? JSON.stringify(setup) : undefined],
  );
  await page.goto('./');
}

/** Returns the button that commits a decision. */
export const primaryButton = (page: Page) => page.locator('.acts .btn.primary');

/** Returns the number of actions that the table shows. */
const shown = (page: Page) =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.app')?.dataset.acts ?? 0));

/** Does something at the table, and waits until it is stored and shown. */
export async function andSee(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await shown(page);
  await act();
  await expect.poll(() => shown(page), { intervals: [5, 10, 20, 40] }).toBeGreaterThan(before);
}

/** Puts the text of a record into the dialog that opens one. */
export async function handIn(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /Open a game file|Відкрити файл гри/ }).click();
  await page.getByLabel(/^(Text of the game|Текст гри)$/).fill(text);
  await page.getByRole('button', { name: /^(Open|Відкрити)$/ }).click();
}

/** Sends touches of fingers, at any points. */
export async function fingers(page: Page) {
  const touches = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: (readonly [x: number, y: number])[]) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
}

/** Opens the table of a record, and waits for it. */
export async function openRecord(page: Page, text: string): Promise<void> {
  const before = page.url();
  await handIn(page, text);
  await page.waitForURL((now) => now.href !== before && now.searchParams.has('table'));
}

/** Opens an unfinished game in any language, as the single table of older versions of the page. */
export async function resumeRecord(page: Page, text: string, settings: object = {}): Promise<void> {
  await page.addInitScript((content) => {
    if (location.search === '')
      localStorage.setItem('bastide.table', JSON.stringify({ page: '', at: 0, content }));
  }, text);
  await open(page, settings);
  await page.locator('.resume:not(:empty)').click();
  await page.locator('#decision').waitFor();
  await page.locator('.board-map').waitFor();
}

/** Returns the number of log lines that are completely visible. */
export const linesInSight = (page: Page) =>
  page.locator('.log').evaluate((log) => {
    const { top, bottom } = log.querySelector('ol')!.getBoundingClientRect();
    const foot = document.querySelector('.sidebar-foot')!.getBoundingClientRect();
    return [...log.querySelectorAll('li')].filter((line) => {
      const box = line.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= Math.min(bottom, foot.top) + 1;
    }).length;
  });

/** Returns a stored record: of the table shown, or of the game played last. */
export async function keptRecord<Record = KeptRecord>(page: Page): Promise<Record> {
  const kept = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('bastide'));
    const stores = db.transaction(['games', 'acts']);
    const games: { id: string; head: object; touched: number }[] = await done(
      stores.objectStore('games').getAll(),
    );
    games.sort((a, b) => b.touched - a.touched);
    const shown = new URLSearchParams(location.search).get('table');
    const game = games.find(({ id }) => id === shown) ?? games[0];
    if (!game) throw new Error('no game is kept');
    const range = IDBKeyRange.bound([game.id, 0], [game.id, Number.POSITIVE_INFINITY]);
    const actions = await done(stores.objectStore('acts').getAll(range));
    db.close();
    return { isShown: game.id === shown, record: { ...game.head, actions } };
  });
  const { actions } = kept.record;
  // Actions are stored before they are shown.
  const isAtTable =
    (await page.locator('.app').isVisible()) && !(await page.locator('.other-window').isVisible());
  if (kept.isShown && isAtTable)
    await expect
      .poll(() => shown(page), { intervals: [5, 10, 20, 40] })
      .toBeGreaterThanOrEqual(actions.length);
  return kept.record as Record;
}

export interface KeptRecord {
  readonly options: object;
  readonly actions: readonly { readonly by: unknown; readonly type: string }[];
  readonly result?: unknown;
}
