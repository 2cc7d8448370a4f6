import type { Language, Names } from '../language.ts';

/** Where rules are stated: four printed books, the common rules of the game, and what we had to decide. */
export const SOURCES = ['CN', 'RU', 'C2', 'UA', 'general', 'ruling'] as const;
export type Source = (typeof SOURCES)[number];

const NAMES: Names<Source> = {
  en: {
    CN: 'first printing, 2003 (Chinese book)',
    RU: 'later first edition (Russian book)',
    C2: 'second edition, 2015',
    UA: 'third edition (Ukrainian book)',
    general: 'common rules of the game',
    ruling: 'our ruling, where the books are silent',
  },
  uk: {
    CN: 'перше видання, друк 2003 (китайські правила)',
    RU: 'перше видання, пізніший друк (російські правила)',
    C2: 'друге видання, 2015',
    UA: 'третє видання (українські правила)',
    general: 'загальні правила гри',
    ruling: 'наше рішення там, де правила мовчать',
  },
};

export const sourceNames = (language: Language) => NAMES[language];
