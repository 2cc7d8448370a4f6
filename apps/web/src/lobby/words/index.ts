import type { MessageSource } from '../../i18n/catalogue.ts';
import { useTranslator as useAnyWords } from '../../i18n/context.ts';
import type { MessageKey as SharedKey } from '../../i18n/messages.ts';
import type { Translator as AnyWords } from '../../i18n/translator.ts';
import type { RoomWords } from './messages.ts';

/** A message of these rooms, or one that shared rooms say too. */
export type Key = SharedKey | keyof RoomWords;
export type Words = AnyWords<Key>;

export const useWords = (): Words => useAnyWords<Key>();

/** Fetched with the first of these rooms. */
export const WORDS: MessageSource<RoomWords> = {
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
  es: () => import('./es.ts'),
  zh: () => import('./zh.ts'),
  de: () => import('./de.ts'),
};
