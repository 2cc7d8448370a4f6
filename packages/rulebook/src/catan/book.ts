import { CHAPTERS, chapterNames } from './chapters.ts';
import { EDITIONS, editionNames } from './editions.ts';
import { REASONS, reasonNames } from './reasons.ts';
import { RULES } from './rules.ts';
import { SOURCES, sourceNames } from './sources.ts';

export const catan = {
  prefix: 'CAT-',
  names: { en: 'Catan', uk: 'Катан' },
  preface: {
    about:
      'The base game and its variants, in our own words, and what the extension for 5 and 6 players adds.',
    follows: 'The text of a rule is that of the fifth edition, 2020',
    same: 'the same, as far as known',
  },
  chapters: CHAPTERS,
  chapterNames,
  editions: EDITIONS,
  editionNames,
  reasons: REASONS,
  reasonNames,
  sources: SOURCES,
  sourceNames,
  rules: RULES,
  // Each import stands for itself, so that bundlers give every language its own file.
  texts: { en: () => import('./en.ts'), uk: () => import('./uk.ts') },
} as const;
