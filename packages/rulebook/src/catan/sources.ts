import type { Language, Names } from '../language.ts';

/** Where rules are stated, what programs do where books are silent, and what we had to decide (`DEC`). */
export const SOURCES = ['ES', 'A20', 'R25', 'FAQ', 'X56', 'TB', 'JS', 'CT', 'sites', 'GEO', 'DEC'] as const;
export type Source = (typeof SOURCES)[number];

const NAMES: Names<Source> = {
  en: {
    ES: 'fifth edition (Spanish almanac)',
    A20: 'fifth edition, 2020',
    R25: 'sixth edition, 2025',
    FAQ: 'the publisher’s answers to questions',
    X56: 'extension for 5 and 6 players',
    TB: 'the publisher’s variants',
    JS: 'the program JSettlers2',
    CT: 'the program Catanatron',
    sites: 'house rules of public tables',
    GEO: 'counted on the board',
    DEC: 'our ruling, where sources are silent or disagree',
  },
  uk: {
    ES: 'п’яте видання (іспанський довідник)',
    A20: 'п’яте видання, 2020',
    R25: 'шосте видання, 2025',
    FAQ: 'відповіді видавця на запитання',
    X56: 'доповнення для 5 і 6 гравців',
    TB: 'варіанти від видавця',
    JS: 'програма JSettlers2',
    CT: 'програма Catanatron',
    sites: 'домашні правила відкритих столів',
    GEO: 'пораховано на полі',
    DEC: 'наше рішення там, де джерела мовчать або розходяться',
  },
};

export const sourceNames = (language: Language) => NAMES[language];
