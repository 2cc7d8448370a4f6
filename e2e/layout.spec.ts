import { LANGUAGES, type Language } from '@bastide/rulebook';
import { expect, type Page, test } from '@playwright/test';
import { isLong } from '../scripts/scope.mjs';
import { recordWithFiguresToChoose } from './carcassonne/position.ts';
import { againstBots, islandWhere, may } from './catan/position.ts';
import { open, resumeRecord } from './page.ts';

// The service worker would load files for a later visit.
test.use({ serviceWorkers: 'block' });

type Size = readonly [width: number, height: number];
const SIZES: readonly Size[] = [
  [320, 640],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
];
/**
 * `npm test` takes each language in two sizes and each size in two languages, the narrowest in those with long words;
 * the long form takes all combinations.
 */
const sizesOf = (language: Language): readonly Size[] =>
  SIZES.filter((_, i) => isLong || (i + 2) % 3 === LANGUAGES.indexOf(language) % 3);

const TABLES = {
  carcassonne: recordWithFiguresToChoose,
  catan: () =>
    JSON.stringify(
      islandWhere({
        names: ['Olena', 'Ramiro', 'Mei', 'Yusuf'],
        table: againstBots(3),
        wanted: (view) => view.you === 0 && view.seat === 0 && view.phase === 'main' && may(view, 'road'),
      }),
    ),
};

/** Returns words that are wider than their element, or than the page, where nobody can scroll to them. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const all: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) all.push(`the page is ${root.scrollWidth} wide`);
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    for (const one of top.querySelectorAll<HTMLElement>('*')) {
      const text = [...one.childNodes].filter(({ nodeType, data }: { nodeType: number; data?: string }) =>
        nodeType === 3 ? data!.trim() !== '' : false,
      );
      if (text.length === 0 || one.closest('.sr, svg, textarea, select, [hidden]') || !one.checkVisibility())
        continue;
      if (isForEars(one)) continue;
      if (isWrappedAway(one.closest('.seat-holdings > li'))) continue;
      const range = document.createRange();
      range.setStartBefore(text[0]!);
      range.setEndAfter(text.at(-1)!);
      const words = range.getBoundingClientRect();
      if (words.width === 0) continue;
      const told = `${one.className || one.tagName}: ${one.textContent!.trim().slice(0, 60)}`;
      for (let room: HTMLElement | null = one; room && room !== document.body; room = room.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(room);
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') break;
        const box = room.getBoundingClientRect();
        const isEdge =
          overflowX === 'hidden' || overflowX === 'clip' || room.matches('button, .btn, .sheet, label');
        if (isEdge && (words.right > box.right + 1 || words.left < box.left - 1)) {
          all.push(`over the edge of ${room.className || room.tagName}: ${told}`);
          break;
        }
      }
      if (words.left >= innerWidth || (words.right > innerWidth + 1 && !scrolls(one)))
        all.push(`out of the page: ${told}`);
    }
    for (const name of document.querySelectorAll<HTMLElement>('.cost-name'))
      if (name.offsetHeight > 1.5 * Number.parseFloat(getComputedStyle(name).lineHeight))
        all.push(`broken: ${name.textContent}`);
    const board = document.querySelector('.board')?.getBoundingClientRect();
    const news = document.querySelector('.carcassonne .head small')?.getBoundingClientRect();
    if (board && news && news.bottom > board.top + 1) all.push('the head reaches over the board');
    function isForEars(one: Element | null): boolean {
      for (let room = one; room; room = room.parentElement)
        if (room.clientWidth === 1 || getComputedStyle(room).clipPath !== 'none') return true;
      return false;
    }
    /** A row without room in the column: none of it is seen. */
    function isWrappedAway(row: Element | null): boolean {
      const list = row?.parentElement;
      return (
        row != null && list != null && row.getBoundingClientRect().left >= list.getBoundingClientRect().right
      );
    }
    function scrolls(one: Element | null): boolean {
      for (let room = one; room; room = room.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(room).overflowX)) return true;
      return false;
    }
    return all;
  });

async function fits(page: Page, language: Language, what: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of sizesOf(language)) {
    await page.setViewportSize({ width, height });
    // Layout computed by code has followed.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect
      .configure({ soft: true })
      .poll(() => cut(page), { message: `${what}, ${width} × ${height}` })
      .toEqual([]);
  }
}

for (const language of LANGUAGES)
  test.describe(`${language}, ${isLong ? 'all' : 'two'} sizes`, {
    tag: language === 'uk' ? '@quick' : [],
  }, () => {
    test('every word of the start page, the library, the editions and the rules has room', async ({
      page,
    }) => {
      await open(page, { language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const address of [
        './',
        './?library=statistics',
        './?page=carcassonne',
        './?rules=CAR-TB-PIG-22',
      ]) {
        await page.goto(address);
        await page
          .locator(address.includes('rules') ? '.rule h2' : 'h1')
          .first()
          .waitFor();
        await fits(page, language, address);
      }
    });

    for (const [game, record] of Object.entries(TABLES))
      test(`every word of a table of ${game} and its dialogs has room`, async ({ page }) => {
        await resumeRecord(page, record(), { language });
        await fits(page, language, 'the table');
        await page.keyboard.press('?');
        await page.locator('.key-map').waitFor();
        await fits(page, language, 'the keys');
        await page.keyboard.press('Escape');
        if (game === 'catan') {
          await page.keyboard.press('t');
          await page.locator('.trade').waitFor();
          await fits(page, language, 'the trade');
        }
      });
  });
