import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { logLineText as carcassonneText } from '../../src/games/carcassonne/text/log-text.ts';
import { logLineText as catanText } from '../../src/games/catan/text/log-text.ts';
import { TranslatorContext } from '../../src/i18n/context.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { INITIAL_UI, type TableBase, TableBaseContext } from '../../src/table/context.ts';
import { LogPanel } from '../../src/table/LogPanel.tsx';
import { createStore } from '../../src/ui/store.ts';
import { translatorIn } from '../translators.ts';

const names = ['Olena', 'Ramiro'];
const table = {
  count: 1,
  people: { names },
  colours: ['madder', 'woad'],
  ui: createStore(INITIAL_UI),
} as unknown as TableBase;

test.each(LANGUAGES)('a line about nobody is a whole sentence in %s', async (language) => {
  const t = await translatorIn(language);
  const lines = [
    carcassonneText(
      t,
      {
        kind: 'completed',
        after: 1,
        turn: 1,
        what: 'city',
        feature: [
          { at: [1, 0], on: 'c1' },
          { at: [2, 0], on: 'c1' },
        ],
      },
      names,
    ),
    catanText(
      t,
      {
        kind: 'award',
        after: 1,
        turn: 1,
        seat: null,
        rule: 'CAT-LROAD-05',
        card: 'longest-road',
        from: 1,
        length: 0,
      },
      { hexes: [] },
      { names, you: 0, botAt: () => undefined, isNameless: () => false },
    ),
  ];
  for (const words of lines) {
    const log = createElement(LogPanel, {
      lines: [{ after: 1 }],
      tell: () => ({ after: 1, seats: [], words }),
      empty: '',
    });
    const page = renderToStaticMarkup(
      createElement(TranslatorContext, { value: t }, createElement(TableBaseContext, { value: table }, log)),
    );
    const said = /emblems"><\/span><span>([^<]*)</.exec(page)?.[1] ?? '';
    expect(said).toMatch(/^[\p{Lu}\p{Lo}].*[.。]$/u);
  }
});
