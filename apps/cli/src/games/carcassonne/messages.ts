import { readMessages } from '@bastide/messages/files';
import type { Language } from '@bastide/rulebook';
import type english from '../../../../../locales/en/program-carcassonne.json';

export type CarcassonneKey = keyof typeof english;

export const messages = (language: Language) =>
  readMessages<CarcassonneKey>(
    language,
    'program-carcassonne',
    'refusals-carcassonne',
    'refusals-carcassonne-secondary',
  );
