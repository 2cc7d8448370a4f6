import { CHAPTERS } from './chapters.ts';
import { EDITIONS } from './editions.ts';
import { REASONS } from './reasons.ts';
import { RULES } from './rules.ts';
import { SOURCES } from './sources.ts';

export const carcassonne = {
  prefix: 'CAR-',
  chapters: CHAPTERS,
  editions: EDITIONS,
  reasons: REASONS,
  sources: SOURCES,
  rules: RULES,
  // Each import stands for itself, so that bundlers give every language its own file.
  told: {
    en: () => import('./en.ts'),
    uk: () => import('./uk.ts'),
    ru: () => import('./ru.ts'),
    es: () => import('./es.ts'),
    zh: () => import('./zh.ts'),
    de: () => import('./de.ts'),
  },
} as const;
