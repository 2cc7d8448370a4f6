import type { GameName, RuleId } from '@bastide/rulebook';
import * as rulebook from '@bastide/rulebook';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { gameNamed } from '../../src/game/context.ts';
import { fetchSecondary } from '../../src/game/fetch-modules.ts';
import { GAMES } from '../../src/games/index.ts';
import { TranslatorContext } from '../../src/i18n/context.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { RuleArticle } from '../../src/rules/RuleArticle.tsx';
import { RuleContents, RuleSearch } from '../../src/rules/RulesPages.tsx';
import type { GameRulebook } from '../../src/rules/use-book.ts';
import { translatorIn } from '../translators.ts';

const show = () => {};

async function open<Game extends GameName>(game: Game, language: Language) {
  const words = await translatorIn(language);
  const book: GameRulebook<Game> = { ...rulebook, game, ...(await rulebook.loadRules(game, language)) };
  const render = (page: ReactElement) =>
    renderToStaticMarkup(createElement(TranslatorContext, { value: words }, page));
  const ui = gameNamed(GAMES, game);
  const { drawer: part } = await fetchSecondary(ui);
  return {
    article: (id: RuleId<Game>, change: object = {}) =>
      render(
        createElement(RuleArticle<Game>, {
          book,
          id,
          setup: { ...ui.setups.defaultSetup, ...change },
          part,
          show,
        }),
      ),
    contents: () => render(createElement(RuleContents<Game>, { book, title: 'Rules', show })),
    search: (query: string, holds?: (id: RuleId<Game>) => boolean) =>
      render(createElement(RuleSearch<Game>, { book, query, others: [], show, ...(holds && { holds }) })),
  };
}

test('a rule of Catan shows its text, the editions that differ, and related rules', async () => {
  const page = (await open('catan', 'en')).article('CAT-PROD-04');
  for (const words of ['When the bank runs short', 'Older printings', 'only player who waits', 'CAT-EDGE-20'])
    expect(page).toContain(words);
  expect(page).not.toContain('Second edition');
});

test('a rule of Catan says if no edition differs, or if it is not implemented', async () => {
  const { article } = await open('catan', 'uk');
  expect(article('CAT-ROBBER-03')).toContain('в усіх виданнях, наскільки відомо');
  expect(article('CAT-P56-01')).toContain('потребує доповнення для 5 і 6 гравців');
});

test('a result of a search shows its editions and the sentence that answers; rules not in force stand last', async () => {
  const { search } = await open('carcassonne', 'en');
  const page = search('how many points for a farmer');
  for (const words of [
    'Field by field, 3 points',
    'Whoever is strongest in a field gets 3 points',
    'Third edition',
  ])
    expect(page).toContain(words);
  const order = (id: string) => search('points farmer', (one) => one !== 'CAR-FARM-03').indexOf(id);
  expect(order('CAR-FARM-03')).toBeGreaterThan(order('CAR-FARM-05'));
  expect(page.indexOf('CAR-FARM-03')).toBeLessThan(page.indexOf('CAR-FARM-05'));
});

test('a rule of Carcassonne begins with the ruling in force', async () => {
  const { article } = await open('carcassonne', 'en');
  const page = article('CAR-TB-PIG-05', { edition: 'c3' });
  expect(page).toMatch(/class="ruling">.*<b>Third edition/);
  expect(article('CAR-ROAD-01', { edition: 'c3' })).toContain('all four editions');
});

test('contents and search show one game only', async () => {
  const catan = await open('catan', 'en');
  expect(catan.contents().match(/<details>/g)).toHaveLength(rulebook.CHAPTERS.catan.length);
  for (const page of [catan.contents(), catan.search('road')]) {
    expect(page).toContain('CAT-ROAD-01');
    expect(page).not.toContain('CAR-');
  }
});
