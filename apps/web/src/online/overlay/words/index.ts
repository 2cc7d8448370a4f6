import type { MessageSource } from '../../../i18n/catalogue.ts';
import { useTranslator as useAnyWords } from '../../../i18n/context.ts';
import type { MessageKey as SharedKey } from '../../../i18n/messages.ts';
import type { Translator as AnyWords } from '../../../i18n/translator.ts';
import type { CompanyWords } from './messages.ts';

export type Key = SharedKey | keyof CompanyWords;
export type Words = AnyWords<Key>;

export const useWords = (): Words => useAnyWords<Key>();

/** Fetched with the first table of a server. */
export const WORDS: MessageSource<CompanyWords> = {
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
  es: () => import('./es.ts'),
  zh: () => import('./zh.ts'),
  de: () => import('./de.ts'),
};
