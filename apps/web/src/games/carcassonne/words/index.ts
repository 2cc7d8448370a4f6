import type { MessageCatalogue, MessageSource } from '../../../i18n/catalogue.ts';
import { useTranslator as useAnyWords } from '../../../i18n/context.ts';
import type { MessageKey as SharedKey } from '../../../i18n/messages.ts';
import type { Translator as AnyWords } from '../../../i18n/translator.ts';
import type { First, Later } from './messages.ts';

/** A message of Carcassonne, or one that shared rooms say too. */
export type Key = SharedKey | keyof First | keyof Later;
export type Words = AnyWords<Key>;

export const useWords = (): Words => useAnyWords<Key>();

/** What Carcassonne says: its table is the first, and all that it says comes with the start. */
export const WORDS = {
  first: {
    en: () => import('./en.ts'),
    uk: () => import('./uk.ts'),
    ru: () => import('./ru.ts'),
    es: () => import('./es.ts'),
    zh: () => import('./zh.ts'),
    de: () => import('./de.ts'),
  } satisfies MessageSource<First>,
  later: {
    en: () => import('./en-later.ts'),
    uk: () => import('./uk-later.ts'),
    ru: () => import('./ru-later.ts'),
    es: () => import('./es-later.ts'),
    zh: () => import('./zh-later.ts'),
    de: () => import('./de-later.ts'),
  } satisfies MessageSource<Later>,
} as const satisfies MessageCatalogue;
