import { CHAPTERS, chapterNames } from './chapters.ts';
import { EDITIONS, editionNames } from './editions.ts';
import { REASONS, reasonNames } from './reasons.ts';
import { RULES } from './rules.ts';
import { SOURCES, sourceNames } from './sources.ts';

export const carcassonne = {
  prefix: 'CAR-',
  names: { en: 'Carcassonne', uk: 'Каркасон' },
  preface: {
    about: 'The base game, Traders & Builders, The River, Inns & Cathedrals and the abbot, in our own words.',
    follows: 'The text of a rule is that of the second edition where it has the rule',
    same: 'the same in all four',
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
