import type { Part } from '../../../i18n/catalogue.ts';
import { useWords as useAnyWords } from '../../../i18n/context.ts';
import type { Key as SharedKey } from '../../../i18n/messages.ts';
import type { Words as AnyWords } from '../../../i18n/words.ts';
import type { CompanyWords } from './messages.ts';

export type Key = SharedKey | keyof CompanyWords;
export type Words = AnyWords<Key>;

export const useWords = (): Words => useAnyWords<Key>();

/** Fetched with the first table of a server. */
export const WORDS: Part<CompanyWords> = {
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
  es: () => import('./es.ts'),
  zh: () => import('./zh.ts'),
  de: () => import('./de.ts'),
};
