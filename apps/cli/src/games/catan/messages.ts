import { readMessages } from '@bastide/messages/files';
import type { Language } from '@bastide/rulebook';
import type english from '../../../../../locales/en/program-catan.json';

export type CatanKey = keyof typeof english;

export const messages = (language: Language) =>
  readMessages<CatanKey>(language, 'program-catan', 'refusals-catan');
