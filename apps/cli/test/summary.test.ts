import { LANGUAGES } from '@bastide/rulebook';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { loadTranslator } from '../src/i18n/translator.ts';
import type { ReplayReport } from '../src/replay/report.ts';
import { summary } from '../src/replay/summary.ts';

const CHICKENS = { en: 'chickens', ru: 'куриц', uk: 'курей', es: 'gallinas', zh: '鸡', de: 'Hühner' };

test.each(LANGUAGES)('the third edition counts chickens where others count wine, in %s', (language) => {
  const words = loadTranslator(language, GAMES.speakers);
  const said = (thirdGood: string) => {
    const part = { for: 'wine', count: 5, points: 10 };
    const scored = { at: 99, seat: 0, rule: 'CAR-TB-GOODS-06', points: 10, parts: [part], final: true };
    return summary(
      {
        game: 'carcassonne',
        options: { thirdGood },
        actions: 100,
        over: true,
        names: ['Anna', 'Ben'],
        points: [10, 0],
        winners: [0],
        breakdown: [scored],
      } as unknown as ReplayReport,
      words,
    ).join('\n');
  };
  expect(said('chicken')).toContain(CHICKENS[language]);
  expect(said('wine')).not.toContain(CHICKENS[language]);
});
