import type { Language, Names } from '../language.ts';

/** Why a rule, or a part of it, is not played at this table. */
export const REASONS = ['other-expansions', 'pig-herd'] as const;
export type Reason = (typeof REASONS)[number];

const NAMES: Names<Reason> = {
  en: {
    'other-expansions': 'needs expansions that are not on this table',
    'pig-herd': 'needs a tile that no set on this table has',
  },
  uk: {
    'other-expansions': 'потребує доповнень, яких за цим столом немає',
    'pig-herd': 'потребує плитки, якої немає в жодному наборі за цим столом',
  },
};

/** Reads after "this rule" or "the rest of this rule": "waits for The River". */
export const reasonNames = (language: Language) => NAMES[language];
