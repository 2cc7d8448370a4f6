import type { Language, Names } from '../language.ts';

/** Why a rule, or a part of it, is not played at this table. */
export const REASONS = [
  'river',
  'inns',
  'abbot',
  'inns-abbot',
  'first-printing',
  'field-once',
  'third-edition',
  'exceptions',
  'other-expansions',
  'pig-herd',
  'automatic',
] as const;
export type Reason = (typeof REASONS)[number];

const NAMES: Names<Reason> = {
  en: {
    river: 'waits for The River',
    inns: 'waits for Inns & Cathedrals',
    abbot: 'waits for the abbot',
    'inns-abbot': 'waits for Inns & Cathedrals and the abbot',
    'first-printing': 'waits for the first printing',
    'field-once': 'is an old way of counting fields that none of the editions uses',
    'third-edition': 'waits for the third edition',
    exceptions: 'belongs to the abbot and to the third edition',
    'other-expansions': 'needs expansions that are not on this table',
    'pig-herd': 'needs a tile that no set on this table has',
    automatic: 'has nothing to decide, because the second tile is always drawn',
  },
  uk: {
    river: 'чекає на «Річку»',
    inns: 'чекає на «Таверни та собори»',
    abbot: 'чекає на абата',
    'inns-abbot': 'чекає на «Таверни та собори» й абата',
    'first-printing': 'чекає на перший друк',
    'field-once': 'належить до давнього способу рахувати поля, якого немає в жодному з видань',
    'third-edition': 'чекає на третє видання',
    exceptions: 'належить до абата й до третього видання',
    'other-expansions': 'потребує доповнень, яких за цим столом немає',
    'pig-herd': 'потребує плитки, якої немає в жодному наборі за цим столом',
    automatic: 'не має що вирішувати, бо другу плитку беруть завжди',
  },
};

/** Reads after "this rule" or "the rest of this rule": "waits for The River". */
export const reasonNames = (language: Language) => NAMES[language];
