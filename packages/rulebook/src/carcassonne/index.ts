import { TEXTS } from './generated/index.ts';
import { CHAPTERS, EDITIONS, REASONS, SOURCES } from './ids.ts';
import { RULES } from './rules.ts';

export const carcassonne = {
  prefix: 'CAR-',
  chapters: CHAPTERS,
  editions: EDITIONS,
  reasons: REASONS,
  sources: SOURCES,
  facts: RULES,
  loadTexts: TEXTS,
} as const;
